/* Adds a window listener during layout, always calling the latest callback: a normal effect would run after painting and miss events in
   between, or handle them with stale state. */
import { useLayoutEffect, useRef } from "preact/hooks";

export function useListener<Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void, capture = false): void {
    const now = useRef(hear);
    now.current = hear;
    useLayoutEffect(() => {
        const listener = (event: WindowEventMap[Name]): void => now.current(event);
        addEventListener(name, listener, capture);
        return () => removeEventListener(name, listener, capture);
    }, [name, capture]);
}
