/* The address behind the #, in parts: #/learn/turn is ["learn", "turn"]. */
import { useEffect, useState } from "preact/hooks";

function parts(): string[] {
    return location.hash.replace(/^#\/?/, "").split("/");
}

export function useHash(): readonly string[] {
    const [now, setNow] = useState(parts);
    useEffect(() => {
        const follow = (): void => setNow(parts());
        addEventListener("hashchange", follow);
        return () => removeEventListener("hashchange", follow);
    }, []);
    return now;
}
