/* Help on whatever carries data-help, by hovering, by keys or by a long press: the page's own words by their key, or
   "thing:TOKEN" for what the game says about a thing. Of what cannot be used now (aria-disabled) it says why as well, also when
   it is pressed: data-why holds a key of the page's words or things for the game, else it is the thing itself. */
import { useLayoutEffect, useState } from "preact/hooks";
import { useWishes } from "../settings";
import type { Table } from "../table/table";
import { isWordKey } from "../words";

interface Asked {
    about: string;
    /** What is to be told why it cannot be used; empty if it can. */
    why: string;
    box: DOMRect;
}

const HOVER = 450;
const PRESS = 500;

function whyOf(node: Element, about: string): string {
    return node.getAttribute("aria-disabled") === "true" ? (node.getAttribute("data-why") ?? about) : "";
}

function subject(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-help]") : null;
}

/** What is asked about: after a while under the mouse, at once behind the keyboard's focus, or under a long press. */
function useAsked(): Asked | null {
    const [asked, setAsked] = useState<Asked | null>(null);
    useLayoutEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let pressed = false;
        let since = 0;
        const ask = (node: Element | null, wait: number, press: boolean): void => {
            clearTimeout(timer);
            const about = node?.getAttribute("data-help");
            if (!node || !about) return;
            timer = setTimeout(() => {
                pressed = press;
                if (node.isConnected) setAsked({ about, why: whyOf(node, about), box: node.getBoundingClientRect() });
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
            if (!pressed) {
                drop();
                const idle = event.target instanceof Element && event.target.closest('[data-help][aria-disabled="true"]');
                return ask(idle || null, 0, false);
            }
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

const THING = /^thing:(.*)$/;

export function Help({ table, asking }: { table: Table; asking: boolean }) {
    const { say } = useWishes();
    const asked = useAsked();
    const [lines, setLines] = useState<readonly string[]>([]);
    useLayoutEffect(() => {
        setLines([]);
        if (!asked) return;
        let alive = true;
        const words = async (subject: string, ask: (thing: string) => Promise<string>): Promise<string> => {
            const thing = THING.exec(subject)?.[1];
            return thing === undefined ? (isWordKey(subject) ? say(subject) : "") : ask(thing);
        };
        /* Only who is asked to decide can be told why not. */
        const why = asked.why.startsWith("thing:") && !asking ? "" : asked.why;
        void Promise.all([
            words(asked.about, (thing) => table.explain(thing)),
            words(why, (thing) => table.whyNot(thing.split(" "))),
        ]).then(
            (found) => alive && setLines(found.filter((line) => line !== "")),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [asked, table]);
    if (!asked || lines.length === 0) return null;
    const { box } = asked;
    const above = box.top > innerHeight * 0.5;
    const left = Math.min(Math.max(box.left + box.width / 2, 140), innerWidth - 140);
    return (
        <div
            class={`tip help${above ? "" : " below"}`}
            role="tooltip"
            style={{ left: `${Math.round(left)}px`, top: `${Math.round(above ? box.top - 8 : box.bottom + 8)}px` }}
        >
            {lines.map((line, index) => (
                <p class={index ? "" : "first"}>{line}</p>
            ))}
        </div>
    );
}
