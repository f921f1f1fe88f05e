/* Figures of a game, for its end. */
import type { Language } from "../../table/view";
import type { Figure } from "../ui";
import type { QuantumView } from "./view";
import { quantumTranslator } from "./words";

export function figures({ board, log }: QuantumView, language: Language): readonly Figure[] {
    const say = quantumTranslator(language);
    const cubes = new Map(board.sheets.map((sheet) => [sheet.seat, board.cubes - sheet.cubes]));
    return [
        { label: say("figureFights"), of: (seat) => log.filter((line) => line.seat === seat && line.about?.attack).length },
        { label: say("figureCubes"), of: (seat) => cubes.get(seat) ?? 0 },
    ];
}
