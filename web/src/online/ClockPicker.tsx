/* The clock of a table: none, a bank with an increment, or days for each decision. */
import { Choice } from "../Choice";
import { OptionsForm } from "../start/OptionsForm";
import type { Time } from "./messages";
import { useOnlineWords } from "./words";

const LIVE: Time = { bank: 15 * 60, increment: 10 };
const BY_TURNS: Time = { days: 3 };

interface Props {
    time: Time | null;
    onChange: (time: Time | null) => void;
}

export function ClockPicker({ time, onChange }: Props) {
    const say = useOnlineWords();
    const kind = time === null ? "none" : "days" in time ? "days" : "live";
    const numbers =
        time === null
            ? []
            : "days" in time
              ? [{ name: "days", label: say("days"), max: 60, min: 1, value: time.days }]
              : [
                    { name: "bank", label: say("bank"), max: 600, min: 1, value: Math.round(time.bank / 60) },
                    { name: "increment", label: say("increment"), max: 600, min: 0, value: time.increment },
                ];
    const change = (part: Readonly<Record<string, string>>): void => {
        if (time === null) return;
        if ("days" in time) onChange({ days: Number(part["days"] ?? time.days) });
        else onChange({ bank: part["bank"] === undefined ? time.bank : Number(part["bank"]) * 60, increment: Number(part["increment"] ?? time.increment) });
    };
    return (
        <div class="clock-picker">
            <Choice
                label={say("clock")}
                value={kind}
                values={[
                    { value: "none", label: say("clockNone") },
                    { value: "live", label: say("clockLive") },
                    { value: "days", label: say("clockDays") },
                ]}
                note={say(kind === "none" ? "clockNoneNote" : kind === "live" ? "clockLiveNote" : "clockDaysNote")}
                onChange={(value) => onChange(value === "none" ? null : value === "live" ? LIVE : BY_TURNS)}
            />
            {numbers.length > 0 && (
                <OptionsForm
                    options={numbers.map(({ name, label, min, max, value }) => ({ name, label, type: "spin", default: String(value), min, max }))}
                    values={Object.fromEntries(numbers.map(({ name, value }) => [name, String(value)]))}
                    onChange={change}
                />
            )}
        </div>
    );
}
