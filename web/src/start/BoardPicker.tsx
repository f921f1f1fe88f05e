/* Thumbnails of boards to choose from. */
import { useState } from "preact/hooks";
import type { BoardsUi } from "../games/ui";
import { useSettings } from "../settings";
import type { BoardEntry } from "../table/table";

interface Props {
    Picture: BoardsUi["Picture"];
    boards: readonly BoardEntry[];
    seats: number;
    chosen: string;
    onChoose: (id: string) => void;
}

const FEW = 6;

function BoardTile({ Picture, board, on, onChoose }: Pick<Props, "Picture"> & { board: BoardEntry; on: boolean; onChoose: () => void }) {
    const { say } = useSettings();
    return (
        <label class={`map-tile${on ? " on" : ""}`}>
            <input type="radio" name="map" checked={on} onChange={onChoose} />
            <Picture line={board.line} />
            <b>{board.name}</b>
            <small>{say("mapPlayers", board.seats)}</small>
            <small>{board.note}</small>
        </label>
    );
}

/** Placeholder while boards load: of the same height, so that nothing moves. */
function BoardRoom({ seats }: { seats: number }) {
    const { say } = useSettings();
    return (
        <div class="map-room" aria-hidden="true">
            <span class="map-picture" />
            <b>…</b>
            <small>{say("mapPlayers", seats)}</small>
            <small>…</small>
        </div>
    );
}

/** The first few boards; if the selected one is not among them, it replaces the last. */
function firstFew(boards: readonly BoardEntry[], chosen: string): readonly BoardEntry[] {
    const at = boards.findIndex((board) => board.id === chosen);
    const picked = boards[at];
    return picked && at >= FEW ? [...boards.slice(0, FEW - 1), picked] : boards.slice(0, FEW);
}

export function BoardPicker({ Picture, boards, seats, chosen, onChoose }: Props) {
    const { say } = useSettings();
    const [all, setAll] = useState(false);
    const fitting = boards.filter((board) => board.seats === seats);
    const shown = all ? fitting : firstFew(fitting, chosen);
    const coming = boards.length === 0;
    return (
        <fieldset class="map-picker">
            <legend>{say("map")}</legend>
            <div class={all ? "map-tiles" : "map-tiles few"} aria-busy={coming}>
                {coming && Array.from({ length: FEW }, (_, index) => <BoardRoom key={index} seats={seats} />)}
                {shown.map((board) => (
                    <BoardTile key={board.id} Picture={Picture} board={board} on={board.id === chosen} onChoose={() => onChoose(board.id)} />
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
