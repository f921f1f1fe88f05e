/* Name, size and cubes of the map. */
import { Choice } from "../../../Choice";
import { useQuantum } from "../words";
import { FEWEST_CUBES, MOST_CUBES, MOST_SIDE, moved, nameOf, resized, type Draft, type Symmetry } from "./draft";
import type { Drafting } from "./useDraft";

interface StepperProps {
    label: string;
    value: number;
    least: number;
    most: number;
    onChange: (value: number) => void;
}

function Stepper({ label, value, least, most, onChange }: StepperProps) {
    const { say } = useQuantum();
    return (
        <div class="stepper" role="group" aria-label={label}>
            <span>{label}</span>
            <button type="button" class="icon" disabled={value <= least} aria-label={say("fewer", label)} onClick={() => onChange(value - 1)}>
                −
            </button>
            <output>{value}</output>
            <button type="button" class="icon" disabled={value >= most} aria-label={say("moreOf", label)} onClick={() => onChange(value + 1)}>
                +
            </button>
        </div>
    );
}

const MOVES = [
    ["moveLeft", "←", 0, -1],
    ["moveUp", "↑", -1, 0],
    ["moveDown", "↓", 1, 0],
    ["moveRight", "→", 0, 1],
] as const;

interface Props {
    draft: Draft;
    change: Drafting["change"];
    symmetry: Symmetry;
    onSymmetry: (symmetry: Symmetry) => void;
}

export function SizeForm({ draft, change, symmetry, onSymmetry }: Props) {
    const { say } = useQuantum();
    const rows = draft.rows.length;
    const columns = draft.rows[0]!.length;
    return (
        <section class="panel size-form" aria-label={say("mapShape")}>
            <label class="name-field">
                <span>{say("mapName")}</span>
                <input
                    value={draft.name}
                    maxLength={60}
                    onInput={(event) => {
                        const name = nameOf(event.currentTarget.value);
                        change((old) => ({ ...old, name }), "name");
                    }}
                />
            </label>
            <div class="steppers">
                <Stepper
                    label={say("mapCubes")}
                    value={draft.cubes}
                    least={FEWEST_CUBES}
                    most={MOST_CUBES}
                    onChange={(cubes) => change((old) => ({ ...old, cubes }))}
                />
                <Stepper label={say("mapRows")} value={rows} least={1} most={MOST_SIDE} onChange={(count) => change((old) => resized(old, count, columns))} />
                <Stepper
                    label={say("mapColumns")}
                    value={columns}
                    least={1}
                    most={MOST_SIDE}
                    onChange={(count) => change((old) => resized(old, rows, count))}
                />
                <div class="stepper" role="group" aria-label={say("moveAll")}>
                    <span>{say("moveAll")}</span>
                    {MOVES.map(([name, sign, down, right]) => (
                        <button
                            type="button"
                            class="icon"
                            aria-label={say(name)}
                            disabled={moved(draft, down, right) === draft}
                            onClick={() => change((old) => moved(old, down, right))}
                        >
                            {sign}
                        </button>
                    ))}
                </div>
            </div>
            <Choice
                label={say("symmetry")}
                value={symmetry}
                values={[
                    { value: "none", label: say("symmetryNone") },
                    { value: "turn", label: say("symmetryTurn") },
                    { value: "mirror", label: say("symmetryMirror") },
                ]}
                onChange={onSymmetry}
            />
        </section>
    );
}
