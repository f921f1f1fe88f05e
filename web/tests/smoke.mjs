// The page opens, a game starts and responds.
import { check, pageTest, same } from "./kit.mjs";
import { STILL, savedGameWith, playNow } from "./game.mjs";
import { applySettings } from "./player.mjs";

/** Processor time of all threads of the page, in seconds. Some run at the same time: where the machine is free, less than a second passes. */
const FIRST_DECISION = 1.5;

pageTest("the first decision is possible soon after opening", async (kit) => {
    const context = await kit.context();
    const page = await context.newPage();
    await page.goto(kit.address);
    await playNow(page);
    const time = await page.evaluate(() => performance.now());
    const { seconds } = await kit.renderer();
    kit.diagnostic(`first decision possible ${Math.round(time)} ms after the page was asked for, the click on "play now" included; ${seconds} s of work`);
    check(seconds < FIRST_DECISION, `${seconds} s of processor time`);
});

pageTest("a decision is carried out, kept, and answered by the level", async (kit) => {
    const page = await kit.open({ seed: 7 });
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    const saved = await savedGameWith(page, "\nkeep\n");
    check(/\[Player\.K "level:\d"\]/.test(saved.record), "the level is in the record");
});

pageTest("the language of the browser comes first", async (kit) => {
    const page = await kit.open({ locale: "fr-FR" });
    await page.getByRole("button", { name: /^Jouer/ }).waitFor();
    same(await page.evaluate(() => document.documentElement.lang), "fr", "the page's language");
});

pageTest("nothing is loaded from elsewhere", async (kit) => {
    const context = await kit.context();
    const page = await context.newPage();
    const elsewhere = [];
    page.on("request", (request) => {
        if (!request.url().startsWith(kit.address) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
    });
    await page.goto(kit.address);
    await playNow(page);
    same(elsewhere.join(" "), "", "addresses elsewhere");
});

pageTest("an action and the position after it are one message to the engine", async (kit) => {
    const context = await kit.context();
    await context.addInitScript(() => {
        globalThis.said = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
            if (typeof message?.lines === "string") said.push(message.lines);
            post.call(this, message, ...more);
        };
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    await savedGameWith(page, "\nkeep\n");
    const said = await page.evaluate(() => said);
    const alone = said.filter((lines) => /^(play|advance) [^\n]*\n$/.test(lines));
    same(alone.join(""), "", "actions without a view");
    check(
        said.some((lines) => /^play keep\nview \d+\n$/.test(lines)),
        "the decision and its view go together",
    );
});

pageTest("each action is exactly one message to the engine, whoever or whatever takes it", async (kit) => {
    const context = await kit.context({ seed: 7 });
    await context.addInitScript(() => {
        globalThis.said = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
            if (/^(play|advance) /.test(message?.lines)) said.push(message.lines);
            post.call(this, message, ...more);
        };
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    await applySettings(page, STILL, null);
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    // The level keeps or rerolls, then both choose planets: dice, forced actions, decisions of a person and of a level.
    await page.locator('.game[data-state="asked"]').waitFor();
    await page.locator(".cell.live").first().click();
    await page.waitForFunction(() => Number(document.querySelector(".game").dataset.length) > 6 && document.querySelector('.game[data-state="asked"]'));
    const { said, length } = await page.evaluate(() => ({ said, length: Number(document.querySelector(".game").dataset.length) }));
    same(said.length, length, `messages for ${length} actions: ${said.join("")}`);
    same(said.filter((lines) => lines.match(/^(play|advance)/gm).length !== 1).join(""), "", "messages with more than one action");
});

pageTest("little comes before the first decision: the engine starts first, and answers twice", async (kit) => {
    const context = await kit.context();
    await context.addInitScript(() => {
        globalThis.sent = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
            if (typeof message?.lines === "string") globalThis.sent.push(message);
            post.call(this, message, ...more);
        };
        const Own = Worker;
        globalThis.Worker = class extends Own {
            constructor(...given) {
                super(...given);
                globalThis.drawnBefore ??= document.querySelector("#page")?.childElementCount ?? 0;
            }
        };
    });
    const page = await context.newPage();
    await page.goto(kit.address);
    await page.getByRole("button", { name: /^Play now/ }).click();
    await page.locator(".game").waitFor();
    const { sent, drawnBefore } = await page.evaluate(() => ({ sent: globalThis.sent, drawnBefore: globalThis.drawnBefore }));
    same(drawnBefore, 0, "what was drawn before the engine was started");
    // One to set it up, one for its tags and the first view; then come the opening rolls, and the record is saved.
    const table = Math.max(...sent.map(({ engine }) => engine));
    const lines = sent.filter(({ engine }) => engine === table).map((message) => message.lines);
    same(
        lines.findIndex((line) => /^(advance|record)/.test(line)),
        2,
        `messages before the game can begin: ${lines.map((line) => line.slice(0, 30)).join(" / ")}`,
    );
});
