/* Saved games: resume, watch a finished one, delete, restore. */
import { useEffect, useState } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import { useForms, type Forms } from "../forms";
import type { GameUi } from "../games/ui";
import { DEFAULT_GAME, loadUi, uiOf } from "../games";
import { IconButton } from "../IconButton";
import type { Saved } from "../storage/saves";
import type { Games } from "../storage/useSavedGames";
import { useSettings } from "../settings";
import { playersIn, readTags } from "../table/tags";
import type { BoardEntry, Level, TableSource } from "../table/table";
import type { Language, View } from "../table/view";
import type { Say } from "../words";

/** How many to show before "all games". */
const FEW = 3;

/** Summary of a saved game from its tags, without the engine. */
interface About {
    ui: GameUi;
    /** The board's line; empty if it has none. */
    line: string;
    /** What tells it from other games, most telling first: "against Captain" or "2 people"; the game's title, if there are several
        games; the board's name. */
    parts: readonly string[];
    /** The same in one line. */
    words: string;
}

/** "Captain", "3 × Cadet, Ensign". */
function countNames(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

export function aboutGame({ record }: Saved, forms: Forms, boards: readonly BoardEntry[], levels: readonly Level[], say: Say): About {
    const tags = readTags(record);
    const game = tags.get("Game") ?? DEFAULT_GAME;
    const seated = playersIn(tags);
    const ui = uiOf(
        game,
        seated.map(([mark]) => mark),
    );
    const title = forms.size > 1 ? (forms.get(game)?.title ?? game) : "";
    const line = ui.boards?.lineOf(tags) ?? "";
    const id = line.split("|")[0]?.trim() ?? "";
    const board = boards.find((one) => one.line === line || one.id === id)?.name ?? id;
    const players = seated.map(([, player]) => player);
    const people = players.filter((player) => player.kind === "person").length;
    const names = players.flatMap((player) => (player.kind === "level" ? [levels.find((one) => one.level === player.level)?.name ?? "…"] : []));
    const against = names.length > 0 ? say("gameAgainst", countNames(names)) : "";
    const opponents = [people > 1 ? say("gamePeople", people) : "", against].filter(Boolean).join(", ");
    const parts = [opponents, title, board].filter(Boolean);
    return { ui, line, parts, words: parts.join(" · ") };
}

function whenOf(game: Saved, language: Language): string {
    return new Intl.DateTimeFormat(language === "en" ? "en-GB" : "fr", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(
        game.when,
    );
}

/** Each player's progress. Its space is reserved until it is known. */
function Standing({ ui, game, source }: { ui: GameUi; game: Saved; source: TableSource }) {
    const { language } = useSettings();
    const [view, setView] = useState<View | null>(null);
    useEffect(() => {
        let alive = true;
        void loadUi(readTags(game.record).get("Game") ?? DEFAULT_GAME).catch(() => undefined);
        source.finalView(game.record, language).then(
            (seen) => alive && setView(seen),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [game, source, language]);
    const standing = view && ui.standing?.(view, language);
    return (
        <span class="standing" role={standing ? "img" : undefined} aria-label={standing?.words} title={standing?.words}>
            {standing?.seats.map(({ seat, value }) => (
                <b>
                    <EmblemIcon seatStyle={ui.seatStyle(seat)} size={13} />
                    {value}
                </b>
            ))}
        </span>
    );
}

interface Props {
    games: Games;
    boards: readonly BoardEntry[];
    levels: readonly Level[];
    source: TableSource;
    onOpen: (game: Saved) => void;
    onTakeOver: (game: Saved) => void;
    onDelete: (game: Saved) => void;
}

function Row({ game, games, boards, levels, source, onOpen, onTakeOver, onDelete }: Props & { game: Saved }) {
    const { say, language } = useSettings();
    const [full, setFull] = useState(false);
    const about = aboutGame(game, useForms(), boards, levels, say);
    const Picture = about.ui.boards?.Picture;
    const [first, ...rest] = about.parts;
    if (games.deleted(game))
        return (
            <li class="saved-game deleted">
                <span role="status">{full ? say("gameNoRoom") : say("gameDeleted", about.words)}</span>
                <button type="button" class="icon" ref={(node) => node?.focus()} onClick={() => setFull(!games.restore(game))}>
                    {say("undo")}
                </button>
            </li>
        );
    const words = (label: string, note: string) => (
        <>
            {Picture && <Picture line={about.line} />}
            {label && <span class="visually-hidden">{label}</span>}
            <span class="saved-words">
                <b>{first}</b>
                <small>{note || [...rest, whenOf(game, language)].join(" · ")}</small>
                <Standing ui={about.ui} game={game} source={source} />
            </span>
        </>
    );
    if (games.elsewhere(game))
        return (
            <li class="saved-game open-elsewhere">
                <div class="saved-open">{words("", say("gameElsewhere"))}</div>
                <button type="button" class="icon" onClick={() => onTakeOver(game)}>
                    {say("takeOver")}
                </button>
            </li>
        );
    return (
        <li class="saved-game">
            <button type="button" class="saved-open" onClick={() => onOpen(game)}>
                {words(say(game.over ? "gameWatch" : "gameGoOn"), "")}
            </button>
            <IconButton label={say("gameDelete", about.words)} sign="×" onClick={() => onDelete(game)} />
        </li>
    );
}

export function GameList(props: Props) {
    const { say } = useSettings();
    const [all, setAll] = useState(false);
    const going = props.games.list.filter((game) => !game.over);
    const over = props.games.list.filter((game) => game.over);
    const rows = (games: readonly Saved[]) => (
        <ul class="saved-games">
            {games.map((game) => (
                <Row key={game.id} game={game} {...props} />
            ))}
        </ul>
    );
    return (
        <section class="panel your-games" aria-label={say("yourGames")}>
            {going.length > 0 && <h2>{say("gamesGoing")}</h2>}
            {going.length > 0 && rows(all ? going : going.slice(0, FEW))}
            {going.length > FEW && (
                <button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? say("fewerGames") : say("allGames", going.length)}
                </button>
            )}
            {over.length > 0 && (
                <details>
                    <summary>{say("gamesOver", over.length)}</summary>
                    {rows(over)}
                </details>
            )}
        </section>
    );
}
