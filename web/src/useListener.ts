/* Listening to the window from the moment something is drawn, always with what is drawn now: an effect would listen only after
   painting, and what happens in between would be lost, or meant for what was drawn before. */
import { useLayoutEffect, useRef } from "preact/hooks";

export function useListener<Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void): void {
    const now = useRef(hear);
    now.current = hear;
    useLayoutEffect(() => {
        const listener = (event: WindowEventMap[Name]): void => now.current(event);
        addEventListener(name, listener);
        return () => removeEventListener(name, listener);
    }, [name]);
}
