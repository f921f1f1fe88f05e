/* Picks one of three rule sets; rare options are collapsed below. */
import { Choice } from "../../../Choice";
import { useQuantum } from "../words";
import type { OptionsProps } from "../../ui";

export function RulePicker({ options, onChange }: OptionsProps) {
    const { say } = useQuantum();
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
                    <label class={options["rules"] === rules ? "on" : ""}>
                        <input type="radio" name="rules" checked={options["rules"] === rules} onChange={() => onChange({ rules })} />
                        <b>{name}</b>
                        <small>{note}</small>
                    </label>
                ))}
            </fieldset>
            <details class="more-rules" open={options["entanglement"] === "on" || (options["rules"] === "full" && options["printing"] === "revised")}>
                <summary>{say("moreRules")}</summary>
                <Choice
                    label={say("entanglement")}
                    note={say("entanglementNote")}
                    value={options["entanglement"] ?? "off"}
                    values={[
                        { value: "off", label: say("off") },
                        { value: "on", label: say("on") },
                    ]}
                    onChange={(entanglement) => onChange({ entanglement })}
                />
                {options["rules"] === "full" && (
                    <Choice
                        label={say("printing")}
                        note={say("printingNote")}
                        value={options["printing"] ?? "first"}
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
