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
            <small>
                {say("mapPlayers", map.seats)}, {map.note}
            </small>
        </label>
    );
}

export function MapPicker({ maps, seats, chosen, onChoose }: Props) {
    const { say } = useWishes();
    const [all, setAll] = useState(false);
    const fitting = maps.filter((map) => map.seats === seats);
    const few = fitting.slice(0, FEW);
    const at = fitting.findIndex((map) => map.id === chosen);
    const shown = all || at >= FEW ? fitting : few;
    return (
        <fieldset class="map-picker">
            <legend>{say("map")}</legend>
            <div class="map-tiles">
                {shown.map((map) => (
                    <MapTile key={map.id} map={map} on={map.id === chosen} onChoose={() => onChoose(map.id)} />
                ))}
            </div>
            {fitting.length > FEW && at < FEW && (
                <button type="button" class="link" onClick={() => setAll(!all)}>
                    {all ? say("fewerMaps") : `${say("allMaps")} (${fitting.length})`}
                </button>
            )}
        </fieldset>
    );
}
