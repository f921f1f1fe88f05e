/* How an action is animated: who moved, dice, gains; duration and sound. */
import type { SoundName } from "../../sound";
import type { Mark } from "../../table/view";
import type { Step, StepAnimation } from "../ui";
import type { AndromedaBoard } from "./view";

export interface Happening {
    readonly n: number;
    /** The place of the newest step, to be lit. */
    readonly place: string | null;
    readonly rolled: boolean;
    readonly gains: readonly { readonly seat: Mark; readonly vp: number }[];
}

function moved(before: AndromedaBoard, after: AndromedaBoard): string | null {
    for (const station of after.stations) {
        const was = before.stations.find(({ mark }) => mark === station.mark);
        const ship = station.ships.findIndex(({ at }, index) => was && was.ships[index]?.at !== at);
        if (ship >= 0) return station.ships[ship]!.at;
    }
    return null;
}

function timing(step: Step<AndromedaBoard>, seen: Happening | null): { time: number; sound: SoundName | null } {
    if (step.view.who === "over" && step.before.who !== "over") return { time: 1400, sound: "win" };
    if (!seen) return { time: 0, sound: null };
    if (seen.rolled) return { time: 900, sound: "dice" };
    if (seen.place !== null) return { time: 450, sound: "fly" };
    if (seen.gains.length > 0) return { time: 350, sound: "cube" };
    if (step.view.turn !== step.before.turn) return { time: 350, sound: "turn" };
    /* Set-up and draws are told by the log; only the Unity's steps take a beat each. */
    return { time: step.line?.turn === "unity" ? 300 : step.line?.seat === null ? 0 : 120, sound: null };
}

export function animator(): (step: Step<AndromedaBoard>) => StepAnimation<Happening> {
    return (step) => {
        const { before, view, line } = step;
        const effect: Happening | null = line && {
            n: line.n,
            place: moved(before.board, view.board),
            rolled: line.about?.kind === "roll",
            gains: view.board.stations.flatMap(({ mark, vp }) => {
                const was = before.board.stations.find((one) => one.mark === mark);
                return was && was.vp !== vp ? [{ seat: mark, vp: vp - was.vp }] : [];
            }),
        };
        /* The set-up is over in a moment. */
        if (view.board.stations.every(({ turns }) => turns === 0) && line?.seat === null) return { time: 0, sound: null, effect };
        return { ...timing(step, effect), effect };
    };
}
