/* Help on whatever carries data-help, by hovering, by keys or by a long press: the page's own words by their key, or
   "thing:TOKEN" for what the game says about a thing. */
import { useEffect, useState } from "preact/hooks";
import { useWishes } from "../settings";
import type { Table } from "../table/table";
import { isWordKey } from "../words";

interface Asked {
    about: string;
    box: DOMRect;
}

const HOVER = 450;
const PRESS = 500;

function subject(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-help]") : null;
}

/** What is asked about: after a while under the mouse, at once behind the keyboard's focus, or under a long press. */
function useAsked(): Asked | null {
    const [asked, setAsked] = useState<Asked | null>(null);
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let pressed = false;
        let since = 0;
        const ask = (node: Element | null, wait: number, press: boolean): void => {
            clearTimeout(timer);
            const about = node?.getAttribute("data-help");
            if (!node || !about) return;
            timer = setTimeout(() => {
                pressed = press;
                if (node.isConnected) setAsked({ about, box: node.getBoundingClientRect() });
            }, wait);
        };
        const drop = (): void => {
            clearTimeout(timer);
            setAsked(null);
        };
        const over = (event: PointerEvent): void => {
            if (event.pointerType !== "mouse") return;
            drop();
            ask(subject(event.target), HOVER, false);
        };
        const down = (event: PointerEvent): void => {
            drop();
            pressed = false;
            since = event.timeStamp;
            if (event.pointerType !== "mouse") ask(subject(event.target), PRESS, true);
        };
        const up = (event: PointerEvent): void => {
            /* By the events' own times: on a busy device the timer may be late, and a tap is no long press. */
            pressed &&= event.timeStamp - since >= PRESS;
            if (event.pointerType !== "mouse" && !pressed) drop();
        };
        /* The click that ends a long press asked for help and decides nothing. */
        const click = (event: MouseEvent): void => {
            if (!pressed) return drop();
            pressed = false;
            event.preventDefault();
            event.stopPropagation();
        };
        const focus = (event: FocusEvent): void => {
            if (event.target instanceof Element && event.target.matches(":focus-visible")) ask(subject(event.target), HOVER, false);
        };
        const menu = (event: Event): void => {
            if (pressed || (timer !== undefined && subject(event.target) && matchMedia("(pointer: coarse)").matches)) event.preventDefault();
        };
        const listeners: readonly [string, (event: never) => void][] = [
            ["pointerover", over],
            ["pointerdown", down],
            ["pointerup", up],
            ["pointercancel", drop],
            ["click", click],
            ["focusin", focus],
            ["focusout", drop],
            ["contextmenu", menu],
        ];
        for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
        return () => {
            clearTimeout(timer);
            for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
        };
    }, []);
    return asked;
}

export function Help({ table }: { table: Table }) {
    const { say } = useWishes();
    const asked = useAsked();
    const [words, setWords] = useState("");
    useEffect(() => {
        setWords("");
        if (!asked) return;
        const thing = /^thing:(.*)$/.exec(asked.about)?.[1];
        if (thing === undefined) return setWords(isWordKey(asked.about) ? say(asked.about) : "");
        let alive = true;
        table.explain(thing).then(
            (text) => alive && setWords(text),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [asked, table]);
    if (!asked || !words) return null;
    const { box } = asked;
    const above = box.top > innerHeight * 0.5;
    const left = Math.min(Math.max(box.left + box.width / 2, 140), innerWidth - 140);
    return (
        <div
            class={`tip help${above ? "" : " below"}`}
            role="tooltip"
            style={{ left: `${Math.round(left)}px`, top: `${Math.round(above ? box.top - 8 : box.bottom + 8)}px` }}
        >
            <p class="first">{words}</p>
        </div>
    );
}
