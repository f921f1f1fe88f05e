/* The whole map, small, where only a part of it is in sight: what can be chosen, whose ships are where, raiders. A touch moves the view. */
import type { Box } from "../../../board/zoom";
import { livery } from "../seat-styles";
import type { AndromedaBoard, Region } from "../view";
import { spotOf } from "./geometry";
import { HEX } from "./Hex";

function colour(board: AndromedaBoard, region: Region, live: boolean): string {
    if (live) return "#3fe0d0";
    const owner = board.stations.find(({ ships }) => ships.some(({ at }) => at === region.id));
    return owner ? livery(owner.mark).seat : region.raiders?.length ? "#ff4d63" : "#4a3f86";
}

interface Props {
    board: AndromedaBoard;
    live: (place: string) => boolean;
    whole: Box;
    seen: Box;
    onCentre: (x: number, y: number) => void;
}

export function MiniMap({ board, live, whole, seen, onCentre }: Props) {
    return (
        <svg
            class="and-mini"
            viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
            aria-hidden="true"
            onClick={(event) => {
                const to = new DOMPoint(event.clientX, event.clientY).matrixTransform(event.currentTarget.getScreenCTM()?.inverse());
                onCentre(to.x, to.y);
            }}
        >
            {board.places.map((region) => {
                const { x, y } = spotOf(region);
                return region.kind && <path key={region.id} d={HEX} transform={`translate(${x} ${y})`} fill={colour(board, region, live(region.id))} />;
            })}
            <rect x={seen.x} y={seen.y} width={seen.width} height={seen.height} rx="16" />
        </svg>
    );
}
