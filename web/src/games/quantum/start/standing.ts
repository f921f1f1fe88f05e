/* Each player's progress: the cubes still to place. */
import type { Language } from "../../../table/view";
import type { Standing } from "../../ui";
import type { QuantumView } from "../view";
import { quantumTranslator } from "../words";

export function standing({ board: { sheets } }: QuantumView, language: Language): Standing {
    const words = sheets.map((sheet) => `${sheet.name} ${sheet.cubes}`).join(", ");
    return {
        words: quantumTranslator(language)("gameStanding", words),
        seats: sheets.map(({ seat, cubes }) => ({ seat, value: cubes })),
    };
}
