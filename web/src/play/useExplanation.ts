/* Asks the engine about a subject (what a place is, or why it cannot be clicked) and returns the answer. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../table/view";

/** The answer about `subject`; empty without a subject or until it arrives. */
export function useExplanation(ask: (subject: string) => Promise<string>, subject: string | null, view: View): string {
    /* The answer depends on who is looking. */
    const { viewer } = view;
    const [words, setWords] = useState({ subject: "", text: "", viewer });
    useEffect(() => {
        if (!subject) return;
        let alive = true;
        ask(subject).then(
            (text) => alive && setWords({ subject, text, viewer }),
            () => undefined,
        );
        return () => {
            alive = false;
        };
    }, [subject, view]);
    return words.subject === subject && words.viewer === viewer ? words.text : "";
}
