/* The rules, as they stand in docs/: one text for readers there and players here, with pictures by the board's own drawing. */
import { useEffect, useMemo } from "preact/hooks";
import english from "../../../docs/rules.md";
import french from "../../../docs/regles.md";
import { useWishes } from "../settings";
import type { TableSource } from "../table/table";
import type { Language } from "../table/view";
import { useHash } from "../useHash";
import { FigureView } from "./FigureView";
import { FIGURES } from "./figures";
import { readLine, readMarkdown, type Block } from "./markdown";

const TEXTS: Readonly<Record<Language, string>> = { en: english, fr: french };
const OTHER: Readonly<Record<string, Language>> = { "rules.md": "en", "regles.md": "fr" };

/** A link of the text: within the rules, to the rules in the other language, or (what the page does not hold) only its words. */
function Link({ text, to }: { text: string; to: string }) {
    const { change } = useWishes();
    const language = OTHER[to];
    if (to.startsWith("#")) return <a href={`#/rules/${to.slice(1)}`}>{text}</a>;
    if (language)
        return (
            <button type="button" class="link" onClick={() => change({ language })}>
                {text}
            </button>
        );
    return <>{text}</>;
}

function Line({ text }: { text: string }) {
    return (
        <>
            {readLine(text).map((piece) => {
                if (piece.kind === "link") return <Link text={piece.text} to={piece.to} />;
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

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
    return (
        <div class="rules-table" tabIndex={0} role="group" aria-label={head.join(", ").replace(/[*`]/g, "")}>
            <table>
                <thead>
                    <tr>
                        {head.map((cell) => (
                            <th scope="col">
                                <Line text={cell} />
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map((row) => (
                        <tr>
                            {row.map((cell) => (
                                <td>
                                    <Line text={cell} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function Shown({ block }: { block: Block }) {
    if (block.kind === "heading") return <Heading block={block} />;
    if (block.kind === "table") return <Table head={block.head} rows={block.rows} />;
    if (block.kind === "line") return <hr />;
    if (block.kind === "paragraph")
        return (
            <p>
                <Line text={block.text} />
            </p>
        );
    return (
        <ul>
            {block.items.map((item) => (
                <li>
                    <Line text={item} />
                </li>
            ))}
        </ul>
    );
}

/** The section's number, of a heading such as "5. Actions". */
function sectionOf(block: Block): number {
    return block.kind === "heading" && block.level === 2 ? Number.parseInt(block.text, 10) : Number.NaN;
}

export function RulesScreen({ source }: { source: TableSource }) {
    const { say, language } = useWishes();
    const place = decodeURIComponent(useHash()[1] ?? "");
    const blocks = useMemo(() => readMarkdown(TEXTS[language]), [language]);
    const headings = blocks.filter((block): block is Block & { kind: "heading" } => block.kind === "heading" && block.level === 2);
    useEffect(() => {
        const heading = place ? document.getElementById(place) : null;
        if (heading) heading.scrollIntoView();
        else scrollTo(0, 0);
        heading?.focus({ preventScroll: true });
    }, [place, language]);
    return (
        <div class="rules-page">
            <nav class="contents panel" aria-label={say("contents")}>
                <p class="contents-links">
                    <a href="#/">{say("home")}</a>
                    <a href="#/learn">{say("learn")}</a>
                </p>
                <h2>{say("contents")}</h2>
                <ol>
                    {headings.map((block) => (
                        <li key={block.id}>
                            <a href={`#/rules/${block.id}`}>{block.text}</a>
                        </li>
                    ))}
                </ol>
            </nav>
            <main class="rules-text">
                {blocks.map((block) => (
                    <>
                        <Shown block={block} />
                        {FIGURES.filter((figure) => figure.section === sectionOf(block)).map((figure) => (
                            <FigureView key={figure.caption} source={source} figure={figure} />
                        ))}
                    </>
                ))}
            </main>
        </div>
    );
}
