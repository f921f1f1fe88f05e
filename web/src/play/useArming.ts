/* Decides which input may decide. Nothing is played that was pressed before its question was seen: clicks that skip an animation, the
   second half of a double click, a key held down, one Enter too many. Measured in frames and events, not in time.

   One kind of early press counts: where a question follows the player's own decision directly, with neither dice nor secrets nor anybody
   else's decision between, a click or touch elsewhere is meant for it. It is held until the question is armed. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Frames until a question has been painted. */
const PAINT = 2;
/** After an animation: nobody has read the question before. */
const READ = 12;
/** Until the input that led to the question may answer it as well. */
const SETTLE = 20;
/** Pixels within which two presses are on the same spot. */
const SPOT = 24;

/** One press of a key or a pointer. */
export interface Press {
    /** The key and what has the focus, or the position. */
    readonly key: string | null;
    readonly x: number;
    readonly y: number;
    /** The question that was on the screen when it began, and whether that had settled. */
    readonly on: object | null;
    readonly settled: boolean;
}

export interface Arming {
    /** The question has been painted, and read if things moved before it. */
    armed: boolean;
    /** Whether the current input may decide. If so, a repetition of it may not decide the next question right away. */
    mayDecide: () => boolean;
    /** The current press if it is not a repetition, was made by a pointer and before the question was armed: it may be made again. */
    early: () => Press | null;
    /** Makes the early press of the question that is armed now. */
    repeat: (press: Press) => void;
}

function isRepetition(press: Press, last: Press | null): boolean {
    if (!last || press.key !== last.key) return false;
    return press.key !== null || Math.hypot(press.x - last.x, press.y - last.y) <= SPOT;
}

function focused(): string {
    const node = document.activeElement;
    return node?.getAttribute("data-space") ?? node?.textContent?.slice(0, 40) ?? "";
}

/** `question` is what can be decided now, null if nothing: a new object is a new question. `moved`: an animation led to it. */
export function useArming(question: object | null, moved: boolean): Arming {
    const [armed, setArmed] = useState<object | null>(null);
    const now = useRef<{ armed: object | null; settled: boolean }>({ armed: null, settled: false });
    const press = useRef<Press | null>(null);
    /* The press that decided last, while nothing else has been pressed since. */
    const led = useRef<Press | null>(null);

    useLayoutEffect(() => {
        now.current = { armed: null, settled: false };
        if (!question) return;
        let frames = 0;
        const wanted = PAINT + (moved ? READ : 0);
        const count = (): void => {
            frames++;
            if (frames === wanted) {
                now.current.armed = question;
                setArmed(question);
            }
            now.current.settled = frames >= PAINT + SETTLE;
            if (!now.current.settled) request = requestAnimationFrame(count);
        };
        let request = requestAnimationFrame(count);
        return () => cancelAnimationFrame(request);
    }, [question]);

    useLayoutEffect(() => {
        /* Some clicks come without a press, from assistive technology. */
        let pressed = false;
        const begin = (key: string | null, x: number, y: number): void => {
            pressed = true;
            press.current = { key, x, y, on: now.current.armed, settled: now.current.settled };
            if (!isRepetition(press.current, led.current)) led.current = null;
        };
        const onPointer = (event: PointerEvent): void => begin(null, event.clientX, event.clientY);
        /* Clicks of a series count as one press, which began with the first. */
        let series: object | null = null;
        const onMouse = (event: MouseEvent): void => {
            if (event.detail <= 1) series = now.current.armed;
            else if (press.current && press.current.on !== series) press.current = null;
        };
        const onKey = (event: KeyboardEvent): void => {
            if (event.repeat) {
                pressed = true;
                press.current = null;
            } else begin(event.key + focused(), 0, 0);
        };
        const onClick = (event: MouseEvent): void => {
            if (!pressed) begin(null, event.clientX, event.clientY);
            pressed = false;
        };
        /* The click of a released key or pointer follows within the same task. */
        const onRelease = (): void => void setTimeout(() => (pressed = false));
        const listeners: readonly [string, (event: never) => void][] = [
            ["pointerdown", onPointer],
            ["mousedown", onMouse],
            ["keydown", onKey],
            ["click", onClick],
            ["pointerup", onRelease],
            ["keyup", onRelease],
        ];
        for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
        return () => {
            for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
        };
    }, []);

    return {
        armed: question !== null && armed === question,
        mayDecide: () => {
            const made = press.current;
            if (!made || !question || made.on !== question) return false;
            if (isRepetition(made, led.current) && !made.settled) return false;
            led.current = made;
            return true;
        },
        early: () => {
            const made = press.current;
            if (!made || made.key !== null || made.on !== null || isRepetition(made, led.current)) return null;
            led.current = made;
            return made;
        },
        repeat: (made) => {
            press.current = { ...made, on: question, settled: true };
        },
    };
}
