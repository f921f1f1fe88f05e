/* "Your turn" while the page is hidden: in the title, in the icon and, if allowed, as a notification. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useSettings } from "../settings";
import { useOnlineWords } from "./words";

const ICON = "icon.svg";
const ICON_TURN = "icon-turn.svg";

function setIcon(file: string): void {
    document.querySelector('link[rel="icon"]')?.setAttribute("href", file);
}

function canAsk(): boolean {
    return "Notification" in window && Notification.permission === "default";
}

/** Asks the browser to allow notifications; null if that was decided before. */
export function useNotificationRequest(): (() => void) | null {
    const [open, setOpen] = useState(canAsk);
    return open ? () => void Notification.requestPermission().then(() => setOpen(false)) : null;
}

/** Some phones show notifications through the service worker only. */
async function notify(words: string): Promise<void> {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const options = { tag: "astragal-turn", icon: "icon-192.png" };
    try {
        const shown = new Notification(words, options);
        shown.onclick = () => {
            window.focus();
            shown.close();
        };
    } catch {
        const worker = await navigator.serviceWorker?.getRegistration();
        await worker?.showNotification(words, options);
    }
}

export function useTurnAlert(mine: boolean, game: string): void {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    const told = useRef(true);
    useEffect(() => {
        if (!mine) {
            told.current = false;
            return;
        }
        document.title = `● ${say("yourTurnAt", game)}`;
        setIcon(ICON_TURN);
        /* A turn that was due when the page was opened needs no notification. */
        if (!told.current && document.hidden) void notify(say("yourTurnAt", game)).catch(() => undefined);
        told.current = true;
        return () => {
            document.title = sayShell("title");
            setIcon(ICON);
        };
    }, [mine, game, say]);
}
