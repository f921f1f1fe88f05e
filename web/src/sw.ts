// The service worker: caches all files of one version of the page, so that it works offline after the first visit.

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

const CACHE = `astragal-${VERSION}`;

self.addEventListener("install", (event) => {
    // Bypass the HTTP cache: the files must be of this version.
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

// The page asks for the new version at once: the old one cannot talk to the server any more.
self.addEventListener("message", (event) => {
    if (event.data === "skip waiting") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(
        (async () => {
            const cache = await caches.open(CACHE);
            const cached = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
            return cached ?? fetch(request);
        })(),
    );
});

export {};
