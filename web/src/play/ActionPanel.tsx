/* What can be done now that is not on the board: the chosen ship's abilities, research, the end of the turn, undo, hints. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import { cellOf, cubeSpace } from "../board/geometry";
import { useWishes } from "../settings";
import { useListener } from "../useListener";
import { className, type Say } from "../words";
import type { Table } from "../table/table";
import type { View } from "../table/view";
import { ActionBars } from "./ActionBars";
import type { Option } from "./clicks";
import { PlayButton } from "./PlayButton";
import { letterOf, lettersFor } from "./shortcuts";
import { useIdle, type Idle } from "./useIdle";
import type { Pointing } from "./usePointing";

interface Props {
    table: Table;
    view: View;
    mine: boolean;
    title: string;
    pointing: Pointing;
    /** In a lesson there is no undo and no hint: the lesson goes back by itself. */
    lesson: boolean;
    canUndo: boolean;
    onUndo: (all: boolean) => void;
    onHint: () => void;
    onTell: (spaces: readonly string[]) => void;
}

interface Entry {
    token: string;
    label: string;
    option: Option;
}

/** Whether the thing is drawn somewhere else: on the board, on a sheet, on a card. */
function isDrawn(view: View, token: string): boolean {
    const { board } = view;
    if (cellOf(token, board) || cubeSpace(token)) return true;
    if (board.ships.some((ship) => ship.scrapyard === token || (ship.off === "hand" && token === `hand${ship.number}`)))
        return true;
    if (board.market?.some((card) => card.card === token)) return true;
    return board.sheets.some((sheet) => sheet.commands?.some((card) => card.card === token));
}

/** Buttons for the options that have no place of their own, and for planets: one click builds there. */
function entries(view: View, options: ReadonlyMap<string, Option>, planets: boolean): Entry[] {
    const out: Entry[] = [];
    for (const option of options.values()) {
        const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
        if (!isDrawn(view, option.token))
            out.push({ token: option.token, label: view.buttons?.[option.token] ?? only?.label ?? option.token, option });
        else if (
            planets &&
            only &&
            option.final &&
            view.board.planets.some((planet) => planet.at === option.token) &&
            options.size > 4
        )
            out.push({ token: option.token, label: only.label, option });
    }
    return out;
}

/** The chosen thing in a few words. */
function nameOf(view: View, token: string, say: Say): string {
    const ship = view.board.ships.find((one) => one.at === token || one.scrapyard === token);
    if (ship?.at) return say("chosenShip", ship.number, className(say, ship.number), ship.at);
    if (ship) return `${ship.number} ${className(say, ship.number)}`;
    const cards = [...(view.board.market ?? []), ...view.board.sheets.flatMap((sheet) => sheet.commands ?? [])];
    return cards.find((card) => card.card === token)?.name ?? view.buttons?.[token] ?? token;
}

function useLetters(list: readonly { token: string; label: string; go: () => void }[], letters: Map<string, string>): void {
    useListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        if (
            event.target instanceof HTMLInputElement ||
            event.target instanceof HTMLSelectElement ||
            document.querySelector("dialog[open]")
        )
            return;
        const pressed = event.key.toUpperCase();
        const found = list.find(({ token }) => letters.get(token) === pressed);
        if (!found) return;
        event.preventDefault();
        found.go();
    });
}

export function ActionPanel({ table, view, mine, title, pointing, lesson, canUndo, onUndo, onHint, onTell }: Props) {
    const { say, language } = useWishes();
    const { board } = view;
    const [endOf, setEndOf] = useState<View | null>(null);
    const ending = mine && endOf === view;
    const chosen = pointing.path.length > 0;
    const own = useMemo(() => (chosen ? entries(view, pointing.options, false) : []), [view, chosen, pointing.options]);
    const root = useMemo(() => entries(view, pointing.first, true), [view, pointing.first]);
    const shown = [...own, ...root];
    const choosable = useMemo(() => [...pointing.first.values()].some((option) => !option.final), [pointing.first]);
    const first = useMemo(() => new Set(pointing.first.keys()), [pointing.first]);
    const idle = useIdle(table, view, mine && !lesson, pointing.path, first, root, own);

    /* Ending a turn with actions left cannot be taken back, so it is asked; the question stands elsewhere. */
    const press = (entry: Entry): void => {
        const ends = entry.token === "end" && board.actions > 0;
        if (ends && !ending) setEndOf(view);
        else if (own.includes(entry)) pointing.point(entry.token);
        else {
            pointing.clear();
            pointing.point(entry.token);
        }
    };
    const keyed = [
        ...shown.map((entry) => ({ token: entry.token, label: entry.label, go: () => press(entry) })),
        ...(canUndo ? [{ token: "undo", label: "", go: () => onUndo(false) }] : []),
        ...(mine && !lesson ? [{ token: "hint", label: "", go: onHint }] : []),
    ];
    const letters = lettersFor(keyed, language);
    useLetters(keyed, letters);
    useLayoutEffect(() => document.querySelector("button.wanted")?.scrollIntoView({ block: "nearest" }), [pointing.wanted]);
    useLayoutEffect(() => {
        if (ending) document.querySelector(".actions .sure")?.scrollIntoView({ block: "nearest" });
    }, [ending]);
    const tell = (entry: Entry) => (over: boolean) => onTell(over && cellOf(entry.token, board) ? [entry.token] : []);
    const button = (entry: Entry) => (
        <PlayButton
            key={entry.token}
            label={entry.label}
            letter={letters.get(entry.token)}
            strong={(entry.token === "end" && board.actions === 0) || (board.phase !== 1 && entry === root[0])}
            wanted={mine && entry.token === pointing.wanted}
            help={`thing:${entry.token}`}
            onClick={() => press(entry)}
            onHover={tell(entry)}
        />
    );
    const idleButton = ({ label, things, why }: Idle) => (
        <PlayButton
            key={things.join(" ")}
            idle
            label={label}
            why={why}
            help={`thing:${things.at(-1)}`}
            helpWhy={`thing:${things.join(" ")}`}
            onClick={() => undefined}
            onHover={(over) => onTell(over ? things.filter((thing) => cellOf(thing, board)) : [])}
        />
    );
    const ofShip = idle.filter(({ things }) => things.length > 1);
    const ofTurn = idle.filter(({ things }) => things.length === 1);
    const head = pointing.path[0];
    const inHand = board.ships.filter((ship) => ship.seat === view.who && ship.off === "hand" && ship.number > 0);
    return (
        <section class={`actions panel seat-${board.turn}`} aria-label={say("whatToDo", title)}>
            <header>
                <h2>{title}</h2>
                {board.phase === 1 && <ActionBars left={board.actions} seat={board.turn} />}
            </header>
            <p class="prompt">{view.prompt}</p>
            {mine && chosen && head && (
                <p class="chosen-thing">
                    <b>{nameOf(view, head, say)}</b>
                    <button type="button" class="link" onClick={pointing.clear}>
                        {say("cancel")} <kbd aria-hidden="true">Esc</kbd>
                    </button>
                </p>
            )}
            {mine && !chosen && !lesson && choosable && <p class="chosen-thing nothing-chosen">{say("pickShip")}</p>}
            {inHand.length > 0 && (
                <p class="roll">
                    {inHand.map((ship) => (
                        <DieIcon key={ship.die} seat={ship.seat} number={ship.number} size={58} />
                    ))}
                </p>
            )}
            <div class="buttons">
                {mine && own.map(button)}
                {mine && ofShip.map(idleButton)}
                {mine && own.length + ofShip.length > 0 && root.length > 0 && <hr />}
                {mine && root.filter(({ token }) => token !== "end").map(button)}
                {mine && ofTurn.map(idleButton)}
                {mine && root.filter(({ token }) => token === "end").map(button)}
                {ending && (
                    <div class="sure" role="alertdialog" aria-label={say("endAnyway")}>
                        <span>{board.actions === 1 ? say("endSureOne") : say("endSure", board.actions)}</span>
                        <button type="button" class="danger" onClick={() => pointing.point("end")}>
                            {say("endAnyway")} <kbd aria-hidden="true">{letterOf("end", language)}</kbd>
                        </button>
                        <button type="button" onClick={() => setEndOf(null)}>
                            {say("keepPlaying")}
                        </button>
                    </div>
                )}
            </div>
            {!lesson && (
                <div class="side-buttons">
                    <PlayButton
                        quiet
                        label={say("undo")}
                        letter={letterOf("undo", language)}
                        help="helpUndo"
                        idle={!canUndo}
                        helpWhy="whyNoUndo"
                        onClick={() => onUndo(false)}
                    />
                    <PlayButton quiet label={say("undoTurn")} help="helpUndoTurn" idle={!canUndo} helpWhy="whyNoUndo" onClick={() => onUndo(true)} />
                    <PlayButton quiet label={say("hint")} letter={letterOf("hint", language)} help="helpHint" idle={!mine} helpWhy="whyNoHint" onClick={onHint} />
                </div>
            )}
        </section>
    );
}
