/* State of the game screen: what is shown, who decides, and playing decisions. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { NO_ROOM } from "../storage/autosave";
import { useSettings } from "../settings";
import { useListener } from "../useListener";
import type { Table } from "../table/table";
import type { Decision, Mark, Token, View } from "../table/view";
import { uiOf } from "../games";
import type { GameUi } from "../games/ui";
import type { Guide } from "./guide";
import { type Arming, type Press, useArming } from "./useArming";
import { type Pointing, usePointing } from "./usePointing";
import { type Playback, usePlayback } from "./usePlayback";

export interface Game {
    /** The game's UI. */
    ui: GameUi;
    table: Table;
    /** The current position; `playback.view` may lag behind it. */
    live: View;
    playback: Playback;
    pointing: Pointing;
    /** The lesson, if any. */
    guide: Guide | undefined;
    /** A person at this screen is to decide. */
    deciding: boolean;
    /** `deciding`, and everything up to here has been shown. */
    asked: boolean;
    /** `asked`, and the question has been seen. */
    armed: boolean;
    /** View only, for now or permanently. */
    replaying: boolean;
    /** Tokens that a panel highlights on the board. */
    highlighted: readonly string[];
    highlight: (things: readonly string[]) => void;
    problem: string;
    /** Returns whether the current input may decide. */
    decide: (action: string) => boolean;
    /** Keeps a click on a place or a button that came too early, for the question to come (useArming.ts). */
    hold: (thing: Token) => void;
    /** Whether there are such clicks: later ones wait behind them. */
    isHolding: () => boolean;
    /** The next of these clicks, once its question is armed: to be made now. */
    takeHeld: () => Token | null;
    /** Undoes the last decision, or all that may be undone. */
    undo: (all: boolean) => void;
    beginReplay: () => void;
    leaveReplay: () => void;
}

export function isPerson(table: Table, seat: Mark): boolean {
    return table.players.get(seat)?.kind === "person";
}

/** Whether a finger was used last. */
function useByFinger(): () => boolean {
    const finger = useRef(false);
    useListener("pointerdown", (event) => (finger.current = event.pointerType !== "mouse"), true);
    useListener("keydown", () => (finger.current = false), true);
    return () => finger.current;
}

/** Arms each question: the decisions, or one that awaits confirmation. */
function useQuestion(asked: boolean, busy: boolean, decisions: unknown, unconfirmed: unknown): Arming {
    const question = useMemo(() => ({}), [decisions, unconfirmed]);
    const moved = useRef(false);
    const arming = useArming(asked ? question : null, moved.current || busy);
    moved.current = busy || (moved.current && !asked);
    return arming;
}

/** Whether the view's question follows `before`, the player's last decision, directly: nothing was rolled, revealed or decided by others. */
function followsDirectly(before: View | null, view: View): boolean {
    return before !== null && view.length === before.length + 1 && view.who === before.who && (view.undo > 0 || !view.secrets);
}

/** Clicks kept at a time. */
const MOST_HELD = 4;

/** Clicks that came before their question was armed. Those that another question has overtaken are dropped. */
function useHeld(arming: Arming, direct: boolean): Pick<Game, "hold" | "isHolding" | "takeHeld"> {
    const held = useRef<{ thing: Token; press: Press }[]>([]);
    const [, wake] = useState(0);
    return {
        hold: (thing) => {
            const press = arming.early();
            if (!press || held.current.length >= MOST_HELD) return;
            held.current.push({ thing, press });
            wake((times) => times + 1);
        },
        isHolding: () => held.current.length > 0,
        takeHeld: () => {
            if (!arming.armed) return null;
            if (!direct) held.current = [];
            const next = held.current.shift();
            if (!next) return null;
            arming.repeat(next.press);
            return next.thing;
        },
    };
}

export function useGame(table: Table, replay: boolean, guide?: Guide): Game {
    const { say, language, speed, sound } = useSettings();
    const ui = uiOf(
        table.view.game,
        table.view.seats.map(({ mark }) => mark),
    );
    const playback = usePlayback(ui, table, speed, sound);
    const [highlighted, highlight] = useState<readonly string[]>([]);
    const [replaying, setReplaying] = useState(replay);
    /* The position already answered: no further decision until the next one arrives. */
    const [sent, setSent] = useState<View | null>(null);
    const [problem, setProblem] = useState("");
    useEffect(() => void table.setLanguage(language), [table, language]);
    /* Levels pause while the game is not on screen, or is view-only. */
    useEffect(() => {
        table.pause(replay);
        return () => {
            table.pause(true);
            void table.conceal();
        };
    }, [table, replay]);
    useListener(NO_ROOM, () => setProblem(say("noRoom")));

    const live = table.view;
    const mine = isPerson(table, live.who) && !table.moving && table.curtain === null && sent !== live;
    const deciding = mine && !replaying && playback.at === null && (!guide || guide.at === live.length);
    const complain = (error: unknown): void => setProblem(error instanceof Error ? error.message : String(error));
    const decide = (action: string): void => {
        setProblem("");
        highlight([]);
        setSent(live);
        table.play(action).then(guide?.onPlayed, (error: unknown) => {
            setSent(null);
            complain(error);
        });
    };
    const asked = deciding && !playback.busy && playback.view.length === live.length;
    const byFinger = useByFinger();
    const cautionOf = (decision: Decision): string | null => decision.caution ?? (byFinger() ? (ui.touchTwice?.(live, decision, language) ?? null) : null);
    const pointing = usePointing(
        live,
        asked,
        () => arming.mayDecide(),
        (token) => held.hold(token),
        cautionOf,
        decide,
        guide,
    );
    const arming = useQuestion(asked, playback.busy, live.decisions, pointing.unconfirmed);
    const held = useHeld(arming, followsDirectly(sent, live) && pointing.unconfirmed === null);
    return {
        ui,
        table,
        live,
        playback,
        pointing,
        guide,
        deciding,
        asked,
        armed: arming.armed,
        replaying,
        highlighted,
        highlight,
        problem,
        decide: (action) => {
            const may = asked && arming.mayDecide();
            if (may) decide(action);
            return may;
        },
        ...held,
        undo: (all) => {
            setProblem("");
            table.undo(all).catch(complain);
        },
        beginReplay: () => {
            setReplaying(true);
            playback.goTo(0);
        },
        leaveReplay: () => {
            setReplaying(false);
            playback.goTo(null);
        },
    };
}
