// The page opens, a game begins and answers.
import { check, remark, run, same, test } from "./kit.mjs";
import { keptWith, playNow } from "./game.mjs";

test("the first move is possible soon after opening", async (kit) => {
    const context = await kit.context();
    const page = await context.newPage();
    await page.goto(kit.address);
    await playNow(page);
    const time = await page.evaluate(() => performance.now());
    remark(`first move possible ${Math.round(time)} ms after the page was asked for, the click on "play now" included`);
});

test("a decision is carried out, kept, and answered by the level", async (kit) => {
    const page = await kit.open({ seed: 7 });
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    const saved = await keptWith(page, "\nkeep\n");
    check(/\[Player\.K "level:\d"\]/.test(saved.record), "the level is in the record");
});

test("the language of the browser comes first", async (kit) => {
    const page = await kit.open({ locale: "fr-FR" });
    await page.getByRole("button", { name: /^Jouer/ }).waitFor();
    same(await page.evaluate(() => document.documentElement.lang), "fr", "the page's language");
});

test("nothing is loaded from elsewhere", async (kit) => {
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

await run();
