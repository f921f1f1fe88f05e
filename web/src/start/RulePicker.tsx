/* Which rules: one of three sets at a glance; what few ask for is tucked away below. */
import { Choice } from "../Choice";
import { useWishes } from "../settings";
import type { Setup } from "../table/table";

interface Props {
    setup: Setup;
    onChange: (part: Partial<Setup>) => void;
}

export function RulePicker({ setup, onChange }: Props) {
    const { say } = useWishes();
    const sets = [
        ["basic", say("rulesBasic"), say("rulesBasicNote")],
        ["sheet", say("rulesSheet"), say("rulesSheetNote")],
        ["full", say("rulesFull"), say("rulesFullNote")],
    ] as const;
    return (
        <div>
            <fieldset class="rule-picker">
                <legend>{say("rules")}</legend>
                {sets.map(([rules, name, note]) => (
                    <label class={setup.rules === rules ? "on" : ""}>
                        <input type="radio" name="rules" checked={setup.rules === rules} onChange={() => onChange({ rules })} />
                        <b>{name}</b>
                        <small>{note}</small>
                    </label>
                ))}
            </fieldset>
            <details class="more-rules" open={setup.entanglement === true || (setup.rules === "full" && setup.printing === "revised")}>
                <summary>{say("moreRules")}</summary>
                <Choice
                    label={say("entanglement")}
                    note={say("entanglementNote")}
                    value={setup.entanglement ? "on" : "off"}
                    values={[
                        { value: "off", label: say("off") },
                        { value: "on", label: say("on") },
                    ]}
                    onChange={(value) => onChange({ entanglement: value === "on" })}
                />
                {setup.rules === "full" && (
                    <Choice
                        label={say("printing")}
                        note={say("printingNote")}
                        value={setup.printing ?? "first"}
                        values={[
                            { value: "first", label: say("printingFirst") },
                            { value: "revised", label: say("printingRevised") },
                        ]}
                        onChange={(printing) => onChange({ printing })}
                    />
                )}
            </details>
        </div>
    );
}
