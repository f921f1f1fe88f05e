/* Radio buttons side by side. */
interface Props<T extends string> {
    label: string;
    /** Explanation below. */
    note?: string;
    value: T;
    values: readonly { value: T; label: string }[];
    onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, note, value, values, onChange }: Props<T>) {
    return (
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class="choice-row">
                {values.map((one) => (
                    <label class={one.value === value ? "on" : ""}>
                        <input type="radio" name={label} checked={one.value === value} onChange={() => onChange(one.value)} />
                        <span>{one.label}</span>
                    </label>
                ))}
            </div>
            {note && <small class="quiet">{note}</small>}
        </fieldset>
    );
}
