// Loads a newer version of the page, bypassing the service worker's cache.

/** Milliseconds to wait for the new version to be fetched. */
const PATIENCE = 8000;

function activated(worker: ServiceWorker): Promise<void> {
    return new Promise((resolve) => {
        worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
        if (worker.state === "installed") worker.postMessage("skip waiting");
        worker.addEventListener("statechange", () => worker.state === "installed" && worker.postMessage("skip waiting"));
    });
}

export async function loadNewVersion(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (registration) {
        await registration.update().catch(() => undefined);
        const fresh = registration.installing ?? registration.waiting;
        if (fresh) await Promise.race([activated(fresh), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    }
    location.reload();
}
