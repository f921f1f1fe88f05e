// Builds the page: node build.mjs --wasm ENGINE --out FOLDER [--depfile FILE --target NAME] [--loose]
// Checks types and imports (unless --loose), bundles, adds content hashes to file names, lists files for the service worker, prints sizes.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { sourcesIn, violations } from "./layers.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const { values: args } = parseArgs({
    options: {
        wasm: { type: "string" },
        out: { type: "string" },
        depfile: { type: "string" },
        target: { type: "string" },
        loose: { type: "boolean", default: false },
    },
});
if (!args.wasm || !args.out) throw new Error("usage: node build.mjs --wasm ENGINE --out FOLDER");
const out = resolve(args.out);
const sources = new Set(["index.html", "build.mjs", "layers.mjs", "package-lock.json", "tsconfig.json", "tsconfig.sw.json"].map((name) => join(root, name)));

/** Content security policy: only the page's own files. */
const POLICY = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
].join("; ");

function checkTypes() {
    for (const project of ["tsconfig.json", "tsconfig.sw.json"]) {
        const tsc = join(root, "node_modules/typescript/bin/tsc");
        const run = spawnSync(process.execPath, [tsc, "-p", project], { cwd: root, stdio: "inherit" });
        if (run.status !== 0) process.exit(1);
    }
}

async function checkLayers() {
    const found = violations(await sourcesIn(join(root, "src")));
    if (found.length === 0) return;
    console.error(found.join("\n"));
    process.exit(1);
}

const files = new Map();

function stamp(bytes) {
    return createHash("sha256").update(bytes).digest("hex").slice(0, 10);
}

/** Adds a file under a name with a content hash; returns that name. */
function addNamed(name, bytes) {
    const [, base, ending] = /^(.*)(\.\w+)$/.exec(name);
    const full = `${base}-${stamp(bytes)}${ending}`;
    files.set(full, bytes);
    return full;
}

/** Bundles into one file for each entry point; what they import later becomes files of its own. */
async function bundle(entryPoints, define, names) {
    const result = await build({
        absWorkingDir: root,
        entryPoints,
        bundle: true,
        format: "esm",
        ...names,
        target: ["es2022", "chrome105", "firefox113", "safari16.4"],
        minify: true,
        define,
        outdir: "out",
        write: false,
        metafile: true,
        loader: { ".md": "text", ".txt": "text" },
        legalComments: "none",
        logLevel: "warning",
        jsx: "automatic",
        jsxImportSource: "preact",
    });
    // Defined constants appear among the inputs as <define:NAME>, which are not files.
    for (const input of Object.keys(result.metafile.inputs)) if (!input.startsWith("<")) sources.add(join(root, input));
    return result;
}

async function script(entry, define) {
    return (await bundle([entry], define)).outputFiles[0].contents;
}

/** Scripts without styles: these are files of their own. */
const noStyles = {
    name: "no styles",
    setup({ onLoad }) {
        onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
    },
};

/** Only what is imported at once: a style sheet must not contain those of what is loaded later. */
const atOnce = {
    name: "at once",
    setup({ onResolve }) {
        onResolve({ filter: /^\./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : null));
    },
};

/** The games that are loaded when they are needed. */
async function lazyGames() {
    const registry = await readFile(join(root, "src/games/index.ts"), "utf8");
    return [...registry.matchAll(/\bimport\("\.\/(\w+)"\)/g)].map(([, game]) => game);
}

/** Bundles the style sheets, and returns their names: of the page, of each game, and of what comes after them. */
async function addStyles(games) {
    const entries = { page: "src/main.tsx", late: "src/style/late.css", ...Object.fromEntries(games.map((game) => [game, `src/games/${game}/index.ts`])) };
    const define = { WORKER: '""', ENGINE: '""' };
    const { outputFiles } = await bundle(entries, define, { entryNames: "[name]-[hash]", plugins: [atOnce] });
    const sheets = outputFiles.filter(({ path }) => path.endsWith(".css")).map(({ path, contents }) => [basename(path), contents]);
    for (const [name, contents] of sheets) files.set(name, contents);
    return (entry) => sheets.find(([name]) => name.startsWith(`${entry}-`))[0];
}

async function addPage() {
    const engine = addNamed("engine.wasm", await readFile(args.wasm));
    const worker = addNamed("worker.js", await script("src/engine/worker.ts", {}));
    const games = await lazyGames();
    const styleOf = await addStyles(games);
    const names = { splitting: true, entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]", plugins: [noStyles] };
    const main = await bundle({ page: "src/main.tsx" }, { WORKER: JSON.stringify(worker), ENGINE: JSON.stringify(engine) }, names);
    for (const { path, contents } of main.outputFiles) files.set(basename(path), contents);
    const [path, page] = Object.entries(main.metafile.outputs).find(([, { entryPoint }]) => entryPoint === "src/main.tsx");
    const first = page.imports.filter(({ kind }) => kind === "import-statement").map((one) => `<link rel="modulepreload" href="${basename(one.path)}">`);
    const parts = {
        policy: POLICY,
        script: basename(path),
        style: styleOf("page"),
        // Idle until their game is loaded (src/games/index.ts).
        games: games.map((game) => `<link data-game="${game}" data-href="${styleOf(game)}">`).join("\n"),
        late: styleOf("late"),
        modules: first.join("\n"),
        engine,
    };
    const html = await readFile(join(root, "index.html"), "utf8");
    files.set("index.html", Buffer.from(html.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name])));
}

async function addStatic() {
    for (const name of await readdir(join(root, "static"))) {
        sources.add(join(root, "static", name));
        files.set(name, await readFile(join(root, "static", name)));
    }
}

/** Must come last: it lists all other files, and its version is a hash of them. */
async function addServiceWorker() {
    const names = [...files.keys()].sort();
    const version = stamp(names.map((name) => `${name} ${stamp(files.get(name))}`).join("\n"));
    const listed = names.map((name) => (name === "index.html" ? "./" : name));
    const define = { FILES: JSON.stringify(listed), VERSION: JSON.stringify(version) };
    files.set("sw.js", await script("src/sw.ts", define));
}

async function write() {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    for (const [name, bytes] of files) await writeFile(join(out, name), bytes);
    if (args.depfile) await writeFile(args.depfile, `${args.target}: ${[...sources].map((name) => name.replace(/ /g, "\\ ")).join(" ")}\n`);
}

function report() {
    let code = 0;
    for (const [name, bytes] of [...files].sort()) {
        const packed = gzipSync(bytes, { level: 9 }).length;
        if (/\.(js|css|wasm)$/.test(name)) code += packed;
        console.log(`${String(bytes.length).padStart(8)} ${String(packed).padStart(7)}  ${name}`);
    }
    console.log(`scripts, style and engine, compressed, of all games: ${code} bytes`);
}

if (!args.loose) {
    await checkLayers();
    checkTypes();
}
await addPage();
await addStatic();
await addServiceWorker();
await write();
report();
