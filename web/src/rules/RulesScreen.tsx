/* The rules and the rulings, as they stand in docs/: one text for readers there and players here, with pictures by the board's own drawing. */
import { useLayoutEffect, useMemo } from "preact/hooks";
import english from "../../../docs/rules.md";
import french from "../../../docs/regles.md";
import rulings from "../../../docs/rulings.md";
import precisions from "../../../docs/precisions.md";
import { useWishes } from "../settings";
import type { TableSource } from "../table/table";
import type { Language } from "../table/view";
import { useHash } from "../useHash";
import { FigureView } from "./FigureView";
import { FIGURES } from "./figures";
import { readLine, readMarkdown, type Block } from "./markdown";

/** Each a screen of that name. */
export type Book = "rules" | "rulings";

const TEXTS: Readonly<Record<Book, Readonly<Record<Language, string>>>> = {
    rules: { en: english, fr: french },
    rulings: { en: rulings, fr: precisions },
};
const FILES: Readonly<Record<string, readonly [Book, Language]>> = {
    "rules.md": ["rules", "en"],
    "regles.md": ["rules", "fr"],
    "rulings.md": ["rulings", "en"],
    "precisions.md": ["rulings", "fr"],
};

/** A link of the text: within it, to the other book, to the other language, or (what the page does not hold) only its words. */
function Link({ book, text, to }: { book: Book; text: string; to: string }) {
    const { language: now, change } = useWishes();
    const [file = "", place] = to.split("#");
    const [target, language] = file === "" ? [book, now] : (FILES[file] ?? [null, now]);
    if (target && language === now) return <a href={`#/${target}${place ? `/${place}` : ""}`}>{text}</a>;
    if (target)
        return (
            <button type="button" class="link" onClick={() => change({ language })}>
                {text}
            </button>
        );
    return <>{text}</>;
}

function Line({ book, text }: { book: Book; text: string }) {
    return (
        <>
            {readLine(text).map((piece) => {
                if (piece.kind === "link") return <Link book={book} text={piece.text} to={piece.to} />;
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

function Table({ book, head, rows }: { book: Book; head: readonly string[]; rows: readonly (readonly string[])[] }) {
    return (
        <div class="rules-table" tabIndex={0} role="group" aria-label={head.join(", ").replace(/[*`]/g, "")}>
            <table>
                <thead>
                    <tr>
                        {head.map((cell) => (
                            <th scope="col">
                                <Line book={book} text={cell} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr>
                            {row.map((cell) => (
                                <td>
                                    <Line book={book} text={cell} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function Shown({ book, block }: { book: Book; block: Block }) {
    if (block.kind === "heading") return <Heading block={block} />;
    if (block.kind === "table") return <Table book={book} head={block.head} rows={block.rows} />;
    if (block.kind === "line") return <hr />;
    if (block.kind === "paragraph")
        return (
            <p>
                <Line book={book} text={block.text} />
            </p>
        );
    return (
        <ul>
            {block.items.map((item) => (
                <li>
                    <Line book={book} text={item} />
                </li>
            ))}
        </ul>
    );
}

/** The section's number, of a heading such as "5. Actions". */
function sectionOf(block: Block): number {
    return block.kind === "heading" && block.level === 2 ? Number.parseInt(block.text, 10) : Number.NaN;
}

interface Props {
    source: TableSource;
    book: Book;
    /** The address of the game that waits meanwhile. */
    game: string | null;
}

export function RulesScreen({ source, book, game }: Props) {
    const { say, language } = useWishes();
    const place = decodeURIComponent(useHash()[1] ?? "");
    const blocks = useMemo(() => readMarkdown(TEXTS[book][language]), [book, language]);
    const headings = blocks.filter((block): block is Block & { kind: "heading" } => block.kind === "heading" && block.level === 2);
    useLayoutEffect(() => {
        const heading = place ? document.getElementById(place) : null;
        if (heading) heading.scrollIntoView();
        else scrollTo(0, 0);
        heading?.focus({ preventScroll: true });
    }, [place, language]);
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
                    {book === "rulings" && <a href="#/rules">{say("readRules")}</a>}
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
                        <Shown book={book} block={block} />
                        {FIGURES.filter((figure) => book === "rules" && figure.section === sectionOf(block)).map((figure) => (
                            <FigureView key={figure.caption} source={source} figure={figure} />
                        ))}
                    </>
                ))}
            </main>
        </div>
    );
}
