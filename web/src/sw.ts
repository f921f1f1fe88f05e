// The service worker: keeps all files of one version of the page, so that it works without a network after the first visit.

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

const CACHE = `astragal-${VERSION}`;

self.addEventListener("install", (event) => {
    // Past the browser's own cache: what is kept must be this version's.
    const wanted = FILES.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) if (name.startsWith("astragal-") && name !== CACHE) await caches.delete(name);
            await self.clients.claim();
        })(),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(
        (async () => {
            const cache = await caches.open(CACHE);
            const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
            return kept ?? fetch(request);
        })(),
    );
});

export {};
