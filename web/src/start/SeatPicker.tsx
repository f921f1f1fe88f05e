/* Who plays which faction: a person, or a level. */
import { EmblemIcon } from "../board/Emblem";
import { faction } from "../board/factions";
import { useWishes } from "../settings";
import type { Level, Player } from "../table/table";

const MARKS = ["V", "K", "O", "A"];

interface Props {
    players: readonly Player[];
    levels: readonly Level[];
    onChange: (players: Player[]) => void;
}

export function SeatPicker({ players, levels, onChange }: Props) {
    const { say } = useWishes();
    const set = (index: number, value: string): void => {
        const level = Number(value);
        const player: Player = level > 0 ? { kind: "level", level } : { kind: "person", name: "" };
        onChange(players.map((old, at) => (at === index ? player : old)));
    };
    return (
        <div class="seat-picker">
            {players.map((player, index) => {
                const mark = MARKS[index] ?? "";
                return (
                    <label class={`seat-row seat-${mark}`}>
                        <EmblemIcon seat={mark} size={22} />
                        <b>{faction(mark).name}</b>
                        <select
                            value={player.kind === "level" ? String(player.level) : "0"}
                            onChange={(event) => set(index, event.currentTarget.value)}
                        >
                            <option value="0">{say("person")}</option>
                            {levels.map((level) => (
                                <option value={String(level.level)}>
                                    {say("levelOption", level.level, level.name)}
                                    {level.elo === undefined ? "" : ` (${say("elo", level.elo)})`}
                                </option>
                            ))}
                        </select>
                    </label>
                );
            })}
        </div>
    );
}
