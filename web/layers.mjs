// Import rules of src/: the shell knows games only through src/games/ui.ts and src/games/index.ts, which imports their cards, and the
// games themselves only when they are needed; no game knows another. The build fails on violations; tests/layers.mjs tests the rules.
import { readFile, readdir } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const IMPORTED = /\b(?:from|import)\s*(\(?)\s*["']([^"']+)["']/g;
const GAMES = "games/";
const OPEN = new Set(["games", "games/index", "games/ui"]);

/** The game that a file belongs to; null for the shell, and for the files between shell and games. */
function gameOf(file) {
    const parts = file.split("/");
    return parts[0] === "games" && parts.length > 2 ? parts[1] : null;
}

/** The plain UI is part of the page, the others are loaded whole. */
function allowedTo(game, target, later) {
    return target === `games/${game}` ? later || game === "plain" : target === `games/${game}/card` && !later;
}

/** Describes forbidden imports. `files` maps paths within src to their text. */
export function violations(files) {
    const found = [];
    for (const [file, text] of files)
        for (const [, later, name] of text.matchAll(IMPORTED)) {
            if (!name.startsWith(".")) continue;
            const target = normalize(join(dirname(file), name)).replace(/\.tsx?$/, "");
            if (!target.startsWith(GAMES) && target !== "games") continue;
            const from = gameOf(file);
            if (OPEN.has(target) && !(file === "games/ui.ts" && target !== "games/ui")) continue;
            const to = target.split("/")[1];
            if (from === to || (file === "games/index.ts" && allowedTo(to, target, later !== ""))) continue;
            found.push(`${file} imports ${target}: ${from === null ? "the shell knows no game" : "no game knows another"}`);
        }
    return found;
}

/** The sources in a folder and below, by relative path. Without the `recursive` option of readdir, which needs node 18.17. */
export async function sourcesIn(folder, within = "") {
    const entries = await readdir(join(folder, within), { withFileTypes: true });
    const found = await Promise.all(
        entries.map(async (entry) => {
            const name = within + entry.name;
            if (entry.isDirectory()) return [...(await sourcesIn(folder, `${name}/`))];
            return /\.tsx?$/.test(name) ? [[name, await readFile(join(folder, name), "utf8")]] : [];
        }),
    );
    return new Map(found.flat());
}
