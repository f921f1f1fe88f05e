/* Tooltips for elements with data-help, by hover, keyboard focus or long press: a text key of the page or of the game, or "thing:TOKEN"
   for the engine's explanation. For unavailable elements (aria-disabled) they also say why, even on click: data-why is a text key or
   "thing:" with tokens, by default the same as data-help. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Table } from "../table/table";
import { isWordKey } from "../words";

interface Asked {
    about: string;
    /** Subject of the reason why it is unavailable; empty if it is available. */
    why: string;
    box: DOMRect;
    /** Right below the board, which a tooltip would cover. */
    below: boolean;
}

const HOVER = 450;
const PRESS = 500;

function whyOf(node: Element, about: string): string {
    return node.getAttribute("aria-disabled") === "true" ? (node.getAttribute("data-why") ?? about) : "";
}

function subject(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-help]") : null;
}

/** The element to explain: after hovering or focusing it for a while, or on a long press. */
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
                if (node.isConnected)
                    setAsked({ about, why: whyOf(node, about), box: node.getBoundingClientRect(), below: node.closest(".under-board") !== null });
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
            /* Compare event timestamps: on a busy device the timer may be late, and a tap must not count as a long press. */
            pressed &&= event.timeStamp - since >= PRESS;
            if (event.pointerType !== "mouse" && !pressed) drop();
        };
        /* The click that ends a long press only asked for help. */
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

const NOTHING: readonly string[] = [];
const THING = /^thing:(.*)$/;

interface Props {
    ui: GameUi;
    table: Table;
    asking: boolean;
    /** Tells what a tooltip would cover the board with, if there is a place beside it. */
    onBeside: ((lines: readonly string[]) => void) | null;
}

export function Help({ ui, table, asking, onBeside }: Props) {
    const { say, language } = useSettings();
    const asked = useAsked();
    const [lines, setLines] = useState(NOTHING);
    useLayoutEffect(() => {
        setLines(NOTHING);
        if (!asked) return;
        let alive = true;
        const words = async (subject: string, ask: (thing: string) => Promise<string>): Promise<string> => {
            const thing = THING.exec(subject)?.[1];
            if (thing !== undefined) return ask(thing);
            return isWordKey(subject) ? say(subject) : (ui.help?.(subject, language) ?? "");
        };
        /* The engine only explains why to the player who is to decide. */
        const why = asked.why.startsWith("thing:") && !asking ? "" : asked.why;
        void Promise.all([words(asked.about, (thing) => table.explain(thing)), words(why, (thing) => table.whyNot(thing.split(" ")))]).then(
            (found) => alive && setLines(found.filter((line) => line !== "")),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [asked, table]);
    const beside = onBeside !== null && (asked?.below ?? false);
    useLayoutEffect(() => onBeside?.(beside ? lines : NOTHING), [beside, lines]);
    if (!asked || lines.length === 0 || beside) return null;
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
