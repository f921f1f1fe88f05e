/* The engine's survey of a map. */
import { Refusal } from "../../../table/table";
import type { TableSource } from "../../../table/table";
import type { Language, Token } from "../../../table/view";
import type { FileVerdict } from "../../ui";

/** Facts about a map, for its author (docs/protocol.md). */
export interface Survey {
    readonly seats: number;
    /** Cubes that each player has to place. */
    readonly cubes: number;
    readonly planets: number;
    /** Cube locations on all planets, and the minimum required. */
    readonly locations: number;
    readonly needed: number;
    /** Whether some rotation or reflection of the map takes any start to any other. */
    readonly alike: boolean;
    readonly starts: readonly {
        readonly at: Token;
        /** Distance in steps to the orbit of every other planet, nearest first. */
        readonly steps: readonly number[];
        readonly unreachable: number;
        /** Distance to the nearest other start; missing if none can be reached. */
        readonly rival?: number;
    }[];
}

export type MapVerdict = { readonly good: true; readonly line: string; readonly survey: Survey } | { readonly good: false; readonly why: string };

export async function judge(source: TableSource, line: string, language: Language): Promise<MapVerdict> {
    const verdict = await source.judge("quantum", { map: line }, language);
    return verdict.good ? { good: true, line, survey: verdict.survey as Survey } : verdict;
}

/** The same for the contents of a file. */
export async function judgeFile(source: TableSource, text: string, language: Language): Promise<FileVerdict> {
    try {
        const line = await source.readBoard("quantum", text, language);
        return await judge(source, line, language);
    } catch (error) {
        if (error instanceof Refusal) return { good: false, why: error.message };
        throw error;
    }
}
