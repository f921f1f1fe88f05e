// What the tests of the page share: the program serving it on a free port of this machine, Debian's Chromium (the one
// without windows), and TAP.
//
//     import { run, test } from "./kit.mjs";
//     test("a promise in words", async (kit) => {
//         const page = await kit.open({ seed: 7 });
//         ...
//     });
//     await run();
//
// One of them: `meson test -C build page_smoke`, or `ASTRAGAL=build/astragal node web/tests/smoke.mjs [WORD]` for those whose
// names have the word. No test may depend on time: wait for what is to happen, never for a while. What is read at once (a count,
// a text) must be there in the same moment as what was waited for. ASTRAGAL_SLOW=6 tries that out: see slowDown.
import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";

const PATIENCE = 1000 * Number(process.env.ASTRAGAL_PATIENCE ?? 300); // seconds, only for what never happens
const SLOW = Number(process.env.ASTRAGAL_SLOW ?? 1); // times as slow as this machine is

/** What costs a browser time in every window and no test looks at: its own windows made of web pages, above all. Those behind them
    are off in Playwright's browsers anyway; a list takes the place of another. */
const OFF = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
    "WebUIReloadButton",
    "WebUIToolbarWebView",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "Translate",
].join(",");

const tests = [];

export function test(name, body) {
    tests.push({ name, body });
}

/** `astragal serve` on a free port. */
export async function serve() {
    const program = process.env.ASTRAGAL ?? "build/astragal";
    const child = spawn(program, ["serve", "--port", "0", "--lang", "en"], { stdio: ["ignore", "pipe", "inherit"] });
    // However the tests end, it ends with them.
    const end = () => child.kill();
    process.on("exit", end);
    let said = "";
    const address = await new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("exit", (code) => reject(new Error(`${program} serve ended with ${code}`)));
        child.stdout.on("data", (part) => {
            said += part;
            const found = /http:\/\/\S+/.exec(said);
            if (found) resolve(found[0]);
        });
    });
    child.removeAllListeners("exit");
    return {
        address,
        async stop() {
            if (child.exitCode !== null || child.signalCode !== null) return;
            const gone = once(child, "exit");
            child.kill("SIGTERM");
            await gone;
            process.off("exit", end);
        },
    };
}

/** What a server hands out, over a connection of its own: one that was kept might just be closed by the other side. */
export async function fetched(address, headers = {}) {
    const request = get(address, { agent: false, headers });
    const [response] = await once(request, "response");
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

/** Dice and levels that repeat: the worker's source of chance becomes a generator with this seed. */
async function repeatDice(context, seed) {
    const chance = `{ let state = ${seed} >>> 0 || 1;
        const next = () => { state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; return (state >>>= 0); };
        const system = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (array) => {
            if (ONLY_WORDS && !(array instanceof Uint32Array)) return system(array);
            for (let i = 0; i < array.length; i++) array[i] = next() >>> 7;
            return array;
        }; }\n`;
    // On the page levels draw words; bytes are for names, which must not repeat.
    await context.addInitScript(chance.replace("ONLY_WORDS", "true"));
    await context.route(/\/worker-[^/]*\.js$/, async (route) => {
        const { status, headers, body } = await fetched(route.request().url());
        delete headers["content-length"];
        await route.fulfill({ status, headers, body: chance.replace("ONLY_WORDS", "false") + body });
    });
}

/** A slower machine than this one, to find what only a fast one does: the page has a part of the processor, and whatever it asks of
    its workers and of other windows is late. */
async function slowDown(context) {
    const late = (times) => {
        const soon = (late) => setTimeout(late, 30 * times);
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...given) {
            soon(() => post.apply(this, given));
        };
        if (!globalThis.LockManager) return; // about:blank has none
        const request = LockManager.prototype.request;
        LockManager.prototype.request = function (...given) {
            return new Promise((resolve) => soon(() => resolve(request.apply(this, given))));
        };
    };
    await context.addInitScript(`(${late})(${SLOW})`);
    context.on("page", (page) => {
        const slow = context.newCDPSession(page).then((session) => session.send("Emulation.setCPUThrottlingRate", { rate: SLOW }));
        slow.catch(() => undefined); // closed before it was slow
    });
}

/** The settings of pages on which nothing has happened yet: who wishes for the same need not load them again. */
export const begunWith = new WeakMap();

class Kit {
    #browser;
    #contexts = [];
    problems = [];

    constructor(browser, server) {
        this.#browser = browser;
        this.server = server;
    }

    get address() {
        return this.server.address;
    }

    /** A browser of its own, nothing kept in it. `seed` makes dice and levels repeat (and does without the service worker);
        whatever else is Playwright's. Any error on any of its pages fails the test. */
    async context({ seed, ...wish } = {}) {
        const context = await this.#browser.newContext({
            viewport: { width: 1280, height: 800 },
            locale: "en-GB",
            reducedMotion: "reduce",
            ...(seed === undefined ? {} : { serviceWorkers: "block" }),
            ...wish,
        });
        this.#contexts.push(context);
        context.setDefaultTimeout(PATIENCE);
        if (seed !== undefined) await repeatDice(context, seed);
        if (SLOW > 1) await slowDown(context);
        context.on("page", (page) => {
            page.on("pageerror", (error) => this.problems.push(`error on the page: ${error.stack ?? error.message}`));
            page.on("console", (message) => {
                if (message.type() === "error") this.problems.push(`console: ${message.text()} (${message.location().url})`);
            });
        });
        return context;
    }

    /** The page, in a browser of its own. `hash` is what stands behind the address; `settings` are those it begins with. */
    async open({ hash = "", settings, ...wish } = {}) {
        const context = await this.context(wish);
        const kept = JSON.stringify(settings);
        if (settings)
            await context.addInitScript((value) => {
                if (location.protocol === "http:") localStorage["astragal.settings"] ??= value;
            }, kept);
        const page = await context.newPage();
        await page.goto(this.address + hash);
        if (settings) begunWith.set(page, kept);
        return page;
    }

    async close() {
        for (const context of this.#contexts) {
            await context.unrouteAll({ behavior: "ignoreErrors" });
            await context.close();
        }
    }
}

async function attempt(browser, { name, body }, number) {
    const server = await serve();
    const kit = new Kit(browser, server);
    let failure = null;
    try {
        await body(kit);
        if (kit.problems.length > 0) failure = new Error(kit.problems.join("\n"));
    } catch (error) {
        failure = error;
    }
    await kit.close();
    await server.stop();
    console.log(`${failure ? "not ok" : "ok"} ${number} - ${name}`);
    if (failure) console.log([failure.stack ?? failure, ...kit.problems].join("\n").replace(/^/gm, "# "));
    return failure === null;
}

/** Runs them all, one after the other. */
export async function run() {
    const word = process.argv[2] ?? "";
    const wanted = tests.filter(({ name }) => name.includes(word));
    const browser = await chromium.launch({
        executablePath: "/usr/bin/chromium-headless-shell",
        timeout: PATIENCE,
        args: [
            ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
            "--disable-gpu",
            `--disable-features=${OFF}`,
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    });
    console.log(`1..${wanted.length}`);
    let good = wanted.length > 0;
    for (const [index, one] of wanted.entries()) good = (await attempt(browser, one, index + 1)) && good;
    await browser.close();
    process.exitCode = good ? 0 : 1;
}

/** A remark in the report. */
export function remark(words) {
    console.log(`# ${words}`);
}

export function check(condition, words) {
    if (!condition) throw new Error(words);
}

export function same(found, expected, words) {
    if (found !== expected) throw new Error(`${words}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
