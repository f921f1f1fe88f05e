/* Plays back actions one at a time. Changes queue up, and each is shown for the duration of its animation; any click skips to the
   present. It can also show an earlier position until the player returns. */
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameUi, Step } from "../games/ui";
import { scaledDuration, type Speed } from "../motion";
import { play as sound } from "../sound";
import type { Change, Table } from "../table/table";
import type { View } from "../table/view";

/** Until a game's animator is set. */
const NO_ANIMATION: ReturnType<GameUi["animator"]> = () => ({ time: 0, sound: null, effect: null });

export interface Playback {
    /** The view that the board shows. */
    view: View;
    /** Visible effects of the action that led to it. */
    effect: unknown;
    /** Whether playback lags behind the game. */
    busy: boolean;
    skip: () => void;
    /** The earlier position being shown, as a number of actions; null for the present. */
    at: number | null;
    goTo: (at: number | null) => void;
    /** Replays everything since the given number of actions. */
    replayFrom: (since: number) => void;
}

export function usePlayback(ui: GameUi, table: Table, speed: Speed, hasSound: boolean): Playback {
    const [view, setView] = useState<View>(table.view);
    const [seen, setSeen] = useState<unknown>(null);
    const [at, setAt] = useState<number | null>(null);
    const [busy, setBusy] = useState(false);
    /* Redraws when `thinking` or `moving` changes without a new view. */
    const [, redraw] = useState(0);
    const queue = useRef<Step<unknown>[]>([]);
    const timer = useRef<ReturnType<typeof setTimeout>>();
    const settings = useRef({ speed, hasSound });
    settings.current = { speed, hasSound };
    const lookingBackTo = useRef<number | null>(null);
    const animator = useRef(NO_ANIMATION);

    const next = useCallback((): void => {
        timer.current = undefined;
        const step = queue.current.shift();
        if (!step) {
            setBusy(false);
            setSeen(null);
            return;
        }
        const { lead, ...result } = animator.current(step);
        const present = (view: View, { time, effect, sound: name }: typeof result): number => {
            const scaled = document.hidden ? 0 : scaledDuration(time, settings.current.speed);
            setView(view);
            setSeen(scaled > 0 ? effect : null);
            if (name) sound(name, settings.current.hasSound && !document.hidden);
            return scaled;
        };
        const conclude = (): void => {
            const time = present(step.view, result);
            if (time === 0 && queue.current.length > 0) next();
            else if (time === 0) setBusy(false);
            else timer.current = setTimeout(next, time);
        };
        const suspense = lead ? present(step.before, lead) : 0;
        if (suspense > 0) timer.current = setTimeout(conclude, suspense);
        else conclude();
    }, []);

    const start = useCallback((): void => {
        if (timer.current !== undefined || lookingBackTo.current !== null) return;
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
        animator.current = ui.animator();
        skip();
        lookingBackTo.current = null;
        setAt(null);
        const stop = table.subscribe((change: Change) => {
            if (change.kind === "action") {
                queue.current.push({ before: change.before, view: change.view, line: change.line });
                return start();
            }
            redraw((times) => times + 1);
            if (lookingBackTo.current !== null) return;
            if (change.kind === "words" && (timer.current !== undefined || queue.current.length > 0)) return;
            skip();
        });
        return () => {
            clearTimeout(timer.current);
            timer.current = undefined;
            stop();
        };
    }, [table]);

    const goTo = useCallback(
        (to: number | null): void => {
            const wanted = to === null ? null : Math.max(0, Math.min(to, table.view.length));
            lookingBackTo.current = wanted;
            setAt(wanted);
            table.pause(wanted !== null);
            skip();
            if (wanted !== null)
                void table.viewAt(wanted).then((past) => {
                    if (lookingBackTo.current === wanted) setView(past);
                });
        },
        [table],
    );

    const replayFrom = useCallback(
        (since: number): void => {
            const until = table.view.length;
            /* Without animations it would be over at once: go to the position instead. */
            if (settings.current.speed === "none") return goTo(since);
            goTo(null);
            void (async () => {
                const views: View[] = [];
                for (let n = since; n <= until; n++) views.push(n === until ? table.view : await table.viewAt(n));
                const lines = table.view.log;
                const steps: Step<unknown>[] = [];
                for (let i = 1; i < views.length; i++) steps.push({ before: views[i - 1]!, view: views[i]!, line: lines[since + i - 1] ?? null });
                if (views[0]) setView(views[0]);
                queue.current = [...steps, ...queue.current];
                timer.current = setTimeout(next, scaledDuration(300, settings.current.speed));
                setBusy(true);
            })();
        },
        [table, goTo],
    );

    return { view, effect: seen, busy, skip, at, goTo, replayFrom };
}
