// Builds the page: node build.mjs --wasm ENGINE --out FOLDER [--depfile FILE --target NAME] [--loose]
// Checks types (unless --loose), bundles, names files by their content, lists them for the service worker, prints sizes.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const root = dirname(fileURLToPath(import.meta.url));
const { values: wish } = parseArgs({
    options: {
        wasm: { type: "string" },
        out: { type: "string" },
        depfile: { type: "string" },
        target: { type: "string" },
        loose: { type: "boolean", default: false },
    },
});
if (!wish.wasm || !wish.out) throw new Error("usage: node build.mjs --wasm ENGINE --out FOLDER");
const out = resolve(wish.out);
const sources = new Set(["index.html", "build.mjs", "package-lock.json", "tsconfig.json", "tsconfig.sw.json"].map((name) => join(root, name)));

/** What the page may load, and from where: its own files only. */
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

const files = new Map();

function stamp(bytes) {
    return createHash("sha256").update(bytes).digest("hex").slice(0, 10);
}

/** Adds a file under a name that changes with its content; returns that name. */
function addNamed(name, bytes) {
    const [, base, ending] = /^(.*)(\.\w+)$/.exec(name);
    const full = `${base}-${stamp(bytes)}${ending}`;
    files.set(full, bytes);
    return full;
}

async function bundle(entry, define) {
    const result = await build({
        absWorkingDir: root,
        entryPoints: [entry],
        bundle: true,
        format: "esm",
        target: ["es2022", "chrome105", "firefox113", "safari16.4"],
        minify: true,
        define,
        outdir: "out",
        write: false,
        metafile: true,
        loader: { ".md": "text" },
        legalComments: "none",
        logLevel: "warning",
        jsx: "automatic",
        jsxImportSource: "preact",
    });
    // What is defined stands among the inputs as <define:NAME>, which is no file.
    for (const input of Object.keys(result.metafile.inputs)) if (!input.startsWith("<")) sources.add(join(root, input));
    return new Map(result.outputFiles.map((file) => [file.path.slice(file.path.lastIndexOf(".")), file.contents]));
}

async function addPage() {
    const engine = addNamed("engine.wasm", await readFile(wish.wasm));
    const worker = addNamed("worker.js", (await bundle("src/engine/worker.ts", {})).get(".js"));
    const main = await bundle("src/main.tsx", { WORKER: JSON.stringify(worker), ENGINE: JSON.stringify(engine) });
    const script = addNamed("page.js", main.get(".js"));
    const style = addNamed("page.css", main.get(".css") ?? new Uint8Array());
    const parts = { policy: POLICY, script, style, engine };
    const html = await readFile(join(root, "index.html"), "utf8");
    files.set("index.html", Buffer.from(html.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name])));
}

async function addStatic() {
    for (const name of await readdir(join(root, "static"))) {
        sources.add(join(root, "static", name));
        files.set(name, await readFile(join(root, "static", name)));
    }
}

/** Last: it lists all the others, and its version is that of all of them. */
async function addServiceWorker() {
    const names = [...files.keys()].sort();
    const version = stamp(names.map((name) => `${name} ${stamp(files.get(name))}`).join("\n"));
    const listed = names.map((name) => (name === "index.html" ? "./" : name));
    const define = { FILES: JSON.stringify(listed), VERSION: JSON.stringify(version) };
    files.set("sw.js", (await bundle("src/sw.ts", define)).get(".js"));
}

async function write() {
    await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    for (const [name, bytes] of files) await writeFile(join(out, name), bytes);
    if (wish.depfile) await writeFile(wish.depfile, `${wish.target}: ${[...sources].map((name) => name.replace(/ /g, "\\ ")).join(" ")}\n`);
}

function report() {
    let code = 0;
    for (const [name, bytes] of [...files].sort()) {
        const packed = gzipSync(bytes, { level: 9 }).length;
        if (/\.(js|css|wasm)$/.test(name)) code += packed;
        console.log(`${String(bytes.length).padStart(8)} ${String(packed).padStart(7)}  ${name}`);
    }
    console.log(`scripts, style and engine, compressed: ${code} bytes`);
}

if (!wish.loose) checkTypes();
await addPage();
await addStatic();
await addServiceWorker();
await write();
report();
