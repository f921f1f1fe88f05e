/* Debounces a value: returned once it has not changed for a while. Null is returned at once. */
import { useEffect, useState } from "preact/hooks";

export function useDebounced<T>(value: T | null, milliseconds: number): T | null {
    const [settled, setSettled] = useState<T | null>(null);
    useEffect(() => {
        if (value === null) {
            setSettled(null);
            return;
        }
        const timer = setTimeout(() => setSettled(value), settled === null ? milliseconds : milliseconds / 3);
        return () => clearTimeout(timer);
    }, [value]);
    return value === null ? null : settled === value ? settled : null;
}
