// Helpers for online tables: servers that come back, connections that can be cut, and an engine that says what to click.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { request as requestSecurely } from "node:https";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { check } from "./kit.mjs";
import { drawn, read } from "./player.mjs";

const PROGRAM = process.env.ASTRAGAL ?? "build/astragal";

/** A server with a store of its own; it can be stopped, killed and started again, on another port each time. */
export class TableServer {
    #child = null;

    /** `more` are further arguments; where they name a certificate, the server is reached by HTTPS. */
    static async open(...more) {
        const server = new TableServer();
        server.more = more;
        server.secure = more.includes("--certificate");
        server.folder = await mkdtemp(join(tmpdir(), "astragal-online-"));
        server.store = join(server.folder, "tables.db");
        await server.start();
        return server;
    }

    async start() {
        this.#child = spawn(PROGRAM, ["serve", "--port", "0", "--lang", "en", "--store", this.store, ...this.more], { stdio: ["ignore", "pipe", "inherit"] });
        const lines = createInterface({ input: this.#child.stdout });
        const [line] = await once(lines, "line");
        this.port = Number(/https?:\/\/127\.0\.0\.1:(\d+)/.exec(line)[1]);
    }

    async end(signal) {
        const gone = once(this.#child, "exit");
        this.#child.kill(signal);
        await gone;
    }

    async close() {
        if (this.#child.exitCode === null && this.#child.signalCode === null) await this.end("SIGTERM");
        await rm(this.folder, { recursive: true });
    }

    /** Creates a table and returns its secrets. */
    async create(game, seats, more = {}) {
        const body = JSON.stringify({ type: "create", protocol: 1, game, seats, ...more });
        const asking = (this.secure ? requestSecurely : request)({
            rejectUnauthorized: false,
            port: this.port,
            host: "127.0.0.1",
            path: "/api/tables",
            method: "POST",
            headers: { "content-length": Buffer.byteLength(body) },
        });
        asking.end(body);
        const [response] = await once(asking, "response");
        const text = Buffer.concat(await response.toArray()).toString();
        check(response.statusCode === 200, text);
        return JSON.parse(text);
    }
}

/** An address through which a page reaches the server: it can be cut, and what the server says can be held back. */
export class Cable {
    #pairs = new Set();
    #cut = false;
    #held = false;
    /** Connections that wait for the server; null: nobody waits. */
    #waiting = null;

    static async open(server) {
        const cable = new Cable();
        const join = (near) => {
            if (near.destroyed) return;
            const far = connect(server.port, "127.0.0.1");
            const pair = { near, far };
            cable.#pairs.add(pair);
            near.on("data", (bytes) => far.write(bytes));
            far.on("data", (bytes) => near.write(bytes));
            if (cable.#held) far.pause();
            const end = () => {
                cable.#pairs.delete(pair);
                near.destroy();
                far.destroy();
            };
            near.on("close", end).on("error", end);
            /* The page still gets what the server has said before it went. */
            far.on("close", () => near.end()).on("error", end);
        };
        cable.listener = createServer((near) => {
            near.on("error", () => undefined);
            if (cable.#cut) near.destroy();
            else if (cable.#waiting) cable.#waiting.push(() => join(near));
            else join(near);
        });
        cable.listener.listen(0, "127.0.0.1");
        await once(cable.listener, "listening");
        cable.address = `http://127.0.0.1:${cable.listener.address().port}/`;
        return cable;
    }

    cut() {
        this.#cut = true;
        for (const { near } of this.#pairs) near.destroy();
    }

    mend() {
        this.#cut = false;
    }

    /** From now on connections wait until there is a server again. */
    wait() {
        this.#waiting = [];
    }

    admit() {
        for (const join of this.#waiting) join();
        this.#waiting = null;
    }

    hold() {
        this.#held = true;
        for (const { far } of this.#pairs) far.pause();
    }

    release() {
        this.#held = false;
        for (const { far } of this.#pairs) far.resume();
    }

    close() {
        this.cut();
        this.listener.close();
    }
}

/** Everything that a page was told by the server, in order; `hung up` where the connection ended. */
export function listen(page) {
    const heard = [];
    page.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(payload)));
        socket.on("close", () => heard.push({ type: "hung up" }));
    });
    return heard;
}

/** Waits until a page has heard such a message, and has had the time to draw what follows. */
export async function hears({ page, heard }, wanted) {
    const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (let tries = 0; !heard.some(({ type }) => type === wanted); tries++) {
        check(tries < 10_000, `${wanted} was never heard`);
        await frames();
    }
    await frames();
}

/** The entries among them, without repetitions. */
export function entries(heard) {
    const all = new Map();
    for (const message of heard)
        for (const one of message.type === "log" ? message.events : [message]) if (one.seq !== undefined && one.at !== undefined) all.set(one.seq, one);
    return [...all.values()].sort((one, two) => one.seq - two.seq);
}

/** The actions of the game that a page was told. */
function actionsIn(heard) {
    const actions = [];
    for (const { type, to, actions: more = [] } of entries(heard)) type === "undo" ? (actions.length = to) : actions.push(...more);
    return actions;
}

/** Waits until a page has been told of all that it shows: it shows what it decides before the server has answered. */
export async function confirmed({ page, heard }) {
    const shown = () =>
        page.evaluate(async () => {
            await new Promise(requestAnimationFrame);
            return Number(document.querySelector(".game").dataset.length);
        });
    for (let frames = 0; (await shown()) > actionsIn(heard).length; frames++) check(frames < 20_000, "the server has never answered");
}

/** The line protocol, answer by answer. */
export class Engine {
    #child = spawn(PROGRAM, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

    /** The data of the answer, and the line that ends it. */
    async answer(command) {
        this.#child.stdin.write(command + "\n");
        const data = [];
        for (;;) {
            const { value: line = "error" } = await this.#lines.next();
            if (/^(ok|error)\b/.test(line)) return { data, closing: line };
            data.push(line);
        }
    }

    /** The data of the answer; throws if it is an error. */
    async ask(command) {
        const { data, closing } = await this.answer(command);
        if (closing.startsWith("error")) throw new Error(`${command}: ${closing}`);
        return data;
    }

    async json(command, word) {
        return JSON.parse((await this.ask(command)).find((line) => line.startsWith(word + " ")).slice(word.length + 1));
    }

    async setUp({ game, options }) {
        await this.ask(`game ${game}`);
        for (const [name, value] of Object.entries(options)) await this.ask(`set ${name} ${value}`);
        await this.ask("new");
    }

    close() {
        this.#child.kill();
    }
}

/** A game's data, changed, as its option takes them. */
async function changedData(game, change) {
    const engine = new Engine();
    try {
        const text = await readFile(new URL(`../../data/${game}.txt`, import.meta.url), "utf8");
        const changed = change(text);
        check(changed !== text, "the data are changed");
        await engine.ask(`game ${game}`);
        const [line] = await engine.ask(["board", ...changed.split("\n").map((one) => "|" + one), "."].join("\n"));
        return line.replace(/^line /, "");
    } finally {
        engine.close();
    }
}

/** The data of a Nébuleuse Rouge of few points and seven rounds. */
export function shortNebuleuse({ points = 4, promotion = 3, rounds = 7 } = {}) {
    return changedData("nebuleuse", (text) =>
        text
            .replace("end_pv|30", `end_pv|${points}`)
            .replace("promotion_pv|12", `promotion_pv|${promotion}`)
            .replace("round_limit|60", `round_limit|${rounds}`),
    );
}

/** The data of an Andromeda's Edge that ends soon: a near terminus, and many points for each step of a track. */
export function shortAndromeda() {
    return changedData("andromeda", (text) => text.replace("terminus=50", "terminus=10").replace(/vp=1,1,1,1,2,2,2,2,2,3/g, "vp=6,6,6,6,6,6,6,6,6,6"));
}

/** In a game with secrets: the last position that a page was told. */
export function knownPosition(heard) {
    const last = entries(heard).findLast(({ position, positions }) => position !== undefined || positions?.length > 0);
    return last.positions?.at(-1) ?? last.position;
}

/** What a level would do at a page's seat: the decision, as the engine's view has it. The position comes from what the page was told. */
export async function advise(engine, heard, level) {
    const welcome = heard.findLast(({ type }) => type === "welcome");
    const mark = welcome.seats[welcome.seat].mark;
    if (welcome.secrets) {
        await engine.ask(`position ${knownPosition(heard)}`);
    } else {
        await engine.ask("new");
        for (const action of actionsIn(heard)) await engine.ask(`play ${action}`);
    }
    const best = (await engine.ask(`go level ${level} nodes 300 seed 1`)).find((line) => line.startsWith("best ")).slice(5);
    return (await engine.json(`view ${mark}`, "view")).decisions.find(({ action }) => action === best);
}

/** What was clicked last on a page: the same spot has to be read again before it counts (useArming.ts). */
const lastClicked = new WeakMap();

/** Carries out a decision; a person whose click has not counted (useArming.ts) clicks once more. */
export async function carryOut(page, decision) {
    const length = await page.locator(".game").getAttribute("data-length");
    for (let tries = 0; tries < 5; tries++) {
        /* A ship that has moved stays chosen: pressing it would put it down. */
        await page.keyboard.press("Escape");
        await drawn(page);
        await click(page, decision);
        const counted = await page.evaluate(async (before) => {
            const game = () => document.querySelector(".game").dataset;
            for (let frames = 0; frames < 40 || game().state === "busy"; frames++) {
                if (game().length !== before) return true;
                await new Promise(requestAnimationFrame);
            }
            return game().length !== before;
        }, length);
        if (counted) return;
    }
    throw new Error(`no click leads to ${decision.action}`);
}

/** Clicks what leads to the decision: buttons where there are some, otherwise the board. */
async function click(page, { clicks }) {
    for (const token of clicks) {
        if (lastClicked.get(page) === token) await read(page);
        lastClicked.set(page, token);
        const thing = CSS_ESCAPE(token);
        /* In Nébuleuse Rouge the planet of sector X is drawn as the sector. */
        const place = thing.replace(/^slot-/, "");
        const ways = [
            `.actions .buttons .play-button[data-help="thing:${thing}"]:not([aria-disabled="true"])`,
            `[data-space="${place}"]:not(circle)`,
            `.can[data-help="thing:${thing}"]`,
        ];
        const found = page.locator(ways.join(", "));
        await found.first().waitFor();
        for (const way of ways) {
            const target = page.locator(way);
            if ((await target.count()) === 0) continue;
            /* A place may be a wedge or lie behind a piece: it is pressed by keyboard, which any place takes. */
            if (!way.startsWith("[data-space")) await target.first().click();
            else {
                await target.first().focus();
                await page.keyboard.press("Enter");
            }
            break;
        }
    }
    /* A decision that cannot be undone is asked about once more. */
    const sure = page.locator(".actions .sure .danger");
    await drawn(page);
    if ((await sure.count()) === 0) return;
    await read(page);
    await sure.click();
}

const CSS_ESCAPE = (token) => token.replace(/["\\]/g, "\\$&");
