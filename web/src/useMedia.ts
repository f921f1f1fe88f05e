/* Whether a media query matches, for what CSS alone cannot do. */
import { useLayoutEffect, useState } from "preact/hooks";

export function useMedia(query: string): boolean {
    const [holds, setHolds] = useState(() => matchMedia(query).matches);
    useLayoutEffect(() => {
        const list = matchMedia(query);
        const follow = (): void => setHolds(list.matches);
        follow();
        list.addEventListener("change", follow);
        return () => list.removeEventListener("change", follow);
    }, [query]);
    return holds;
}
