// The address for links to others. A page that was opened at the machine's own address asks the server where the network reaches it.

import { useEffect, useState } from "preact/hooks";

const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);

function here(): string {
    return location.href.replace(/#.*/, "");
}

/** The server's address on the network, or "" if it serves this machine only. */
async function askForNetwork(): Promise<string> {
    const response = await fetch(new URL("api/address", document.baseURI)).catch(() => null);
    const address = response?.ok ? (await response.text()).trim() : "";
    return /^https?:\/\/[\d.]+:\d+\/$/.test(address) ? address : "";
}

let network: Promise<string> | null = null;

async function outside(): Promise<string> {
    return isLocal ? (network ??= askForNetwork()) : "";
}

/** The page's address as others reach it. */
export async function findAddress(): Promise<string> {
    return (await outside()) || here();
}

/** The same; and whether only this machine reaches it. */
export function useAddress(): { readonly address: string; readonly alone: boolean } {
    const [found, setFound] = useState("");
    useEffect(() => void outside().then(setFound), []);
    return { address: found || here(), alone: isLocal && found === "" };
}
