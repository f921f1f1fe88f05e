/* Maps as pictures, with players and cubes. */
import { useMemo, useState } from "preact/hooks";
import { MapPicture } from "../board/MapPicture";
import { boardOfLine } from "../board/mapLine";
import { useWishes } from "../settings";
import type { MapEntry } from "../table/table";

interface Props {
    maps: readonly MapEntry[];
    seats: number;
    chosen: string;
    onChoose: (id: string) => void;
}

const FEW = 6;

function MapTile({ map, on, onChoose }: { map: MapEntry; on: boolean; onChoose: () => void }) {
    const { say } = useWishes();
    const board = useMemo(() => boardOfLine(map.line), [map.line]);
    return (
        <label class={`map-tile${on ? " on" : ""}`}>
            <input type="radio" name="map" checked={on} onChange={onChoose} />
            <MapPicture board={board} />
            <b>{map.name}</b>
            <small>{say("mapPlayers", map.seats)}</small>
            <small>{map.note}</small>
        </label>
    );
}

/** The room of a map that is still to come: as high as the map will be, so that nothing moves when it does. */
function MapRoom({ seats }: { seats: number }) {
    const { say } = useWishes();
    return (
        <div class="map-room" aria-hidden="true">
            <span class="map-picture" />
            <b>…</b>
            <small>{say("mapPlayers", seats)}</small>
            <small>…</small>
        </div>
    );
}

/** The first maps; a chosen one that is not among them takes the place of the last. */
function firstFew(maps: readonly MapEntry[], chosen: string): readonly MapEntry[] {
    const at = maps.findIndex((map) => map.id === chosen);
    const kept = maps[at];
    return kept && at >= FEW ? [...maps.slice(0, FEW - 1), kept] : maps.slice(0, FEW);
}

export function MapPicker({ maps, seats, chosen, onChoose }: Props) {
    const { say } = useWishes();
    const [all, setAll] = useState(false);
    const fitting = maps.filter((map) => map.seats === seats);
    const shown = all ? fitting : firstFew(fitting, chosen);
    const coming = maps.length === 0;
    return (
        <fieldset class="map-picker">
            <legend>{say("map")}</legend>
            <div class={all ? "map-tiles" : "map-tiles few"} aria-busy={coming}>
                {coming && Array.from({ length: FEW }, (_, index) => <MapRoom key={index} seats={seats} />)}
                {shown.map((map) => (
                    <MapTile key={map.id} map={map} on={map.id === chosen} onChoose={() => onChoose(map.id)} />
                ))}
            </div>
            {(coming || fitting.length > FEW) && (
                <button type="button" class="link" disabled={coming} onClick={() => setAll(!all)}>
                    {all ? say("fewerMaps") : coming ? say("allMaps") : `${say("allMaps")} (${fitting.length})`}
                </button>
            )}
        </fieldset>
    );
}
