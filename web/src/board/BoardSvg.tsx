/* The parts of a board that every game's drawing shares: the zoomable drawing, its buttons, and where a place is in the frame. */
import type { ComponentChildren, RefObject } from "preact";
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import { useMedia } from "../useMedia";
import type { Frame, Place } from "./frame";
import { spaceAt, type useGestures } from "./useGestures";
import type { Box } from "./zoom";

type Gestures = ReturnType<typeof useGestures>;

const STEP = 1.4;
const PHONE = "(orientation: portrait) and (max-width: 699px)";

/** Whether the board is aligned to the top: on a phone it must not move when the content below changes size. */
export function useOnTop(): boolean {
    return useMedia(PHONE);
}

/** Where a point of the drawing is in the frame; `unit` is the number of pixels per drawing unit. */
export function placeAt(size: Frame, seen: Box, unit: number, onTop: boolean, at: { x: number; y: number }, half: number): Place {
    return {
        x: (size.width - seen.width * unit) / 2 + (at.x - seen.x) * unit,
        y: (onTop ? 0 : (size.height - seen.height * unit) / 2) + (at.y - seen.y) * unit,
        half: half * unit,
        frame: size,
    };
}

interface Props {
    svg: RefObject<SVGSVGElement>;
    gestures: Gestures;
    onTop: boolean;
    class: string;
    onPoint: (space: string) => void;
    onBack: () => void;
    children: ComponentChildren;
}

export function BoardSvg({ svg, gestures, onTop, class: className, onPoint, onBack, children }: Props) {
    const { seen } = gestures;
    return (
        <svg
            ref={svg}
            class={className}
            preserveAspectRatio={onTop ? "xMidYMin" : "xMidYMid"}
            viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
            onKeyDown={(event) => {
                if (event.key === "+" || event.key === "=") gestures.zoom(STEP);
                else if (event.key === "-") gestures.zoom(1 / STEP);
                else if (event.key === "0") gestures.showAll();
            }}
            onClick={(event) => {
                const space = spaceAt(event.target);
                if (gestures.swallowed()) return;
                if (space) onPoint(space);
                else onBack();
            }}
        >
            {children}
        </svg>
    );
}

/** Shown while the board is zoomed, or if it is so small that zooming helps. */
export function ZoomButtons({ gestures, small }: { gestures: Gestures; small: boolean }) {
    const { say } = useSettings();
    if (!gestures.zoomed && !small) return null;
    return (
        <div class="zoom">
            {gestures.zoomed && <IconButton label={say("showAll")} sign="⤢" onClick={gestures.showAll} />}
            <IconButton label={say("zoomIn")} sign="+" onClick={() => gestures.zoom(STEP)} />
            {gestures.zoomed && <IconButton label={say("zoomOut")} sign="−" onClick={() => gestures.zoom(1 / STEP)} />}
        </div>
    );
}
