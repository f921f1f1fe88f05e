/* The click targets: an invisible layer above the drawing for mouse, touch, keyboard and screen readers. Only the focus is
   visible. */
import { useRef } from "preact/hooks";
import type { Border } from "../view";
import { priceSpot, type Spot } from "./geometry";
import type { Sizes } from "./sizes";

export interface Target {
    readonly place: string;
    readonly at: Spot;
    readonly half: number;
    /** A sector; else it is a disc. */
    readonly path?: string;
}

interface Props {
    label: string;
    targets: readonly Target[];
    borders: readonly Border[];
    sizes: Sizes;
    /** The sector of the one to move. */
    here: string;
    describe: (place: string) => string;
    live: (place: string) => boolean;
    focus: string;
    onFocus: (place: string) => void;
    onPoint: (place: string) => void;
    onHover: (place: string | null) => void;
    onBack: () => void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** The nearest target in a direction; targets further sideways than ahead do not count. */
function walk(targets: readonly Target[], from: Target, [right, down]: readonly [number, number]): Target | null {
    let best: Target | null = null;
    let least = Infinity;
    for (const to of targets) {
        const [x, y] = [to.at.x - from.at.x, to.at.y - from.at.y];
        const ahead = right ? right * x : down * y;
        const beside = Math.abs(right ? y : x);
        if (to === from || ahead <= 0 || beside > 1.3 * ahead || ahead + 2 * beside >= least) continue;
        least = ahead + 2 * beside;
        best = to;
    }
    return best;
}

export function Spots(props: Props) {
    const { targets, focus, live } = props;
    const group = useRef<SVGGElement>(null);
    const focused = targets.find(({ place }) => place === focus) ?? targets[0];
    const onKey = (event: KeyboardEvent): void => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const next = focused && walk(targets, focused, arrow);
            if (next) {
                props.onFocus(next.place);
                group.current?.querySelector<SVGElement>(`[data-space="${next.place}"]`)?.focus();
            }
        } else if (event.key === "Enter" || event.key === " ") {
            if (focused) props.onPoint(focused.place);
        } else if (event.key === "Escape") props.onBack();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <g ref={group} class="neb-spots" role="group" aria-label={props.label} onKeyDown={onKey} onPointerLeave={() => props.onHover(null)}>
            {targets
                .filter(({ path }) => path !== undefined)
                .concat(targets.filter(({ path }) => path === undefined))
                .map((target) => (
                    <g
                        key={target.place}
                        role="button"
                        data-space={target.place}
                        class={live(target.place) ? "cell live" : "cell"}
                        tabindex={target === focused ? 0 : -1}
                        aria-disabled={live(target.place) ? undefined : "true"}
                        aria-label={props.describe(target.place)}
                        onFocus={(event) => {
                            props.onFocus(target.place);
                            if (event.currentTarget.matches(":focus-visible")) props.onHover(target.place);
                        }}
                        onBlur={() => props.onHover(null)}
                        onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover(target.place)}
                    >
                        {target.path ? (
                            <path d={target.path} class="neb-hit" clip-path="url(#neb-window)" />
                        ) : (
                            <circle cx={target.at.x} cy={target.at.y} r={target.half} class="neb-hit" />
                        )}
                    </g>
                ))}
            {/* The price of a border stands for the sector behind it: large enough for a finger. */}
            {props.borders.map(({ from, to }) => {
                const behind = from === props.here ? to : to === props.here ? from : null;
                if (!behind || !live(behind)) return null;
                const { x, y } = priceSpot(from, to);
                return <circle key={from + to} data-space={behind} class="neb-hit live" cx={x} cy={y} r={props.sizes.finger} aria-hidden="true" />;
            })}
        </g>
    );
}
