/* The games that this device keeps: go on with one, look at a finished one again, delete one and bring it back. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { EmblemIcon } from "../board/Emblem";
import { MapPicture } from "../board/MapPicture";
import { boardOfLine } from "../board/mapLine";
import { IconButton } from "../IconButton";
import type { Saved } from "../keep/saves";
import type { Games } from "../keep/useGames";
import { useWishes } from "../settings";
import { playersIn, readTags } from "../table/tags";
import type { Level, MapEntry, TableSource } from "../table/table";
import type { Language, View } from "../table/view";
import type { Say } from "../words";

/** More than these are shown when asked for. */
const FEW = 3;

/** What a saved game is, as far as its tags tell: known without the engine. */
interface About {
    map: string;
    line: string;
    /** "against Captain", "2 people". */
    opponents: string;
    /** All of it in a line. */
    words: string;
}

/** "Captain", "3 × Cadet, Ensign". */
function countNames(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

export function aboutGame({ record }: Saved, maps: readonly MapEntry[], levels: readonly Level[], say: Say): About {
    const tags = readTags(record);
    const line = tags.get("Map") ?? "";
    const id = line.split("|")[0]?.trim() ?? "";
    const map = maps.find((one) => one.line === line || one.id === id)?.name ?? id;
    const players = playersIn(tags).map(([, player]) => player);
    const people = players.filter((player) => player.kind === "person").length;
    const names = players.flatMap((player) => (player.kind === "level" ? [levels.find((one) => one.level === player.level)?.name ?? "…"] : []));
    const against = names.length > 0 ? say("gameAgainst", countNames(names)) : "";
    const opponents = [people > 1 ? say("gamePeople", people) : "", against].filter(Boolean).join(", ");
    return { map, line, opponents, words: [opponents, map].filter(Boolean).join(" · ") };
}

function whenOf(game: Saved, language: Language): string {
    return new Intl.DateTimeFormat(language === "en" ? "en-GB" : "fr", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(game.when);
}

/** How far each player is: the cubes they still have to place. The room is there before it is known. */
function Standing({ game, source }: { game: Saved; source: TableSource }) {
    const { say, language } = useWishes();
    const [view, setView] = useState<View | null>(null);
    useEffect(() => {
        let alive = true;
        source.look(game.record, language).then(
            (seen) => alive && setView(seen),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [game, source, language]);
    const sheets = view?.board.sheets ?? [];
    const words = sheets.map((sheet) => `${sheet.name} ${sheet.cubes}`).join(", ");
    return (
        <span class="standing" role="img" aria-label={say("gameStanding", words)} title={say("gameStanding", words)}>
            {sheets.map((sheet) => (
                <b>
                    <EmblemIcon seat={sheet.seat} size={13} />
                    {sheet.cubes}
                </b>
            ))}
        </span>
    );
}

interface Props {
    games: Games;
    maps: readonly MapEntry[];
    levels: readonly Level[];
    source: TableSource;
    onOpen: (game: Saved) => void;
    onForget: (game: Saved) => void;
}

function Row({ game, games, maps, levels, source, onOpen, onForget }: Props & { game: Saved }) {
    const { say, language } = useWishes();
    const [full, setFull] = useState(false);
    const about = aboutGame(game, maps, levels, say);
    const board = useMemo(() => boardOfLine(about.line), [about.line]);
    if (games.deleted(game))
        return (
            <li class="kept-game deleted">
                <span role="status">{full ? say("gameNoRoom") : say("gameDeleted", about.words)}</span>
                <button type="button" class="icon" ref={(node) => node?.focus()} onClick={() => setFull(!games.restore(game))}>
                    {say("undo")}
                </button>
            </li>
        );
    return (
        <li class="kept-game">
            <button type="button" class="kept-open" onClick={() => onOpen(game)}>
                <MapPicture board={board} />
                <span class="aloud">{say(game.over ? "gameWatch" : "gameGoOn")}</span>
                <span class="kept-words">
                    <b>{about.opponents || about.map}</b>
                    <small>{[about.opponents && about.map, whenOf(game, language)].filter(Boolean).join(" · ")}</small>
                    <Standing game={game} source={source} />
                </span>
            </button>
            <IconButton label={say("gameDelete", about.words)} sign="×" onClick={() => onForget(game)} />
        </li>
    );
}

export function GameList(props: Props) {
    const { say } = useWishes();
    const [all, setAll] = useState(false);
    const going = props.games.list.filter((game) => !game.over);
    const over = props.games.list.filter((game) => game.over);
    const rows = (games: readonly Saved[]) => (
        <ul class="kept-games">
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
