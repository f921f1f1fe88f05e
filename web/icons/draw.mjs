// Renders static/icon.svg to the PNG icon: node icons/draw.mjs
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const svg = await readFile(new URL("../static/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const size of [192]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: new URL(`../static/icon-${size}.png`, import.meta.url).pathname });
}
await browser.close();
