/* What the board shows while things happen one after another. Changes queue up, each is shown for as long as its motion takes;
   any click skips to the present. Looking back shows an earlier position until the reader returns. */
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { dieKey, happening, type Happening } from "../board/Effects";
import { lasting, type Speed } from "../board/motion";
import { play as sound, type SoundName } from "../sound";
import type { Change, Table } from "../table/table";
import type { LogLine, QuantumBoard, View } from "../table/view";

interface Step {
    before: View;
    view: View;
    line: LogLine | null;
}

function changedShips(before: QuantumBoard, after: QuantumBoard) {
    let flew = false;
    let rolled = false;
    for (const ship of after.ships) {
        const was = before.ships.find((old) => old.seat === ship.seat && old.die === ship.die);
        if (!was) continue;
        flew ||= was.at !== ship.at;
        rolled ||= was.number !== ship.number;
    }
    return { flew, rolled };
}

/** How long a step is shown, in milliseconds at normal speed, and what it sounds like. */
function staging(step: Step, seen: Happening | null): { time: number; sound: SoundName | null } {
    const { flew, rolled } = changedShips(step.before.board, step.view.board);
    if (step.view.who === "over" && step.before.who !== "over") return { time: 1400, sound: "win" };
    if (seen?.fight) return { time: 1500, sound: "dice" };
    if (seen && seen.scrapped.length > 0) return { time: 950, sound: seen.bursts.length > 0 ? "burst" : "dice" };
    if (seen && seen.bursts.length > 0) return { time: 850, sound: "burst" };
    if (seen && seen.cubes.length > 0) return { time: 850, sound: "cube" };
    if (rolled) return { time: 760, sound: "dice" };
    if (flew) return { time: 620, sound: "fly" };
    if (step.before.board.turn !== step.view.board.turn) return { time: 500, sound: "turn" };
    return { time: 180, sound: null };
}

export interface Shown {
    /** What the board shows. */
    view: View;
    happening: Happening | null;
    /** Whether it lags behind the game. */
    busy: boolean;
    skip: () => void;
    /** Looking back: after how many actions, or null in the present. */
    at: number | null;
    look: (at: number | null) => void;
    /** Shows again what happened since so many actions. */
    again: (since: number) => void;
}

export function useShown(table: Table, speed: Speed, hasSound: boolean): Shown {
    const [view, setView] = useState<View>(table.view);
    const [seen, setSeen] = useState<Happening | null>(null);
    const [at, setAt] = useState<number | null>(null);
    const [busy, setBusy] = useState(false);
    /* What the table tells besides its view: who is thinking, whether more follows. */
    const [, drawAgain] = useState(0);
    const queue = useRef<Step[]>([]);
    const timer = useRef<ReturnType<typeof setTimeout>>();
    const wishes = useRef({ speed, hasSound });
    wishes.current = { speed, hasSound };
    const looking = useRef<number | null>(null);
    /* Where each die was last on the board: a wreck is nowhere until it is rolled again. */
    const places = useRef(new Map<string, string>());

    const next = useCallback((): void => {
        timer.current = undefined;
        const step = queue.current.shift();
        if (!step) {
            setBusy(false);
            setSeen(null);
            return;
        }
        const motion = wishes.current.speed;
        for (const ship of step.before.board.ships) if (ship.at) places.current.set(dieKey(ship), ship.at);
        const effect = step.line ? happening(step.before.board, step.view.board, step.line, places.current) : null;
        const staged = staging(step, effect);
        const time = document.hidden ? 0 : lasting(staged.time, motion);
        setView(step.view);
        setSeen(time > 0 ? effect : null);
        if (staged.sound) sound(staged.sound, wishes.current.hasSound && !document.hidden);
        if (time === 0 && queue.current.length > 0) next();
        else if (time === 0) setBusy(false);
        else timer.current = setTimeout(next, time);
    }, []);

    const start = useCallback((): void => {
        if (timer.current !== undefined || looking.current !== null) return;
        if (queue.current.length > 0) setBusy(true);
        next();
    }, []);

    const skip = useCallback((): void => {
        clearTimeout(timer.current);
        timer.current = undefined;
        queue.current = [];
        setSeen(null);
        setBusy(false);
        setView(table.view);
    }, [table]);

    useLayoutEffect(() => {
        skip();
        looking.current = null;
        setAt(null);
        const stop = table.subscribe((change: Change) => {
            if (change.kind === "action") {
                queue.current.push({ before: change.before, view: change.view, line: change.line });
                return start();
            }
            drawAgain((times) => times + 1);
            if (looking.current !== null) return;
            if (change.kind === "words" && (timer.current !== undefined || queue.current.length > 0)) return;
            skip();
        });
        return () => {
            clearTimeout(timer.current);
            timer.current = undefined;
            stop();
        };
    }, [table]);

    const look = useCallback(
        (to: number | null): void => {
            const wanted = to === null ? null : Math.max(0, Math.min(to, table.view.length));
            looking.current = wanted;
            setAt(wanted);
            table.hold(wanted !== null);
            skip();
            if (wanted !== null)
                void table.viewAt(wanted).then((past) => {
                    if (looking.current === wanted) setView(past);
                });
        },
        [table],
    );

    const again = useCallback(
        (since: number): void => {
            const until = table.view.length;
            /* Without motion it would be over at once: whoever wants none goes step by step. */
            if (wishes.current.speed === "none") return look(since);
            look(null);
            void (async () => {
                const views: View[] = [];
                for (let n = since; n <= until; n++) views.push(n === until ? table.view : await table.viewAt(n));
                const lines = table.view.log;
                const steps: Step[] = [];
                for (let i = 1; i < views.length; i++)
                    steps.push({ before: views[i - 1]!, view: views[i]!, line: lines[since + i - 1] ?? null });
                if (views[0]) setView(views[0]);
                queue.current = [...steps, ...queue.current];
                timer.current = setTimeout(next, lasting(300, wishes.current.speed));
                setBusy(true);
            })();
        },
        [table, look],
    );

    return { view, happening: seen, busy, skip, at, look, again };
}
