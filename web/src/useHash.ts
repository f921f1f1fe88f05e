/* The address behind the #, in parts: #/learn/turn is ["learn", "turn"]. */
import { useEffect, useState } from "preact/hooks";

function parts(): string[] {
    return location.hash.replace(/^#\/?/, "").split("/");
}

export function useHash(): readonly string[] {
    const [now, setNow] = useState(parts);
    useEffect(() => {
        const follow = (): void =>
            setNow((was) => {
                const next = parts();
                return next.join("/") === was.join("/") ? was : next;
            });
        addEventListener("hashchange", follow);
        follow(); // it may have changed before anyone listened
        return () => removeEventListener("hashchange", follow);
    }, []);
    return now;
}
