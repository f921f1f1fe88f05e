// Without a network after the first visit; from any static host, in any folder.
import { createServer } from "node:http";
import { readFile, readdir } from "node:fs/promises";
import { once } from "node:events";
import { check, fetched, remark, run, same, test } from "./kit.mjs";
import { keptWith, playNow } from "./game.mjs";

const TYPES = { js: "text/javascript", css: "text/css", html: "text/html", wasm: "application/wasm", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };

/** Waits until the service worker answers for the page. */
function underControl(page) {
    return page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    });
}

test("after the first visit the page works when the server is gone", async (kit) => {
    const context = await kit.context();
    const page = await context.newPage();
    await page.goto(kit.address);
    await underControl(page);
    await kit.server.stop();
    await page.reload();
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    await keptWith(page, "\nkeep\n");
    await page.reload();
    await page.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
});

test("the page can be installed", async (kit) => {
    const page = await kit.open();
    const manifest = await page.evaluate(async () => {
        const link = document.querySelector("link[rel=manifest]");
        const manifest = await (await fetch(link.href)).json();
        const icons = await Promise.all(manifest.icons.map(async (icon) => (await fetch(new URL(icon.src, link.href))).status));
        return { ...manifest, icons };
    });
    same(manifest.display, "standalone", "display");
    check(manifest.icons.length > 0 && manifest.icons.every((status) => status === 200), "all icons are there");
});

/** A static host: the built files in a folder of it, each as `change` leaves it. */
async function withHost(change, body) {
    const dist = process.env.ASTRAGAL_DIST ?? "build/web/dist";
    const server = createServer(async (request, response) => {
        const name = new URL(request.url, "http://localhost").pathname.replace(/^\/some\/folder\//, "") || "index.html";
        if (!(await readdir(dist)).includes(name)) return void response.writeHead(404).end();
        response.writeHead(200, { "content-type": TYPES[name.split(".").pop()] }).end(change(name, await readFile(`${dist}/${name}`)));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
        await body(`http://127.0.0.1:${server.address().port}/some/folder/`);
    } finally {
        server.closeAllConnections();
        server.close();
    }
}

test("any static host will do, in any folder, without headers of ours", (kit) =>
    withHost(
        (_, bytes) => bytes,
        async (address) => {
            const page = await (await kit.context({ serviceWorkers: "block" })).newPage();
            await page.goto(address);
            await playNow(page);
        },
    ));

test("a new version takes over when the old one is closed", async (kit) => {
    let version = "old";
    const change = (name, bytes) => {
        if (version === "old") return bytes;
        if (name === "index.html") return String(bytes).replace("<title>", `<title>New `);
        return name === "sw.js" ? String(bytes).replace(/astragal-[0-9a-f]{10}/, "astragal-0123456789") : bytes;
    };
    await withHost(change, async (address) => {
        const context = await kit.context();
        const page = await context.newPage();
        await page.goto(address);
        await underControl(page);
        version = "new";
        await page.reload();
        same(await page.title(), "Astragal", "while it is open, the old one");
        await page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const fresh = registration.installing ?? registration.waiting;
            while (fresh.state !== "installed") await new Promise((done) => fresh.addEventListener("statechange", done, { once: true }));
        });
        await page.goto("about:blank");
        await page.close();
        const later = await context.newPage();
        await later.goto(address);
        await later.waitForFunction(() => document.title === "New Astragal" || location.reload());
        await playNow(later);
    });
});

test("scripts, style and engine together stay below 250 kB", async (kit) => {
    const page = await kit.open();
    const names = await page.evaluate(async () => {
        const cached = new Set(["sw.js"]);
        await navigator.serviceWorker.ready;
        for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) cached.add(new URL(request.url).pathname.slice(1));
        return [...cached].filter((name) => /\.(js|css|wasm)$/.test(name));
    });
    check(names.some((name) => name.endsWith(".wasm")) && names.length >= 5, `what is measured: ${names}`);
    let total = 0;
    for (const name of names) {
        const { headers } = await fetched(kit.address + name, { "accept-encoding": "gzip" });
        same(headers["content-encoding"], "gzip", name);
        total += Number(headers["content-length"]);
    }
    remark(`${total} bytes in ${names.length} files, compressed`);
    check(total < 250_000, `${total} bytes`);
});

await run();
