// Checks the dice of a finished online game (docs/online.md, "Fair dice"): the seed matches the commitment, and every outcome of chance
// is derived from it. The same as `astragal verify`, on this device.

import { readOne, type Answer, type Session } from "../engine/protocol";
import { readTags } from "../table/tags";
import type { View } from "../table/view";
import { fromHex, hmac, sha256, toHex } from "./sha256";

export type Verdict =
    | { readonly kind: "true"; readonly actions: number; readonly outcomes: number; readonly commitment: string }
    /** The record lacks the tags needed. */
    | { readonly kind: "no seed" }
    /** The seed does not match the commitment. */
    | { readonly kind: "seed"; readonly commitment: string }
    /** An outcome differs from the derived one. */
    | { readonly kind: "outcome"; readonly action: number; readonly found: string; readonly expected: string };

/** A number below `total` for outcome number `n`, by rejection sampling of hashes. */
function draw(seed: Uint8Array, before: string, n: number, total: number): number {
    const sliver = 2 ** 32 % total;
    for (let block = 0; ; block++) {
        const hashed = new DataView(hmac(seed, new TextEncoder().encode(`${before}${n} ${block}\n`)).buffer);
        for (let at = 0; at < 32; at += 4) {
            const drawn = hashed.getUint32(at);
            if (drawn >= sliver) return drawn % total;
        }
    }
}

/** The outcome in which the number falls, from the answer to `odds`: "1/6 0.166667 dice 1". */
function outcomeAt(odds: Answer, number: number): string {
    let left = number;
    for (const line of odds.data) {
        const parts = /^(\d+)\/\d+ \S+ (.*)$/.exec(line);
        if (!parts) continue;
        left -= Number(parts[1]);
        if (left < 0) return parts[2] ?? "";
    }
    return "";
}

function totalOf(odds: Answer): number {
    return Number(/^\d+\/(\d+)/.exec(odds.data[0] ?? "")?.[1] ?? 1);
}

/** `promised` is the commitment that this device received before the game, if it was connected. */
export async function checkDice(session: Session, record: string, promised: string | null): Promise<Verdict> {
    const tags = readTags(record);
    const [table, commitment, shown] = [tags.get("FairTable"), tags.get("FairCommitment"), tags.get("FairSeed")];
    const seed = fromHex(shown ?? "");
    if (table === undefined || commitment === undefined || !seed || seed.length !== 32) return { kind: "no seed" };
    if (toHex(sha256(seed)) !== commitment || (promised !== null && promised !== commitment)) return { kind: "seed", commitment };

    const view = readOne<View>(await session.sendText("load", record, [], ["view all 0"]), "view");
    const words = view.seats.map(({ mark }) => tags.get(`FairWord.${mark}`) ?? "");
    const before = [table, ...words].map((line) => `${line}\n`).join("");
    /* Replays the game from the start: the header without the actions. */
    const header = record.split("\n").filter((line) => line.startsWith("[") && !line.startsWith("[Result "));
    await session.load(`${header.join("\n")}\n\n`);
    const steps = view.log.flatMap(({ seat, action }) => (seat === null ? ["odds all", `play ${action}`] : [`play ${action}`]));
    const answers = await session.run(...steps);
    let at = 0;
    let outcomes = 0;
    for (const { n, seat, action } of view.log) {
        const odds = answers[at++];
        if (seat !== null || !odds) continue;
        const expected = outcomeAt(odds, draw(seed, before, outcomes, totalOf(odds)));
        if (expected !== action) return { kind: "outcome", action: n + 1, found: action, expected };
        outcomes++;
        at++;
    }
    return { kind: "true", actions: view.log.length, outcomes, commitment };
}
