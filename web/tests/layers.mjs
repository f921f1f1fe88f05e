// The import rules of web/layers.mjs, on made-up sources. The build checks those of the page.
import { doesNotMatch, equal, ok } from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { sourcesIn, violations } from "../layers.mjs";

const CASES = [
    ["the shell may use the interface and the registry", "play/A.tsx", `import { uiOf } from "../games"; import type { GameUi } from "../games/ui";`, 0],
    ["the shell must not import from a game", "play/A.tsx", `import { Board } from "../games/quantum/board/Board";`, 1],
    ["nor its types", "table/a.ts", `import type { Ship } from "../games/quantum/view";`, 1],
    ["nor its styles", "main.tsx", `import "./games/quantum/style/board.css";`, 1],
    ["nor later", "App.tsx", `const load = () => import("./games/plain");`, 1],
    [
        "a game may import its own files and the shell's",
        "games/quantum/index.ts",
        `import { A } from "./board/A"; import { memo } from "../../memo"; import type { GameUi } from "../ui";`,
        0,
    ],
    ["a game must not import from another", "games/quantum/board/A.tsx", `import { plain } from "../../plain";`, 1],
    ["the registry loads games as wholes", "games/index.ts", `import { plain } from "./plain"; const load = () => import("./quantum");`, 0],
    ["not before they are needed", "games/index.ts", `import { quantum } from "./quantum";`, 1],
    ["except for their cards", "games/index.ts", `import { quantum } from "./quantum/card";`, 0],
    ["and not their parts", "games/index.ts", `import { Board } from "./quantum/board/Board";`, 1],
    ["the interface knows no game", "games/ui.ts", `import type { Ship } from "./quantum/view";`, 1],
];

for (const [name, file, text, count] of CASES)
    test(name, () => {
        equal(violations(new Map([[file, text]])).length, count);
    });

test("the page keeps to it", async () => {
    const sources = await sourcesIn(fileURLToPath(new URL("../src", import.meta.url)));
    equal(sources.has("games/quantum/board/Board.tsx"), true, "folders within folders are read");
    equal(violations(sources).join("; "), "");
});

test("French texts have no-break spaces, and a map is a plateau, so that cartes are cards", async () => {
    for (const file of [
        "words.ts",
        "online/words.ts",
        "games/quantum/editor/words.ts",
        "games/quantum/learn/words.ts",
        "games/quantum/words.ts",
        "games/andromeda/words.ts",
    ]) {
        const text = await readFile(new URL(`../src/${file}`, import.meta.url), "utf8");
        const french = [...text.matchAll(/\bfr: "((?:[^"\\]|\\.)*)"/g)].map((found) => found[1]);
        ok(french.length > 10, file);
        for (const words of french) doesNotMatch(words, / [:;!?%»]|« /, `${file}: ${words}`);
        if (!/^games\/\w+\/words/.test(file)) for (const words of french) doesNotMatch(words, /\bcartes?\b/i, `${file}: ${words}`);
    }
});
