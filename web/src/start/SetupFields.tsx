/* The fields of the set-up form: players, options, board; and why the game cannot be played like this. */
import { Choice } from "../Choice";
import { useSettings } from "../settings";
import type { BoardEntry, Level } from "../table/table";
import { BoardPicker } from "./BoardPicker";
import { OptionsForm } from "./OptionsForm";
import { SeatPicker } from "./SeatPicker";
import type { Chosen } from "./useSetup";

interface Props {
    chosen: Chosen;
    boards: readonly BoardEntry[];
    levels: readonly Level[];
    /** Whether people are named here. */
    named: boolean;
}

export function SetupFields({ chosen, boards, levels, named }: Props) {
    const { say } = useSettings();
    const { setup, ui } = chosen;
    const seats = setup.players.length;
    return (
        <>
            <div class="set-up-columns">
                <div>
                    <Choice
                        label={say("players")}
                        value={String(chosen.people)}
                        values={chosen.counts.map((count) => ({ value: String(count), label: String(count) }))}
                        onChange={(value) => chosen.setPeople(Number(value))}
                    />
                    <SeatPicker named={named} ui={ui} seats={chosen.seats} players={setup.players} levels={levels} onChange={chosen.setPlayers} />
                    {ui.Options && <ui.Options options={setup.options} onChange={chosen.setOptions} />}
                </div>
                {chosen.options.length > 0 && (
                    <OptionsForm file={chosen.fileOption} options={chosen.options} values={setup.options} onChange={chosen.setOptions} />
                )}
                {ui.boards && (
                    <BoardPicker
                        Picture={ui.boards.Picture}
                        boards={boards}
                        seats={seats}
                        chosen={setup.options[ui.boards.option] ?? ""}
                        onChoose={(id) => ui.boards && chosen.setOptions({ [ui.boards.option]: id })}
                    />
                )}
            </div>
            {chosen.why && (
                <p class="problem" role="status">
                    {chosen.why}
                </p>
            )}
        </>
    );
}
