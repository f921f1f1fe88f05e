// The tags of a record: players, map (docs/notation.md).

import type { Player } from "./table";
import type { Mark } from "./view";

const LEVEL = /^level:(\d)$/;
const SEAT = "Player.";

/** The value of the tag Player.MARK: level:N for a level, otherwise the person's name. */
export function writePlayer(player: Player): string {
    // A person named like a level would be read back as one.
    if (player.kind === "automa") return "-";
    return player.kind === "level" ? `level:${player.level}` : player.name.replace(LEVEL, "$1").slice(0, 60) || "-";
}

export function readPlayer(tag: string): Player {
    const level = LEVEL.exec(tag);
    if (level) return { kind: "level", level: Number(level[1]) };
    return { kind: "person", name: tag === "-" ? "" : tag };
}

/** The tags of a record's header. */
export function readTags(record: string): ReadonlyMap<string, string> {
    const tags = new Map<string, string>();
    for (const line of record.split("\n")) {
        const tag = /^\[([\w.]+) "(.*)"\]\s*$/.exec(line);
        if (tag?.[1] !== undefined && tag[2] !== undefined) tags.set(tag[1], tag[2].replace(/\\(.)/g, "$1"));
    }
    return tags;
}

/** The players named by the tags, in order. */
export function playersIn(tags: ReadonlyMap<string, string>): readonly (readonly [Mark, Player])[] {
    return [...tags].filter(([name]) => name.startsWith(SEAT)).map(([name, tag]) => [name.slice(SEAT.length), readPlayer(tag)] as const);
}
