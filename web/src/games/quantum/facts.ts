/* Constants of the rules that the UI needs, as reported by the engine (src/games/quantum/view.c). */
import { useForms } from "../../forms";

export interface Facts {
    /** Cube locations of a planet, by its number. */
    readonly locations: Readonly<Record<number, number>>;
    /** The cost of constructing, and the actions per turn; commands may add some. */
    readonly constructActions: number;
    readonly turnActions: number;
    /** The last value of dominance and research. */
    readonly meter: number;
}

/** Used until the engine has answered. */
const UNKNOWN: Facts = { locations: {}, constructActions: 0, turnActions: 0, meter: 0 };

export function useFacts(): Facts {
    return (useForms().get("quantum")?.facts as Facts | undefined) ?? UNKNOWN;
}
