/* What the game says about a space, or why things cannot be pointed at, once somebody asks for long enough. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../table/view";

/** The answer about `subject`; empty until it is there, and without a subject. */
export function useExplained(ask: (subject: string) => Promise<string>, subject: string | null, view: View): string {
    const [words, setWords] = useState({ subject: "", text: "" });
    useEffect(() => {
        if (!subject) return;
        let alive = true;
        ask(subject).then(
            (text) => alive && setWords({ subject, text }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [subject, view]);
    return words.subject === subject ? words.text : "";
}
