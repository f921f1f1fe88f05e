// Online tables on the page: whole games between two pages with a third that watches, lost connections and restarts; the lobby, links,
// chat, rematch, two windows at one seat, a page that is too old.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, pageTest, same } from "./kit.mjs";
import { savedGames } from "./game.mjs";
import { applySettings, chooser, mouseHand, step } from "./player.mjs";
import {
    advise,
    Cable,
    carryOut,
    confirmed,
    Engine,
    entries,
    hears,
    knownPosition,
    listen,
    shortAndromeda,
    shortNebuleuse,
    TableServer,
} from "./online-kit.mjs";

const STILL = { language: "en", speed: "none", sound: false };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PROGRAM = process.env.ASTRAGAL ?? "build/astragal";

/** A pageTest with a server of its own that keeps tables, with further arguments if need be; it ends with the test. */
function onlineTest(name, body, ...more) {
    pageTest(name, async (kit) => {
        const server = await TableServer.open(...more);
        const cables = [];
        const reach = async () => {
            const cable = await Cable.open(server);
            cables.push(cable);
            return cable;
        };
        try {
            await body(kit, server, reach);
        } finally {
            /* The pages are still open: what they say of a server that has gone is no part of the test. */
            const problems = [...kit.problems];
            for (const cable of cables) cable.close();
            await server.close();
            kit.problems = problems;
        }
    });
}

/** Every page of the context starts with these settings. */
function applyAtOnce(context, settings) {
    return context.addInitScript((value) => {
        if (location.protocol.startsWith("http")) localStorage["astragal.settings"] ??= value;
    }, JSON.stringify(settings));
}

/** A page in a context of its own that reaches the server through a cable. */
async function visit(kit, cable, { hash = "", settings = STILL, ...options } = {}) {
    const context = await kit.context({ serviceWorkers: "block", ...options });
    await applyAtOnce(context, settings);
    const page = await context.newPage();
    const heard = listen(page);
    await page.goto(cable.address + hash);
    return { page, heard, cable };
}

/** A connection that is cut, or a server that is gone, is reported on the console by the browser itself. */
function forgiveNetwork(kit) {
    kit.problems = kit.problems.filter((words) => !/WebSocket connection|Failed to load resource|ERR_/.test(words));
}

async function beReady(page, name, words = { name: "Your name", ready: "I am ready" }) {
    await page.getByLabel(words.name).fill(name);
    await page.getByRole("button", { name: words.ready }).click();
}

const axe = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What axe finds on a screen, wide or narrow, dark or light. */
async function accessible(page, where) {
    await page.evaluate(axe);
    for (const theme of ["dark", "light"]) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
        const found = await page.evaluate(async () =>
            (await globalThis.axe.run(document)).violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`)),
        );
        same(found.join("\n"), "", `what axe finds: ${where}, ${theme}`);
    }
}

const length = (page) => page.evaluate(() => Number(document.querySelector(".game")?.dataset.length ?? -1));

/** Waits until the page shows at least so many actions. */
function reaches(page, count) {
    return page.waitForFunction((wanted) => Number(document.querySelector(".game")?.dataset.length ?? -1) >= wanted, count);
}

const game = (page) => page.locator('.game[data-state="asked"], .game[data-state="over"]');

/** Which of the pages is to decide, or null when the game is over. */
async function whoseTurn(pages) {
    const first = await Promise.race(pages.map(async ({ page }, index) => (await game(page).waitFor(), index)));
    const state = await pages[first].page.locator(".game").getAttribute("data-state");
    return state === "over" ? null : pages[first];
}

/** Few cubes and six planets; few points and rounds: games that end soon. */
const SHORT = {
    quantum: { map: "Tiny | 2 | 7* 8 9 / 10 8 7*", rules: "basic" },
    nebuleuse: { data: await shortNebuleuse({ points: 1, promotion: 1, rounds: 2 }) },
    andromeda: { length: "short", data: await shortAndromeda() },
};

/** The dice are the server's, so a game can take long: whoever is to decide after so many decisions resigns. That is rare. */
const MOST_DECISIONS = 200;

async function resign(page) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
}

/** The games that the page draws, so that a new one is tested as well. */
async function games() {
    const source = await readFile(new URL("../src/games/index.ts", import.meta.url), "utf8");
    return [...source.matchAll(/\["(\w+)", \{ card:/g)].map(([, name]) => name);
}

/** What a spectator and each seat may know, from the whole record: positions by length, and the log before the end. */
async function allowed(engine, record, viewer) {
    const [head, body] = record.split("\n\n");
    const actions = body.trim().split("\n");
    const load = (lines) =>
        engine.ask(["load", ...`${head.replace(/\[Result .*\]\n?/, "")}\n\n${lines.join("\n")}\n`.split("\n").map((line) => "|" + line), "."].join("\n"));
    const positions = [];
    for (let count = 0; count <= actions.length; count++) {
        await load(actions.slice(0, count));
        positions.push((await engine.ask(`show ${viewer}`))[0].replace(/^position /, ""));
    }
    /** The lines of the log about the first `count` actions, in both languages. */
    const log = async (count) => {
        await load(actions.slice(0, count));
        const lines = async (language) => (await engine.json(`view ${viewer} ${language} 0`, "view")).log.map(({ action, text }) => `${action}: ${text}`);
        return { en: await lines("en"), fr: await lines("fr") };
    };
    return { positions, actions, log };
}

for (const name of await games())
    onlineTest(`two pages play a whole game of ${name}, through a cut connection and two restarts, and a third watches`, async (kit, server, reach) => {
        const options = SHORT[name] ?? {};
        const made = await server.create(name, ["person", "person"], { options });
        const engine = new Engine();
        try {
            await engine.setUp({ game: name, options });
            const [ann, bob, eve] = [await reach(), await reach(), await reach()];
            const at = (secret) => `#${made.table}.${secret}`;
            const players = [await visit(kit, ann, { hash: at(made.seats[0].secret) }), await visit(kit, bob, { hash: at(made.seats[1].secret) })];
            const watcher = await visit(kit, eve, { hash: at(made.watch) });
            await watcher.page.getByText("You are watching.").waitFor();
            await beReady(players[0].page, "Ann");
            await beReady(players[1].page, "Bob");
            let decisions = 0;
            for (; ; decisions++) {
                const turn = await whoseTurn(players);
                if (!turn) break;
                const { page, heard, cable } = turn;
                if (decisions === MOST_DECISIONS) {
                    await resign(page);
                    break;
                }
                await confirmed(turn);
                const before = await length(page);
                const advice = await advise(engine, heard, 5);
                if (decisions === 4) {
                    /* What is decided without a connection is there when it comes back. */
                    cable.cut();
                    await page.getByText("No connection.").waitFor();
                    const decided = carryOut(page, advice);
                    await page.waitForFunction(
                        (count) => document.querySelector(`.game:not([data-state="asked"]), .game:not([data-length="${count}"])`),
                        before,
                    );
                    cable.mend();
                    await decided;
                    await page.getByText("No connection.").waitFor({ state: "detached" });
                } else {
                    if (decisions === 7) await server.end("SIGTERM").then(() => server.start());
                    if (decisions === 10) await server.end("SIGKILL").then(() => server.start());
                    await carryOut(page, advice);
                }
                const other = players.find((one) => one !== turn);
                await reaches(page, before + 1);
                await reaches(other.page, before + 1);
            }
            const pages = [...players, watcher];
            for (const { page } of pages) await page.locator('.game[data-state="over"]').waitFor();
            for (const one of pages) await confirmed(one);
            const lengths = await Promise.all(pages.map(({ page }) => length(page)));
            same(new Set(lengths).size, 1, "all see the same number of actions");
            forgiveNetwork(kit);

            /* Nothing was missed, nothing came twice. */
            const told = pages.map(({ heard }) => entries(heard));
            for (const list of told) same(list.map(({ seq }) => seq).join(), list.map((_, index) => index + 1).join(), "numbers of entries");

            /* The dice were fair, as the page and the program find. */
            const first = players[0].page;
            await first.locator(".over").locator(".buttons").getByRole("button", { name: "See the board" }).click();
            await first.getByRole("button", { name: "Check the dice" }).click();
            await first.getByText("The seed is the one that was promised").waitFor();
            const record = spawnSync(PROGRAM, ["store", "export", made.table, "--store", server.store], { encoding: "utf8" }).stdout;
            const file = join(server.folder, "game.astragal");
            await writeFile(file, record);
            same(spawnSync(PROGRAM, ["verify", file]).status, 0, "astragal verify");

            /* Whoever watches learns what everybody may see, and no more. */
            const wire = JSON.stringify(watcher.heard);
            for (const { secret } of made.seats) check(!wire.includes(secret), "the watcher is told no secret of a seat");
            const end = told[2].findIndex(({ over }) => over);
            const seed = told[2][end].over.seed;
            check(!JSON.stringify(told[2].slice(0, end)).includes(seed), "the seed is a secret until the end");
            const viewers = [...made.seats.map(({ mark }) => mark), "spectator"];
            for (const [index, viewer] of viewers.entries()) {
                const { positions, actions, log } = await allowed(engine, record, viewer);
                let count = 0;
                for (const entry of told[index].slice(0, end)) {
                    if (entry.position !== undefined) same(entry.position, positions[count], `${viewer}, before action ${count}`);
                    for (const position of entry.positions ?? []) same(position, positions[++count], `${viewer}, after action ${count}`);
                    if (!entry.positions) count += entry.actions?.length ?? 0;
                }
                const lines = await log(count);
                for (const language of ["en", "fr"]) {
                    const words = told[index].slice(0, end).flatMap((entry) => entry.told?.[language] ?? []);
                    if (words.length > 0)
                        same(words.map(({ action, text }) => `${action}: ${text}`).join("\n"), lines[language].join("\n"), `the log of ${viewer}`);
                }
                check(count > 0 && count < actions.length, `${viewer} was told ${count} of ${actions.length} actions before the end`);
            }
            kit.diagnostic(`${decisions} decisions, ${lengths[0]} actions`);
        } finally {
            engine.close();
        }
    });

const FRENCH = { ...STILL, language: "fr" };

onlineTest("a table is opened, shared, joined, watched, played, resigned and played again", async (kit, server, reach) => {
    const ann = await visit(kit, await reach(), { permissions: ["clipboard-read", "clipboard-write"] });
    await ann.page.evaluate(() => {
        globalThis.shared = [];
        navigator.share = async (what) => globalThis.shared.push(what);
    });
    await ann.page.getByRole("link", { name: /^Play with friends/ }).click();
    await ann.page.locator(".map-tile").first().waitFor();
    await ann.page.getByText("Live", { exact: true }).click();
    await accessible(ann.page, "opening a table");
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ann.page.getByLabel("Your name").fill("Ann");
    await ann.page.keyboard.press("Enter");
    const fields = ann.page.locator(".invitation input");
    const [invite, watch, seat] = [await fields.nth(0).inputValue(), await fields.nth(1).inputValue(), await fields.nth(2).inputValue()];
    for (const link of [invite, watch, seat]) check(/\/#[0-9a-z]{12}\.[\w-]{22}$/.test(link), `a secret stands behind the #: ${link}`);
    check(await ann.page.getByRole("img", { name: "QR code of the link" }).isVisible(), "a code to photograph");
    await ann.page.locator(".invitation").getByRole("button", { name: "Share…" }).first().click();
    same(
        await ann.page.evaluate(() => globalThis.shared.map(({ text, url }) => `${text} ${url}`).join()),
        `Join me for a game of Quantum: ${invite}`,
        "shared",
    );
    await ann.page
        .locator(".invitation")
        .getByRole("button", { name: /^Copy the link/ })
        .first()
        .click();
    await ann.page.getByText("Copied.").waitFor();
    same(await ann.page.evaluate(() => navigator.clipboard.readText()), invite, "copied");

    // By the invitation, on a phone, in French. The secret leaves the address bar.
    const bob = await visit(kit, await reach(), { hash: new URL(invite).hash, settings: FRENCH, ...PHONE });
    await bob.page.waitForURL(/#\/table\//);
    await bob.page.getByLabel("Votre nom").fill("Bob");
    await bob.page.getByRole("button", { name: "Je suis prêt" }).click();
    await ann.page.getByText("Bob", { exact: true }).waitFor();
    const wide = await bob.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(wide <= 0, `nothing is wider than a phone: ${wide}`);
    await accessible(ann.page, "the lobby");
    await accessible(bob.page, "the lobby on a phone");

    // A second guest finds no seat, but may watch.
    const eve = await visit(kit, await reach(), { hash: new URL(invite).hash });
    await eve.page.getByText("All seats of this table are taken.").waitFor();
    await eve.page.goto(eve.cable.address + new URL(watch).hash);
    await eve.page.getByText("You are watching.").waitFor();

    await ann.page.getByRole("button", { name: "I am ready" }).click();
    await ann.page.locator('.game[data-state="asked"]').waitFor();
    same(await ann.page.title(), "● Your turn: Quantum", "the title");
    same(await ann.page.locator('link[rel="icon"]').getAttribute("href"), "icon-turn.svg", "the icon");
    same(await bob.page.title(), "Astragal", "the title of the other");
    check((await bob.page.locator(".seat-chip time").count()) === 2, "clocks are shown");
    check(await ann.page.locator('.side-buttons [data-help="helpHint"]').getAttribute("aria-disabled"), "no hints against others");
    check((await eve.page.locator('.actions .buttons .play-button:not([aria-disabled="true"])').count()) === 0, "a spectator decides nothing");

    // Chat is text and nothing else; it can be put out of sight.
    await ann.page.getByRole("button", { name: "Chat" }).click();
    await ann.page.getByLabel("Say something").fill("<b>Hello</b>");
    await ann.page.getByRole("button", { name: "Send" }).click();
    await bob.page.getByRole("button", { name: /^Discussion : 1/ }).click();
    await bob.page.getByText("<b>Hello</b>").waitFor();
    await accessible(ann.page, "a game with chat");
    await accessible(bob.page, "a game with chat on a phone");
    await bob.page.getByRole("button", { name: "Masquer la discussion" }).click();
    await bob.page.getByText("<b>Hello</b>").waitFor({ state: "detached" });
    await bob.page.locator(".chat").getByRole("button", { name: "Fermer" }).click();

    // Somebody resigns although it is not his turn; the game is over for all.
    await bob.page.getByRole("button", { name: "Menu" }).click();
    await bob.page.getByRole("button", { name: "Abandonner" }).click();
    await bob.page.getByRole("button", { name: "Oui, abandonner" }).click();
    for (const { page } of [ann, bob, eve]) await page.locator(".over").waitFor();
    await ann.page.locator(".over").getByRole("button", { name: "Rematch" }).click();
    await bob.page.getByText("Ann veut une revanche").waitFor();
    await bob.page.locator(".over").getByRole("button", { name: "Revanche" }).click();

    // Everybody has moved on by one seat, and the next game starts by itself.
    await bob.page.locator('.game[data-state="asked"]').waitFor();
    same(await bob.page.locator(".seat-chip .chip-name").first().textContent(), "Bob", "who begins");
    await eve.page.locator(".over").getByRole("button", { name: "To the next game" }).click();
    await eve.page.getByText("You are watching.").waitFor();

    // One's own tables are on the start screen, with whose turn it is.
    await bob.page.goto(bob.cable.address);
    await bob.page.locator(".own-table.yours").getByText("À vous").waitFor();
    same(await bob.page.locator(".own-table").count(), 2, "tables in the list");
    forgiveNetwork(kit);
});

onlineTest("a decision is seen at once, before the server answers; two windows at one seat agree", async (kit, server, reach) => {
    const made = await server.create("quantum", ["person", "level:1"], { options: { map: "base-2" } });
    const hash = `#${made.table}.${made.seats[0].secret}`;
    const one = await visit(kit, await reach(), { hash });
    await beReady(one.page, "Ann");
    await one.page.locator('.game[data-state="asked"]').waitFor();
    const two = await visit(kit, await reach(), { hash });
    await two.page.locator('.game[data-state="asked"]').waitFor();
    one.cable.hold();
    const before = await length(one.page);
    await one.page.getByRole("button", { name: /^Keep/ }).click();
    await reaches(one.page, before + 1);
    same(await length(one.page), before + 1, "the decision is shown, the dice after it are not");
    await reaches(two.page, before + 2);
    one.cable.release();
    // The level plays without any page; both windows come to the same end.
    for (const { page } of [one, two]) await page.locator('.game[data-state="asked"]').waitFor();
    same(await one.page.locator(".log-line").allTextContents().then(String), await two.page.locator(".log-line").allTextContents().then(String), "the logs");
    // A second click for the same moment changes nothing, and nobody is told off.
    one.cable.hold();
    const length1 = await length(two.page);
    const key = await two.page.locator(".cell.live").first().getAttribute("data-space");
    await two.page.locator(`[data-space="${key}"]`).click();
    one.cable.release();
    for (const { page } of [one, two]) check((await page.locator(".problem").count()) === 0, "no complaint");
    check((await length(one.page)) >= length1, "nothing is lost");
});

for (const name of ["nebuleuse", "andromeda"])
    onlineTest(`with secrets, too, a decision is seen at once, as far as it reveals nothing: ${name}`, async (kit, server, reach) => {
        const made = await server.create(name, ["person", "person"]);
        const engine = new Engine();
        try {
            await engine.setUp({ game: name, options: {} });
            const people = [];
            for (const { secret } of made.seats) people.push(await visit(kit, await reach(), { hash: `#${made.table}.${secret}` }));
            for (const { page } of people) await beReady(page, "");
            const one = await whoseTurn(people);
            const other = people.find((person) => person !== one);
            await confirmed(one);
            const { mark } = made.seats[people.indexOf(one)];
            await engine.ask(`position ${knownPosition(one.heard)}`);
            const { decisions } = await engine.json(`view ${mark}`, "view");
            const foreseen = [];
            for (const decision of decisions) if ((await engine.answer(`foresee ${decision.action}`)).closing.startsWith("ok")) foreseen.push(decision);
            check(foreseen.length > 0, "there are decisions that reveal nothing");
            const before = await length(one.page);
            one.cable.hold();
            await carryOut(one.page, foreseen[0]);
            await reaches(one.page, before + 1);
            await reaches(other.page, before + 1);
            one.cable.release();
            await confirmed(one);
            for (const { page, heard } of people) {
                await reaches(page, entries(heard).flatMap(({ actions = [] }) => actions).length);
                same(await page.locator(".problem").count(), 0, "complaints");
            }
            const log = ({ page }) => page.locator(".log-line").allTextContents();
            same((await log(one)).length, (await log(other)).length, "lines of the log");
        } finally {
            engine.close();
        }
    });

/** Notes every change of the page in which it says that the connection is lost, or offers a level for somebody who is away. The moment
    that it waits before it does (MOMENT) is long enough for the slowest machine. */
function noteWorries() {
    const MOMENT = 3000;
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (call, wait, ...rest) => setTimeout(call, wait === MOMENT ? 100 * MOMENT : wait, ...rest);
    globalThis.worries = [];
    new MutationObserver(() => {
        const strip = document.querySelector(".table-strip")?.textContent ?? "";
        if (/No connection|Let a level play/.test(strip)) globalThis.worries.push(strip);
    }).observe(document, { subtree: true, childList: true, characterData: true });
}

onlineTest("a restart of the server is noticed by nobody: neither a message nor a lost decision", async (kit, server, reach) => {
    const [ann, bob] = await gather(kit, server, reach, ["Ann", "Bob"], { options: { map: "base-2" } });
    for (const { page, cable } of [ann, bob]) {
        await page.evaluate(noteWorries);
        cable.wait();
    }
    await ann.page.locator('.game[data-state="asked"]').waitFor();
    await server.end("SIGTERM");
    for (const one of [ann, bob]) await hears(one, "hung up");
    await ann.page.getByRole("button", { name: /^Keep/ }).click();
    await bob.page.getByRole("button", { name: "Chat" }).click();
    await bob.page.getByLabel("Say something").fill("Nobody has noticed");
    await bob.page.getByRole("button", { name: "Send" }).click();
    await server.start();
    for (const { cable } of [ann, bob]) cable.admit();
    await bob.page.locator('.game[data-state="asked"]').waitFor();
    const before = await length(bob.page);
    await bob.page.getByRole("button", { name: /^Keep/ }).click();
    /* Who begins is a matter of dice. */
    await reaches(ann.page, before + 1);
    await bob.page.locator(".chat").getByText("Nobody has noticed").waitFor();
    for (const { page } of [ann, bob]) same(await page.evaluate(() => globalThis.worries.join()), "", "what the page has said");
    forgiveNetwork(kit);
});

onlineTest("a page that is too old says so and offers to load the new one", async (kit, server, reach) => {
    const made = await server.create("quantum", ["person", "person"]);
    const cable = await reach();
    const context = await kit.context();
    await context.addInitScript(() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            send.call(this, text.replace('"protocol":1', '"protocol":0'));
        };
    });
    const page = await context.newPage();
    await page.goto(`${cable.address}#${made.table}.${made.seats[0].secret}`);
    await page.getByText("The server speaks a newer version than this page.").waitFor();
    await page.evaluate(() => (globalThis.beforeReload = true));
    await page.getByRole("button", { name: "Load the new version" }).click();
    await page.waitForFunction(() => !globalThis.beforeReload);
    await page.getByText("The server speaks a newer version than this page.").waitFor();
    forgiveNetwork(kit);
});

onlineTest(
    "a page on the machine of the server makes links that others on the network can open",
    async (kit, server, reach) => {
        const ann = await visit(kit, await reach());
        await ann.page.getByRole("link", { name: /^Play with friends/ }).click();
        await ann.page.locator(".map-tile").first().waitFor();
        await ann.page.getByRole("button", { name: "Open the table" }).click();
        const told = await ann.page.evaluate(async () => (await fetch("api/address")).text());
        // Without a network the server knows no other address than the page's.
        const address = told.trim() || ann.cable.address;
        await ann.page.waitForFunction((start) => document.querySelector(".invitation input")?.value.startsWith(`${start}#`), address);
        same(await ann.page.getByText("This address works on this computer only.").count(), told.trim() ? 0 : 1, "warnings");
        await beReady(ann.page, "Ann");
        const bob = await visit(kit, await reach(), { hash: new URL(await ann.page.locator(".invitation input").first().inputValue()).hash });
        await beReady(bob.page, "Bob");
        await ann.page.getByRole("button", { name: "Links of this table" }).click();
        /* Within the game, too. */
        await ann.page.waitForFunction((start) => {
            const links = [...document.querySelectorAll("dialog input, [role=dialog] input")];
            return links.length >= 2 && links.every((link) => link.value.startsWith(`${start}#`));
        }, address);
    },
    "--host",
    "0.0.0.0",
);

onlineTest("links that open nothing are told in words", async (kit, server, reach) => {
    const cable = await reach();
    const wrong = await visit(kit, cable, { hash: `#0123456789ab.${"A".repeat(22)}` });
    await wrong.page.getByText("This link opens no table").waitFor();
    const unknown = await visit(kit, cable, { hash: "#/table/0123456789ab" });
    await unknown.page.getByText("This link opens no table").waitFor();
});

/** A table for people who are all ready and in the game. */
async function gather(kit, server, reach, names, more) {
    const made = await server.create(
        "quantum",
        names.map(() => "person"),
        more,
    );
    const people = [];
    for (const [index, name] of names.entries()) {
        const hash = `#${made.table}.${made.seats[index].secret}`;
        people.push({ ...(await visit(kit, await reach(), { hash })), hash });
        await beReady(people[index].page, name);
    }
    for (const { page } of people) await page.locator(".game").waitFor();
    return people;
}

const chip = (page, words) => page.locator(".seat-chip .chip-name").getByText(words, { exact: true });

/** Proposes again and again, as long as it is too early. */
async function propose(page, words) {
    const accepted = page.locator(".strip-offer").or(chip(page, "Cyd (4)")).first();
    for (;;) {
        await page.getByRole("button", { name: words }).click();
        const refused = page.locator(".table-strip .problem");
        await accepted.or(refused).first().waitFor();
        if (await accepted.isVisible()) return;
        await refused.getByRole("button", { name: "Close" }).click();
    }
}

onlineTest(
    "somebody who is away is replaced by a level when the others agree, and comes back",
    async (kit, server, reach) => {
        const [ann, bob, cyd] = await gather(kit, server, reach, ["Ann", "Bob", "Cyd"], { options: { map: "base-3" } });
        check((await ann.page.getByRole("button", { name: /^Let a level play/ }).count()) === 0, "nobody is away");
        await cyd.page.close();
        await propose(ann.page, "Let a level play for Cyd");
        await ann.page.getByText("Waiting until the others agree.").waitFor();
        same(await chip(ann.page, "Cyd (4)").count(), 0, "levels that play before all agree");
        await bob.page.getByText("Cyd is away. Shall level 4 play?").waitFor();
        await accessible(bob.page, "a proposal");
        await bob.page.getByRole("button", { name: "Agree" }).click();
        for (const { page } of [ann, bob]) await chip(page, "Cyd (4)").waitFor();

        // Whoever was replaced may look on, and takes the seat back.
        const back = await visit(kit, cyd.cable, { hash: cyd.hash });
        await back.page.getByText("Level 4 plays for you.").waitFor();
        await back.page.getByRole("button", { name: "Play again myself" }).click();
        for (const { page } of [ann, bob, back]) await chip(page, "Cyd").waitFor();
        await back.page.getByText("Level 4 plays for you.").waitFor({ state: "detached" });
        forgiveNetwork(kit);
    },
    "--away",
    "1",
);

/** So many days go by at every table while no server runs, as if one had been running. */
function letDaysPass(server, days) {
    const script = `
import re, sqlite3, sys
store = sqlite3.connect(sys.argv[1])
for table, number, text in store.execute("SELECT id, number, text FROM entries").fetchall():
    text = re.sub(r'"at":(\\d+)', lambda at: '"at":%d' % (int(at[1]) - int(sys.argv[2]) * 86400000), text, count=1)
    store.execute("UPDATE entries SET text = ? WHERE id = ? AND number = ?", (text, table, number))
store.commit()`;
    const answer = spawnSync("python3", ["-c", script, server.store, String(days)], { encoding: "utf8" });
    same(answer.stderr, "", "the store is changed");
}

onlineTest("a clock that runs out ends the game, and all are told whose it was", async (kit, server, reach) => {
    const people = await gather(kit, server, reach, ["Ann", "Bob"], { options: { map: "base-2" }, time: { bank: 3600, increment: 0 } });
    for (const { page } of people) same(await page.locator(".seat-chip time").count(), 2, "clocks");
    await server.end("SIGTERM");
    letDaysPass(server, 1);
    await server.start();
    for (const { page } of people) {
        await page.locator('.game[data-state="over"]').waitFor();
        await page.getByText("Ann has run out of time.").waitFor();
    }
    // Whoever comes later reads it, too, in another language.
    const late = await visit(kit, people[1].cable, { hash: people[1].hash, settings: FRENCH });
    await late.page.getByText("Ann n’a plus de temps.").waitFor();
    forgiveNetwork(kit);
});

onlineTest("days for each decision: whoever is late can be replaced; only who opened the table can hand out places", async (kit, server, reach) => {
    const ann = await visit(kit, await reach());
    await ann.page.getByRole("link", { name: /^Play with friends/ }).click();
    await ann.page.locator(".map-tile").first().waitFor();
    await ann.page.getByText("By turns", { exact: true }).click();
    await ann.page.locator(".table-options .option-check input").uncheck();
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    const invite = await ann.page.locator(".invitation input").first().inputValue();
    await ann.page.getByText("3 × 24 h").waitFor();
    const bob = await visit(kit, await reach(), { hash: new URL(invite).hash });
    await beReady(bob.page, "Bob");
    same(await bob.page.locator(".invitation").count(), 0, "a guest hands out no places");
    await beReady(ann.page, "Ann");
    for (const { page } of [ann, bob]) {
        await page.locator(".seat-chip.decides time").getByText("2 d 23 h").waitFor();
        same(await page.getByRole("button", { name: "Chat" }).count(), 0, "buttons of a chat that is off");
    }
    for (const [{ page }, links] of [
        [ann, ["A link to watch", "Your seat, for another device of yours"]],
        [bob, ["Your seat, for another device of yours"]],
    ]) {
        await page.getByRole("button", { name: "Links of this table" }).click();
        const dialog = page.getByRole("dialog");
        same((await dialog.locator("h3").allTextContents()).join(), links.join(), "links to hand on");
        await page.keyboard.press("Escape");
    }
    check(/#\/table\/[0-9a-z]{12}$/.test(ann.page.url()), "no secret is in the address bar");
    await ann.page.close();
    await bob.page.getByRole("button", { name: "Let a level play for Ann" }).click();
    await bob.page.getByText("Only somebody whose time is up can be replaced.").waitFor();
    await server.end("SIGTERM");
    letDaysPass(server, 4);
    bob.heard.length = 0;
    await server.start();
    await hears(bob, "welcome");
    await bob.page.getByRole("button", { name: "Let a level play for Ann" }).click();
    await chip(bob.page, "Ann (4)").waitFor();
    forgiveNetwork(kit);
});

/** Notifications as a browser has them, that are noted instead of shown; and a page that thinks nobody sees it. */
function noteNotifications(permission) {
    globalThis.noted = [];
    globalThis.Notification = class {
        static permission = permission;
        static async requestPermission() {
            return (this.permission = "granted");
        }
        constructor(words) {
            globalThis.noted.push(words);
        }
    };
    Object.defineProperty(document, "hidden", { get: () => globalThis.unseen ?? false });
}

onlineTest("a page out of sight notifies whoever is to decide, if allowed", async (kit, server, reach) => {
    const made = await server.create("quantum", ["person", "person"], { options: { map: "base-2" } });
    const people = [];
    for (const [index, permission] of ["default", "default", "denied"].entries()) {
        const context = await kit.context({ serviceWorkers: "block" });
        await applyAtOnce(context, STILL);
        await context.addInitScript(noteNotifications, permission);
        const page = await context.newPage();
        await page.goto(`${(await reach()).address}#${made.table}.${made.seats[Math.min(index, 1)].secret}`);
        people.push(page);
    }
    const [ann, bob, refusing] = people;
    await refusing.getByLabel("Your name").waitFor();
    same(await refusing.getByRole("button", { name: "Tell me when it is my turn" }).count(), 0, "whoever has refused is not asked");
    await bob.getByRole("button", { name: "Tell me when it is my turn" }).click();
    await bob.getByRole("button", { name: "Tell me when it is my turn" }).waitFor({ state: "detached" });
    await beReady(bob, "Bob");
    await beReady(ann, "Ann");
    for (const page of people) await page.locator(".game").waitFor();
    await ann.locator('.game[data-state="asked"]').waitFor();
    for (const page of people) await page.evaluate(() => (globalThis.unseen = true));
    // Whoever was not asked in the lobby may still allow it during the game.
    same(await bob.getByRole("button", { name: "Tell me when it is my turn" }).count(), 0, "whoever has allowed it is not asked again");
    await ann.getByRole("button", { name: "Tell me when it is my turn" }).click();
    await ann.getByRole("button", { name: "Tell me when it is my turn" }).waitFor({ state: "detached" });
    await ann.getByRole("button", { name: /^Keep/ }).click();
    await bob.waitForFunction(() => globalThis.noted.length > 0);
    same(await bob.evaluate(() => globalThis.noted.join()), "Your turn: Quantum", "what Bob is told");
    same(await ann.evaluate(() => globalThis.noted.length), 0, "notifications of who has just played");
    await refusing.locator('.game[data-state="asked"]').waitFor();
    same(await refusing.evaluate(() => globalThis.noted.length), 0, "notifications that were refused");
    forgiveNetwork(kit);
});

pageTest("with a certificate the page and its tables are encrypted", async (kit) => {
    const folder = await mkdtemp(join(tmpdir(), "astragal-tls-"));
    const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
    const made = spawnSync("openssl", [
        ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=astragal".split(" "),
        ...["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
    ]);
    same(made.status, 0, "openssl");
    const server = await TableServer.open("--certificate", certificate, "--key", key);
    try {
        const table = await server.create("quantum", ["person", "level:1"]);
        const context = await kit.context({ serviceWorkers: "block", ignoreHTTPSErrors: true });
        await applyAtOnce(context, STILL);
        const page = await context.newPage();
        const sockets = [];
        page.on("websocket", (socket) => sockets.push(socket.url()));
        await page.goto(`https://127.0.0.1:${server.port}/#${table.table}.${table.seats[0].secret}`);
        await beReady(page, "Ann");
        await page.locator('.game[data-state="asked"]').waitFor();
        check(sockets.length > 0 && sockets.every((url) => url.startsWith("wss://")), `sockets: ${sockets}`);
    } finally {
        await server.close();
        await rm(folder, { recursive: true });
    }
    forgiveNetwork(kit);
});

pageTest("a game goes on by link alone: each turn is a link, and all of them are one game", async (kit) => {
    const PEOPLE = { map: "base-2", rules: "sheet", players: [1, 2].map(() => ({ kind: "person", name: "" })) };
    const ann = await kit.open({ seed: 5 });
    await applySettings(ann, STILL, PEOPLE);
    await ann.getByRole("button", { name: "Start the game" }).click();
    await ann.locator('.game[data-state="asked"]').waitFor();
    await ann.getByRole("button", { name: /^Keep/ }).click();
    await ann.locator('.game[data-state="asked"]').waitFor();
    await ann.getByRole("button", { name: "Menu" }).click();
    await ann.getByRole("button", { name: "Play on by link" }).click();
    const link = (page) => page.getByRole("textbox", { name: "Link to send" });
    await ann.getByText("Now send this link to Kepler").waitFor();
    check(await ann.getByRole("img", { name: "QR code of the link" }).isVisible(), "a code to photograph");
    const first = new URL(await link(ann).inputValue()).hash;
    same(await ann.locator(".game").getAttribute("data-state"), "busy", "it is somebody else's turn");

    /** Plays, begun with this button, until it is the other's turn. */
    const playTurn = async (page, begin) => {
        await page.getByRole("button", { name: begin }).click();
        const choose = chooser(3);
        for (;;) {
            await page.locator('.game[data-state="asked"], .turn-link').first().waitFor();
            if ((await page.locator(".turn-link").count()) > 0) return;
            await step(page, mouseHand(page), choose, /^End the turn/);
        }
    };
    const bob = await kit.open({ seed: 6, hash: first, settings: STILL });
    await playTurn(bob, /^Keep/);
    await bob.getByText("Now send this link to Vulpes").waitFor();
    const second = new URL(await link(bob).inputValue()).hash;

    // The answer goes on with the same game.
    await ann.goto(kit.address + second);
    await ann.locator('.game[data-state="asked"]').waitFor();
    same((await savedGames(ann)).length, 1, "games of the first player");
    same(await length(ann), await length(bob), "both have the same game");
    // A link that was already played on from changes nothing.
    await ann.goto(kit.address + first);
    await ann.getByText("You have played on since this link was made").waitFor();
    same(await length(ann), await length(bob), "nothing is lost");
    // Neither does one that continues differently.
    const other = await kit.open({ seed: 9, hash: first, settings: STILL });
    await playTurn(other, /^Roll again/);
    await other.getByText("Now send this link to Vulpes").waitFor();
    const third = new URL(await link(other).inputValue()).hash;
    await ann.goto(kit.address + third);
    await ann.getByText("This link is another continuation of a game that you have.").waitFor();
    same((await savedGames(ann)).length, 1, "the own game was kept");
    // The start screen has the one game, and it goes on where it was.
    await ann.goto(kit.address + "#/");
    await ann.getByRole("button", { name: /^Continue your game/ }).click();
    await ann.locator('.game[data-state="asked"]').waitFor();
});

pageTest("a game with secrets goes on by link, too: each page shows what its own seat knows", async (kit) => {
    const PEOPLE = { game: "nebuleuse", options: { seats: "2" }, players: [1, 2].map(() => ({ kind: "person", name: "" })) };
    const ann = await kit.open({ seed: 5 });
    await applySettings(ann, STILL, PEOPLE);
    await ann.getByRole("button", { name: "Start the game" }).click();
    await ann.locator(".curtain .play-button").click();
    await ann.locator('.game[data-state="asked"]').waitFor();
    await ann.getByRole("button", { name: "Menu" }).click();
    await ann.getByRole("button", { name: "Play on by link" }).click();
    await ann.locator('.game[data-state="asked"]').waitFor();
    const playTurn = async (page) => {
        const choose = chooser(3);
        for (;;) {
            await page.locator('.game[data-state="asked"], .turn-link').first().waitFor();
            same(await page.locator(".curtain").count(), 0, "curtains between two screens");
            if ((await page.locator(".turn-link").count()) > 0) return;
            await step(page, mouseHand(page), choose, /^End the turn/);
        }
    };
    await playTurn(ann);
    await ann.getByText("the link contains them all").waitFor();
    const first = new URL(await ann.getByRole("textbox", { name: "Link to send" }).inputValue()).hash;
    const bob = await kit.open({ seed: 6, hash: first, settings: STILL });
    await playTurn(bob);
    same((await length(bob)) > (await length(ann)), true, "the game goes on");
    const second = new URL(await bob.getByRole("textbox", { name: "Link to send" }).inputValue()).hash;
    await ann.goto(kit.address + second);
    await ann.locator('.game[data-state="asked"]').waitFor();
    same(await length(ann), await length(bob), "both have the same game");
    same((await savedGames(ann)).length, 1, "games of the first player");
});
