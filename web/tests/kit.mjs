// Helpers for the tests of the page: each gets `astragal serve` on a free port and a new context of Debian's Chromium (the headless
// shell). The runner is node:test.
//
//     import { pageTest } from "./kit.mjs";
//     pageTest("a promise in words", async (kit) => {
//         const page = await kit.open({ seed: 7 });
//         ...
//     });
//
// To run some: `meson test -C build page_smoke`, or `ASTRAGAL=build/astragal node --test-name-pattern=WORD web/tests/smoke.mjs`. Tests
// print TAP and must not write to standard output themselves: use kit.diagnostic. No test may depend on time: wait for an event, never
// for a duration. What is read without waiting (a count, a text) must appear at the same moment as what was waited for; ASTRAGAL_SLOW=6
// finds violations (see slowDown).
import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const TIMEOUT = 1000 * Number(process.env.ASTRAGAL_TIMEOUT ?? 300); // seconds; only spent on what never happens
const SLOW = Number(process.env.ASTRAGAL_SLOW ?? 1); // slow-down factor

/** Chromium features that cost time in every window and that no test needs, above all its UI made of web pages. The last ones are what
    Playwright turns off: this list replaces its own. */
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

/** Starts `astragal serve` on a free port, with a store of its own. */
export async function serve() {
    const program = process.env.ASTRAGAL ?? "build/astragal";
    const data = mkdtempSync(join(tmpdir(), "astragal-"));
    const child = spawn(program, ["serve", "--port", "0", "--lang", "en"], {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, XDG_DATA_HOME: data },
    });
    // Neither outlives the tests.
    const end = () => {
        child.kill();
        rmSync(data, { recursive: true, force: true });
    };
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
            if (child.exitCode === null && child.signalCode === null) {
                const gone = once(child, "exit");
                child.kill("SIGTERM");
                await gone;
            }
            rmSync(data, { recursive: true, force: true });
            process.off("exit", end);
        },
    };
}

/** Fetches over a new connection: the server may be closing a kept-alive one. */
export async function fetched(address, headers = {}) {
    const request = get(address, { agent: false, headers });
    const [response] = await once(request, "response");
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

/** Makes dice and levels deterministic: replaces the worker's random source with a seeded generator. */
async function repeatDice(context, seed) {
    const chance = `{ let state = ${seed} >>> 0 || 1;
        const next = () => { state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; return (state >>>= 0); };
        const system = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (array) => {
            if (ONLY_WORDS && !(array instanceof Uint32Array)) return system(array);
            for (let i = 0; i < array.length; i++) array[i] = next() >>> 7;
            return array;
        }; }\n`;
    // On the page, levels draw words; bytes are for ids, which must stay unique.
    await context.addInitScript(chance.replace("ONLY_WORDS", "true"));
    await context.route(/\/worker-[^/]*\.js$/, async (route) => {
        const { status, headers, body } = await fetched(route.request().url());
        delete headers["content-length"];
        await route.fulfill({ status, headers, body: chance.replace("ONLY_WORDS", "false") + body });
    });
}

/** Serves the test engine, which includes Pig, in place of the page's own. */
async function playPig(context) {
    const body = await readFile(process.env.ASTRAGAL_PIG ?? "build/web/tests/engine-pig.wasm");
    await context.route(/\/engine-[^/]*\.wasm$/, (route) => route.fulfill({ status: 200, contentType: "application/wasm", body }));
}

/** Simulates a slower machine, to find tests that depend on a fast one: throttles the CPU and delays messages to workers and lock
    requests. */
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
        slow.catch(() => undefined); // closed before it was throttled
    });
}

/** The initial settings of pages that have not been used yet: no need to reload them to apply the same ones. */
export const initialSettings = new WeakMap();

class Kit {
    #browser;
    #test;
    #contexts = [];
    /** Errors on the pages of the test. */
    problems = [];

    constructor(browser, server, test) {
        this.#browser = browser;
        this.#test = test;
        this.server = server;
    }

    get address() {
        return this.server.address;
    }

    /** A new browser context without stored data. `seed` makes dice and levels deterministic, `pig` serves an engine that includes Pig
        (both disable the service worker); all other options are Playwright's. An error on any of its pages fails the test. */
    async context({ seed, pig = false, ...options } = {}) {
        const context = await this.#browser.newContext({
            viewport: { width: 1280, height: 800 },
            locale: "en-GB",
            reducedMotion: "reduce",
            colorScheme: "dark",
            ...(seed === undefined && !pig ? {} : { serviceWorkers: "block" }),
            ...options,
        });
        this.#contexts.push(context);
        context.setDefaultTimeout(TIMEOUT);
        if (seed !== undefined) await repeatDice(context, seed);
        if (pig) await playPig(context);
        if (SLOW > 1) await slowDown(context);
        context.on("page", (page) => {
            page.on("pageerror", (error) => this.problems.push(`error on the page: ${error.stack ?? error.message}`));
            page.on("console", (message) => {
                if (message.type() === "error") this.problems.push(`console: ${message.text()} (${message.location().url})`);
            });
        });
        return context;
    }

    /** The largest renderer process of the browser, as the system counts it: its peak of resident memory in MB, and the processor time of
        all its threads in seconds. Both are of the process, not of the clock: a busy machine changes neither. */
    async renderer() {
        const session = await this.#browser.newBrowserCDPSession();
        const { processInfo } = await session.send("SystemInfo.getProcessInfo");
        await session.detach();
        const found = { megabytes: 0, seconds: 0 };
        for (const { type, id } of processInfo) {
            if (type !== "renderer") continue;
            const status = await readFile(`/proc/${id}/status`, "utf8");
            const times = (await readFile(`/proc/${id}/stat`, "utf8")).split(") ").at(-1).split(" ");
            found.megabytes = Math.max(found.megabytes, Number(/^VmHWM:\s+(\d+)/m.exec(status)[1]) / 1024);
            found.seconds = Math.max(found.seconds, (Number(times[11]) + Number(times[12])) / 100);
        }
        if (found.megabytes === 0) throw new Error("no renderer");
        return found;
    }

    /** Opens the page in a new context. `hash` is the URL fragment; `settings` are the initial settings. */
    async open({ hash = "", settings, ...options } = {}) {
        const context = await this.context(options);
        const kept = JSON.stringify(settings);
        if (settings)
            await context.addInitScript((value) => {
                if (location.protocol === "http:") localStorage["astragal.settings"] ??= value;
            }, kept);
        const page = await context.newPage();
        await page.goto(this.address + hash);
        if (settings) initialSettings.set(page, kept);
        return page;
    }

    /** Adds a comment to the test's report. */
    diagnostic(words) {
        this.#test.diagnostic(words);
    }

    async close() {
        for (const context of this.#contexts) {
            await context.unrouteAll({ behavior: "ignoreErrors" });
            await context.close();
        }
    }
}

const EXECUTABLE = "/usr/bin/chromium-headless-shell";
const ARGUMENTS = [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    `--disable-features=${OFF}`,
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/** The browser that the tests of a file share. A top-level `after` hook cannot close it: node runs those only once the process has
    nothing left to wait for, and the browser is such a thing (older versions do not run them at all). So it is closed when no test has
    used it for a moment; should another test follow, it starts a new one. */
const sharedBrowser = {
    launched: null,
    timer: undefined,
    use() {
        clearTimeout(this.timer);
        this.launched ??= chromium.launch({ executablePath: EXECUTABLE, timeout: TIMEOUT, args: ARGUMENTS });
        return this.launched;
    },
    release() {
        this.timer = setTimeout(() => {
            const { launched } = this;
            this.launched = null;
            void launched.then((browser) => browser.close());
        }, 200);
    },
};

/** A node:test test that needs the page: `body` gets a kit with a server of its own. Any error on one of its pages fails the test. */
export function pageTest(name, body) {
    test(name, async (t) => {
        const server = await serve();
        try {
            const kit = new Kit(await sharedBrowser.use(), server, t);
            try {
                await body(kit);
                if (kit.problems.length > 0) throw new Error("errors on the page");
            } catch (error) {
                for (const line of kit.problems.flatMap((problem) => problem.split("\n"))) t.diagnostic(line);
                throw error;
            } finally {
                await kit.close();
                sharedBrowser.release();
            }
        } finally {
            await server.stop();
        }
    });
}

/** A test of a variant of what another one already shows (another language, window or theme): part of `./check --deep`, which sets
    ASTRAGAL_DEEP. */
export function deepTest(name, body) {
    if (process.env.ASTRAGAL_DEEP) pageTest(name, body);
}

export function check(condition, words) {
    if (!condition) throw new Error(words);
}

export function same(found, expected, words) {
    if (found !== expected) throw new Error(`${words}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
