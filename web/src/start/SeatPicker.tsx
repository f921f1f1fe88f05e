/* Who plays each seat: a person, with an optional name, or a level. Automas cannot be changed. */
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Level, Player } from "../table/table";
import type { Mark } from "../table/view";

/** A seat before the game starts. */
export interface SeatToCome {
    readonly mark: Mark;
    readonly name: string;
    readonly automa: boolean;
    /** Team number, if seats win together. */
    readonly team: number | null;
}

interface Props {
    ui: GameUi;
    seats: readonly SeatToCome[];
    players: readonly Player[];
    levels: readonly Level[];
    /** Whether people are named here; online everybody names themselves. */
    named: boolean;
    onChange: (players: Player[]) => void;
}

/** Maximum length of a name in the record. */
const NAME = 40;

export function SeatPicker({ ui, seats, players, levels, named, onChange }: Props) {
    const { say } = useSettings();
    const put = (index: number, player: Player): void => onChange(players.map((old, at) => (at === index ? player : old)));
    const set = (index: number, value: string): void => {
        const level = Number(value);
        put(index, level > 0 ? { kind: "level", level } : { kind: "person", name: "" });
    };
    return (
        <div class="seat-picker">
            {players.map((player, index) => {
                const { mark, name, automa, team } = seats[index] ?? { mark: "", name: "…", automa: false, team: null };
                const seatStyle = ui.seatStyle(mark);
                return (
                    <div class={`seat-row ${seatStyle.className}`} role="group" aria-label={name}>
                        <EmblemIcon seatStyle={seatStyle} size={22} />
                        <b>
                            {name}
                            {team !== null && <small>{say("team", team + 1)}</small>}
                        </b>
                        {named && !automa && player.kind === "person" && (
                            <input
                                type="text"
                                value={player.name}
                                maxLength={NAME}
                                autocomplete="off"
                                placeholder={say("playerName")}
                                aria-label={say("playerNameOf", name)}
                                onInput={(event) => put(index, { kind: "person", name: event.currentTarget.value })}
                            />
                        )}
                        {automa ? (
                            <span class="seat-automa">{say("automa")}</span>
                        ) : (
                            <select
                                value={player.kind === "level" ? String(player.level) : "0"}
                                aria-label={name}
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
                        )}
                    </div>
                );
            })}
        </div>
    );
}
