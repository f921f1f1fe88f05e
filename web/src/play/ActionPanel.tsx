/* Everything that can be done now and is not on the board: abilities of the selection, the end of the turn, undo, hints. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import { useListener } from "../useListener";
import type { Table } from "../table/table";
import type { Decision, Language, View } from "../table/view";
import type { Option } from "./clicks";
import { chanceWords } from "./odds";
import { PlayButton } from "./PlayButton";
import { letterOf, lettersFor } from "./shortcuts";
import { useUnavailable, type Unavailable } from "./useUnavailable";
import { placeOf } from "./useHighlights";
import type { Pointing } from "./usePointing";

interface Props {
    ui: GameUi;
    table: Table;
    view: View;
    mine: boolean;
    /** Visible effects of the action being shown. */
    effect: unknown;
    title: string;
    pointing: Pointing;
    /** What the coach or a hint points at. */
    advised: Decision | undefined;
    /** Lessons have no undo and no hints: they have their own navigation. */
    lesson: boolean;
    canUndo: boolean;
    onUndo: (all: boolean) => void;
    onHint: () => void;
    onHighlight: (spaces: readonly string[]) => void;
    /** A button was clicked while things move. */
    onEarly: (token: string) => void;
}

interface Entry {
    token: string;
    label: string;
    option: Option;
}

/** With more options than this, decisions on the board get buttons as well. */
const FEW = 4;

/** Buttons for options that are drawn nowhere; with `too`, also for single-click decisions on the board. */
function entries(ui: GameUi, view: View, options: ReadonlyMap<string, Option>, too: boolean, language: Language): Entry[] {
    const out: Entry[] = [];
    for (const option of options.values()) {
        const { token } = option;
        const only = option.decisions.length === 1 ? option.decisions[0] : undefined;
        const full = only && option.final && only.clicks.length > 1 ? ui.finalLabel?.(only) : null;
        if (!ui.whereIs(view, token)) out.push({ token, label: full ?? view.buttons?.[token] ?? view.names?.[token] ?? only?.label ?? token, option });
        else if (too && only && option.final && options.size > FEW && ui.hasButtonToo?.(view, token))
            out.push({ token, label: ui.buttonLabel?.(view, only, language) ?? only.label, option });
    }
    return out;
}

function useLetters(list: readonly { token: string; label: string; go: () => void }[], letters: Map<string, string>): void {
    useListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || document.querySelector("dialog[open]")) return;
        const pressed = event.key.toUpperCase();
        const found = list.find(({ token }) => letters.get(token) === pressed);
        if (!found) return;
        event.preventDefault();
        found.go();
    });
}

/** Where the subject of a decision has to scroll, keys must be able to scroll it. */
function useScrollKeys() {
    const part = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const node = part.current;
        if (!node) return;
        const measure = (): void => {
            if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
            else node.removeAttribute("tabindex");
        };
        const watch = new ResizeObserver(measure);
        watch.observe(node);
        for (const child of node.children) watch.observe(child);
        measure();
        return () => watch.disconnect();
    });
    return part;
}

export function ActionPanel({ ui, table, view, mine, effect, title, pointing, advised, lesson, canUndo, onUndo, onHint, onHighlight, onEarly }: Props) {
    const { say, language, speed } = useSettings();
    const subject = useScrollKeys();
    /* A decision that needs confirmation. */
    const unconfirmed = mine ? pointing.unconfirmed : null;
    const risky = view.decisions?.some(({ action, caution }) => caution && action === unconfirmed?.action);
    const chosen = pointing.path.length > 0;
    const own = useMemo(() => (chosen ? entries(ui, view, pointing.options, false, language) : []), [ui, view, chosen, pointing.options]);
    const root = useMemo(() => entries(ui, view, pointing.first, true, language), [ui, view, pointing.first]);
    const shown = [...own, ...root];
    const choosable = useMemo(() => [...pointing.first.values()].some((option) => !option.final), [pointing.first]);
    const first = useMemo(() => new Set(pointing.first.keys()), [pointing.first]);
    const unavailable = useUnavailable(ui, table, view, mine && !lesson, pointing.path, first, root, own);

    const press = (entry: Entry): void => {
        if (unconfirmed && unconfirmed.clicks.at(-1) === entry.token) return pointing.confirm();
        if (!own.includes(entry)) pointing.clear();
        pointing.point(entry.token);
    };
    const keyed = [
        ...shown.map((entry) => ({ token: entry.token, label: entry.label, go: () => press(entry) })),
        ...(canUndo ? [{ token: "undo", label: "", go: () => onUndo(false) }] : []),
        ...(mine && !lesson && table.advised ? [{ token: "hint", label: "", go: onHint }] : []),
    ];
    const letters = lettersFor(ui, keyed, language);
    useLetters(keyed, letters);
    useLayoutEffect(() => document.querySelector("button.wanted")?.scrollIntoView({ block: "nearest" }), [pointing.wanted]);
    useLayoutEffect(() => {
        if (unconfirmed) document.querySelector(".actions .sure")?.scrollIntoView({ block: "nearest" });
    }, [unconfirmed]);
    const isOnBoard = (token: string): boolean => placeOf(ui, view, token) !== null;
    const highlight = (entry: Entry) => (over: boolean) => onHighlight(over && isOnBoard(entry.token) ? [entry.token] : []);
    /* A button that is advised is the main one. */
    const best = advised?.clicks.length === 1 ? root.find(({ token }) => token === advised.clicks[0]) : undefined;
    const isStrong = (entry: Entry): boolean => (best ? entry === best : (ui.isMain?.(view, entry.token, entry === root[0]) ?? false));
    const button = (entry: Entry) => (
        <PlayButton
            key={entry.token}
            label={entry.label}
            letter={letters.get(entry.token)}
            strong={isStrong(entry)}
            wanted={mine && entry.token === pointing.wanted}
            odds={entry.option.final ? entry.option.chances.map((one) => chanceWords(one, say)) : []}
            help={`thing:${entry.token}`}
            onClick={() => press(entry)}
            onHover={highlight(entry)}
        />
    );
    const unavailableButton = ({ label, things, why }: Unavailable) => (
        <PlayButton
            key={things.join(" ")}
            unavailable
            label={label}
            why={why}
            help={`thing:${things.at(-1)}`}
            helpWhy={`thing:${things.join(" ")}`}
            onClick={() => undefined}
            onHover={(over) => onHighlight(over ? things.filter(isOnBoard) : [])}
        />
    );
    const ofChosen = unavailable.filter(({ things }) => things.length > 1);
    const ofTurn = unavailable.filter(({ things }) => things.length === 1);
    const constant = root.filter(({ token }) => token !== ui.lastButton);
    const head = pointing.path[0];
    /* Halfway through a decision: what is to be clicked next. */
    const halfway = mine && head !== undefined && (pointing.path.length > 1 || !isOnBoard(head));
    const onBoard = halfway ? [...pointing.options.values()].filter(({ token }) => isOnBoard(token)) : [];
    const question = onBoard.length > 0 && ui.ask ? ui.ask(view, onBoard, pointing.path, language).title : null;
    /* While things move in the player's own turn, the buttons stay where they were. */
    const before = useRef<{ turn: string; buttons: readonly { token: string; label: string }[] }>({ turn: "", buttons: [] });
    if (mine) {
        const last = root.filter(({ token }) => token === ui.lastButton);
        const gone = ofTurn.map(({ label, things }) => ({ token: things[0] ?? "", label }));
        before.current = { turn: view.turn, buttons: last.length > 0 ? [...constant, ...gone, ...last].filter(({ token }) => !isOnBoard(token)) : [] };
    }
    const resting = mine || view.who === "over" || before.current.turn !== view.turn ? [] : before.current.buttons;
    return (
        <section class={`actions panel ${ui.seatStyle(view.turn).className}`} aria-label={say("whatToDo", title)}>
            <header>
                <h2>{title}</h2>
                {ui.TurnMeter && <ui.TurnMeter view={view} />}
            </header>
            <p class={question === null ? "prompt" : "prompt question"}>{question ?? view.prompt}</p>
            {mine && chosen && head && (
                <p class="chosen-thing">
                    <b>{ui.nameOf(view, head, language)}</b>
                    <button type="button" class="link" onClick={pointing.clear}>
                        {say("cancel")} <kbd aria-hidden="true">Esc</kbd>
                    </button>
                </p>
            )}
            {mine && !chosen && !lesson && choosable && <p class="chosen-thing nothing-chosen">{ui.pick[language]}</p>}
            {ui.Subject && (
                <div class="subject" ref={subject}>
                    <ui.Subject view={view} effect={effect} speed={speed} />
                </div>
            )}
            <div class="buttons">
                {mine && own.map(button)}
                {mine && ofChosen.map(unavailableButton)}
                {mine && own.length + ofChosen.length > 0 && root.length > 0 && <hr />}
                {unconfirmed && (
                    <div class="sure" role="alertdialog" aria-label={unconfirmed.label}>
                        <span>{unconfirmed.caution}</span>
                        <button type="button" class="danger" onClick={pointing.confirm}>
                            {say(risky ? "anyway" : "sureYes")} <kbd aria-hidden="true">{letters.get(unconfirmed.clicks.at(-1) ?? "")}</kbd>
                        </button>
                        <button type="button" onClick={pointing.dismiss}>
                            {say(risky ? "keepPlaying" : "cancel")} <kbd aria-hidden="true">Esc</kbd>
                        </button>
                    </div>
                )}
                <span class="spring" />
                {mine && constant.filter(({ token }) => isOnBoard(token)).map(button)}
                {mine && ofTurn.filter(({ things }) => isOnBoard(things[0] ?? "")).map(unavailableButton)}
                {mine && constant.filter(({ token }) => !isOnBoard(token)).map(button)}
                {mine && ofTurn.filter(({ things }) => !isOnBoard(things[0] ?? "")).map(unavailableButton)}
                {mine && root.filter(({ token }) => token === ui.lastButton).map(button)}
                {resting.map(({ token, label }) => (
                    <PlayButton key={token} unavailable resting label={label} letter={letterOf(ui, token, language)} onClick={() => onEarly(token)} />
                ))}
            </div>
            {!lesson && (
                <div class="side-buttons">
                    <PlayButton
                        quiet
                        label={say("undo")}
                        letter={letterOf(ui, "undo", language)}
                        help="helpUndo"
                        unavailable={!canUndo}
                        helpWhy="whyNoUndo"
                        onClick={() => onUndo(false)}
                    />
                    <PlayButton quiet label={say("undoTurn")} help="helpUndoTurn" unavailable={!canUndo} helpWhy="whyNoUndo" onClick={() => onUndo(true)} />
                    <PlayButton
                        quiet
                        label={say("hint")}
                        letter={letterOf(ui, "hint", language)}
                        help="helpHint"
                        unavailable={!mine || !table.advised}
                        helpWhy={table.advised ? "whyNoHint" : "whyNoAdvice"}
                        onClick={onHint}
                    />
                </div>
            )}
        </section>
    );
}
