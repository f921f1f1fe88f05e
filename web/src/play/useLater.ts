/* A value that is believed only after it has stayed the same for a while; nothing is believed at once. */
import { useEffect, useState } from "preact/hooks";

export function useLater<T>(value: T | null, milliseconds: number): T | null {
    const [believed, believe] = useState<T | null>(null);
    useEffect(() => {
        if (value === null) {
            believe(null);
            return;
        }
        const timer = setTimeout(() => believe(value), believed === null ? milliseconds : milliseconds / 3);
        return () => clearTimeout(timer);
    }, [value]);
    return value === null ? null : believed === value ? believed : null;
}
