/* Controls for options that have no picker of their own. */
import { Choice } from "../Choice";
import type { GameFile } from "../games/ui";
import type { FormOption } from "../table/table";
import { FileOption } from "./FileOption";

interface Props {
    /** An option whose value comes from a file, and what makes it from one. */
    file?: { readonly option: string; readonly standard: GameFile | undefined; readonly read: (text: string) => Promise<string> } | null;
    options: readonly FormOption[];
    values: Readonly<Record<string, string>>;
    onChange: (part: Readonly<Record<string, string>>) => void;
}

/** With more values than this, use a list. */
const FEW = 4;

interface OneProps {
    option: FormOption;
    value: string;
    onChange: (value: string) => void;
}

function NumberInput({ option, value, onChange }: OneProps) {
    const { min = 0, max } = option;
    /* Only valid numbers are applied; on blur the last valid one returns. */
    const take = (words: string): void => {
        const number = Number(words);
        if (words !== "" && Number.isInteger(number) && number >= min && (max === undefined || number <= max)) onChange(String(number));
    };
    return (
        <label class="option-field">
            <span>{option.label}</span>
            <input
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                value={value}
                onInput={(event) => take(event.currentTarget.value)}
                onBlur={(event) => {
                    event.currentTarget.value = value;
                }}
            />
            <small class="quiet">
                {min} – {max}
            </small>
        </label>
    );
}

function OneOption({ option, value, onChange }: OneProps) {
    const { label, type, values = [] } = option;
    if (type === "check")
        return (
            <label class="option-check">
                <input type="checkbox" checked={value === "on"} onChange={(event) => onChange(event.currentTarget.checked ? "on" : "off")} />
                <span>{label}</span>
            </label>
        );
    if (type === "spin") return <NumberInput option={option} value={value} onChange={onChange} />;
    if (type === "combo" && values.length <= FEW) return <Choice label={label} value={value} values={values} onChange={onChange} />;
    return (
        <label class="option-field">
            <span>{label}</span>
            {type === "combo" ? (
                <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
                    {values.map((one) => (
                        <option value={one.value}>{one.label}</option>
                    ))}
                </select>
            ) : (
                <input type="text" value={value} onInput={(event) => onChange(event.currentTarget.value)} />
            )}
        </label>
    );
}

export function OptionsForm({ file, options, values, onChange }: Props) {
    return (
        <div class="options-form">
            {options.map((option) => {
                const one = { option, value: values[option.name] ?? option.default, onChange: (value: string) => onChange({ [option.name]: value }) };
                return option.name === file?.option ? (
                    <FileOption key={option.name} {...one} standard={file.standard} read={file.read} />
                ) : (
                    <OneOption key={option.name} {...one} />
                );
            })}
        </div>
    );
}
