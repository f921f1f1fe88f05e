/* The URL fragment, split into parts: #/learn/turn is ["learn", "turn"]. */
import { useState } from "preact/hooks";
import { useListener } from "./useListener";

function parts(): string[] {
    return location.hash.replace(/^#\/?/, "").split(/[/?]/);
}

export function useHash(): readonly string[] {
    const [now, setNow] = useState(parts);
    useListener("hashchange", () => setNow(parts()));
    return now;
}
