/* A game on the screen: what is shown, who is asked, and deciding. */
import { useEffect, useState } from "preact/hooks";
import { NO_ROOM } from "../keep/keeper";
import { useWishes } from "../settings";
import { useListener } from "../useListener";
import type { Table } from "../table/table";
import type { Mark, View } from "../table/view";
import type { Guide } from "./guide";
import { type Pointing, usePointing } from "./usePointing";
import { type Shown, useShown } from "./useShown";

export interface Game {
    table: Table;
    /** The position now; `shown.view` may still be on its way there. */
    live: View;
    shown: Shown;
    pointing: Pointing;
    /** The lesson, if it is one. */
    guide: Guide | undefined;
    /** A person at this screen is to decide. */
    deciding: boolean;
    /** And everything that led here has been shown. */
    asked: boolean;
    /** Only looked at, for now or for good. */
    replaying: boolean;
    /** What a panel wants to be lit. */
    told: readonly string[];
    tell: (things: readonly string[]) => void;
    problem: string;
    decide: (action: string) => void;
    /** Takes back the last decision, or all that may be. */
    undo: (all: boolean) => void;
    beginReplay: () => void;
    leaveReplay: () => void;
}

export function isPerson(table: Table, seat: Mark): boolean {
    return table.players.get(seat)?.kind === "person";
}

export function useGame(table: Table, replay: boolean, guide?: Guide): Game {
    const { say, language, speed, sound } = useWishes();
    const shown = useShown(table, speed, sound);
    const [told, tell] = useState<readonly string[]>([]);
    const [replaying, setReplaying] = useState(replay);
    /* The position that was answered: until the next one comes nothing more is asked. */
    const [sent, setSent] = useState<View | null>(null);
    const [problem, setProblem] = useState("");
    useEffect(() => void table.speak(language), [table, language]);
    /* Nobody moves where nobody looks: the game waits while it is not on the screen, or is only to be looked at. */
    useEffect(() => {
        table.hold(replay);
        return () => table.hold(true);
    }, [table, replay]);
    useListener(NO_ROOM, () => setProblem(say("noRoom")));

    const live = table.view;
    const mine = isPerson(table, live.who) && !table.moving && sent !== live;
    const deciding = mine && !replaying && shown.at === null && (!guide || guide.at === live.length);
    const complain = (error: unknown): void => setProblem(error instanceof Error ? error.message : String(error));
    const decide = (action: string): void => {
        setProblem("");
        tell([]);
        setSent(live);
        table.play(action).then(guide?.onPlayed, (error: unknown) => {
            setSent(null);
            complain(error);
        });
    };
    return {
        table,
        live,
        shown,
        pointing: usePointing(live, deciding, decide, guide),
        guide,
        deciding,
        asked: deciding && !shown.busy && shown.view.length === live.length,
        replaying,
        told,
        tell,
        problem,
        decide,
        undo: (all) => {
            setProblem("");
            table.undo(all).catch(complain);
        },
        beginReplay: () => {
            setReplaying(true);
            shown.look(0);
        },
        leaveReplay: () => {
            setReplaying(false);
            shown.look(null);
        },
    };
}
