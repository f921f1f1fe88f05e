/* The rules of a game and its other texts: Markdown with the game's figures. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { RulesUi } from "../games/ui";
import { useSettings } from "../settings";
import type { TableSource } from "../table/table";
import type { Language } from "../table/view";
import { useHash } from "../useHash";
import { readLine, readMarkdown, type Block } from "./markdown";

/** Which rules, and which of their books. */
interface BookRef {
    rules: RulesUi;
    book: string;
}

/** A link in the text: within the book, to another book, to the other language, or plain text if the target is not in the page. */
function Link({ rules, book, text, to }: BookRef & { text: string; to: string }) {
    const { language: now, change } = useSettings();
    const [file = "", place] = to.split("#");
    const [target, language] = file === "" ? [book, now] : (rules.files[file] ?? [null, now]);
    if (target && language === now) return <a href={`#/${target}${place ? `/${place}` : ""}`}>{text}</a>;
    if (target)
        return (
            <button type="button" class="link" onClick={() => change({ language })}>
                {text}
            </button>
        );
    return <>{text}</>;
}

function Line({ rules, book, text }: BookRef & { text: string }) {
    return (
        <>
            {readLine(text).map((piece) => {
                if (piece.kind === "link") return <Link rules={rules} book={book} text={piece.text} to={piece.to} />;
                if (piece.kind === "bold") return <b>{piece.text}</b>;
                if (piece.kind === "italic") return <em>{piece.text}</em>;
                if (piece.kind === "code") return <code>{piece.text}</code>;
                return piece.text;
            })}
        </>
    );
}

function Heading({ block }: { block: Block & { kind: "heading" } }) {
    const Tag = block.level === 1 ? "h1" : block.level === 2 ? "h2" : "h3";
    return (
        <Tag id={block.id} tabIndex={-1}>
            {block.text}
        </Tag>
    );
}

function Table({ rules, book, head, rows }: BookRef & { head: readonly string[]; rows: readonly (readonly string[])[] }) {
    return (
        <div class="rules-table" tabIndex={0} role="group" aria-label={head.join(", ").replace(/[*`]/g, "")}>
            <table>
                <thead>
                    <tr>
                        {head.map((cell) => (
                            <th scope="col">
                                <Line rules={rules} book={book} text={cell} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr>
                            {row.map((cell) => (
                                <td>
                                    <Line rules={rules} book={book} text={cell} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function BlockView({ rules, book, block }: BookRef & { block: Block }) {
    if (block.kind === "heading") return <Heading block={block} />;
    if (block.kind === "table") return <Table rules={rules} book={book} head={block.head} rows={block.rows} />;
    if (block.kind === "line") return <hr />;
    if (block.kind === "paragraph")
        return (
            <p>
                <Line rules={rules} book={book} text={block.text} />
            </p>
        );
    return (
        <ul>
            {block.items.map((item) => (
                <li>
                    <Line rules={rules} book={book} text={item} />
                </li>
            ))}
        </ul>
    );
}

/** The section number of a heading such as "5. Actions". */
function sectionOf(block: Block): number {
    return block.kind === "heading" && block.level === 2 ? Number.parseInt(block.text, 10) : Number.NaN;
}

interface Props extends BookRef {
    source: TableSource;
    /** Address of the game to return to. */
    game: string | null;
}

/** The text of a book; empty until it is here, null if it cannot be loaded. */
function useText(rules: RulesUi, book: string, language: Language): string | null {
    const [read, setRead] = useState<{ of: string; text: string | null }>({ of: "", text: "" });
    const of = `${book} ${language}`;
    useEffect(() => {
        let wanted = true;
        const take = (text: string | null): void => void (wanted && setRead({ of, text }));
        rules.books[book]?.[language]().then(
            (file) => take(file.default),
            () => take(null),
        );
        return () => {
            wanted = false;
        };
    }, [rules, of]);
    return read.of === of ? read.text : "";
}

export function RulesScreen({ rules, source, book, game }: Props) {
    const { say, language } = useSettings();
    const place = decodeURIComponent(useHash()[1] ?? "");
    const text = useText(rules, book, language);
    const blocks = useMemo(() => readMarkdown(text ?? say("gameNotLoaded")), [text]);
    const headings = blocks.filter((block): block is Block & { kind: "heading" } => block.kind === "heading" && block.level === 2);
    useLayoutEffect(() => {
        const heading = place ? document.getElementById(place) : null;
        if (heading) heading.scrollIntoView();
        else scrollTo(0, 0);
        heading?.focus({ preventScroll: true });
    }, [place, text]);
    return (
        <div class="rules-page">
            <nav class="contents panel" aria-label={say("contents")}>
                {game && (
                    <a class="play-button strong to-game" href={game}>
                        {say("backToNow")}
                    </a>
                )}
                <p class="contents-links">
                    <a href="#/">{say("home")}</a>
                    <a href="#/learn">{say("learn")}</a>
                    {book !== Object.keys(rules.books)[0] && <a href="#/rules">{say("readRules")}</a>}
                </p>
                <h2>{say("contents")}</h2>
                <ol>
                    {headings.map((block) => (
                        <li key={block.id}>
                            <a href={`#/${book}/${block.id}`}>{block.text}</a>
                        </li>
                    ))}
                </ol>
            </nav>
            <main class="rules-text">
                {blocks.map((block) => (
                    <>
                        <BlockView rules={rules} book={book} block={block} />
                        {rules.Figures && sectionOf(block) > 0 && <rules.Figures source={source} book={book} section={sectionOf(block)} />}
                    </>
                ))}
            </main>
        </div>
    );
}
