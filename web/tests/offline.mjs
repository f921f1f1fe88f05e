// Offline after the first visit; on any static host, in any folder.
import { createServer } from "node:http";
import { readFile, readdir } from "node:fs/promises";
import { once } from "node:events";
import { check, fetched, pageTest, same } from "./kit.mjs";
import { savedGameWith, playNow } from "./game.mjs";

const TYPES = {
    js: "text/javascript",
    css: "text/css",
    html: "text/html",
    wasm: "application/wasm",
    svg: "image/svg+xml",
    png: "image/png",
    webmanifest: "application/manifest+json",
};

/** Waits until the service worker controls the page. */
function underControl(page) {
    return page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    });
}

pageTest("after the first visit the page works when the server is gone", async (kit) => {
    const context = await kit.context();
    const page = await context.newPage();
    await page.goto(kit.address);
    await underControl(page);
    await kit.server.stop();
    await page.reload();
    await playNow(page);
    await page.getByRole("button", { name: /^Keep/ }).click();
    await savedGameWith(page, "\nkeep\n");
    await page.reload();
    await page.getByText("Vulpes keeps the ships", { exact: false }).first().waitFor();
    // The other games are loaded when they are chosen: they are kept as well.
    await page.goto(kit.address + "#/");
    await page.locator(".game-picker label", { hasText: "Nébuleuse" }).click();
    await page.locator(".neb-hero").waitFor();
});

pageTest("the page can be installed", async (kit) => {
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

/** A static host that serves the built files from a folder, each passed through `change`. */
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

pageTest("any static host will do, in any folder, without headers of ours", (kit) =>
    withHost(
        (_, bytes) => bytes,
        async (address) => {
            const page = await (await kit.context({ serviceWorkers: "block" })).newPage();
            await page.goto(address);
            await playNow(page);
        },
    ),
);

pageTest("a new version takes over when the old one is closed", async (kit) => {
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

/** What the page loads until the start screen of a game is there, with and without the engine: bytes as they are sent. */
async function firstLoad(kit, game) {
    const context = await kit.context({ serviceWorkers: "block" });
    await context.addInitScript((chosen) => {
        if (location.protocol === "http:")
            localStorage["astragal.setup"] = JSON.stringify({ game: chosen, options: {}, players: [{ kind: "person", name: "" }] });
    }, game);
    const page = await context.newPage();
    const asked = new Set();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(kit.address);
    await page.waitForFunction(() => document.querySelectorAll(".seat-row option").length > 8 && document.querySelector(".hero"));
    await page.close();
    const sizes = { total: 0, engine: 0 };
    for (const name of [...asked].filter((one) => /\.(js|css|wasm)$/.test(one))) {
        const { headers } = await fetched(kit.address + name, { "accept-encoding": "gzip" });
        same(headers["content-encoding"], "gzip", name);
        sizes.total += Number(headers["content-length"]);
        if (name.endsWith(".wasm")) sizes.engine += Number(headers["content-length"]);
    }
    return { ...sizes, names: [...asked].join(" ") };
}

pageTest("the first load of each game stays below 400 kB: the page, the engine with all games, the drawings of this one", async (kit) => {
    const source = await readFile(new URL("../src/games/index.ts", import.meta.url), "utf8");
    const games = [...source.matchAll(/\["(\w+)", \{ card:/g)].map(([, name]) => name);
    check(games.length > 1, "games");
    for (const game of games) {
        const { total, engine, names } = await firstLoad(kit, game);
        kit.diagnostic(`${game}: ${total} bytes, compressed, ${engine} of them the engine`);
        check(engine > 0 && total < 400_000, `${total} bytes: ${names}`);
        check(names.includes(`${game}-`), `its own drawings: ${names}`);
        for (const other of games) check(other === game || !names.includes(`${other}-`), `no drawings of ${other}: ${names}`);
    }
});
