/* A refusal of the server in words. */
import { Lost, Refused } from "./messages";
import type { OnlineSay } from "./words";

const WORDS = {
    rate: "tooFast",
    busy: "tooFast",
    store: "notKept",
    secret: "noTable",
    full: "tableFull",
    protocol: "oldPage",
    action: "notPossible",
    "not-now": "notPossible",
    "not-yours": "notPossible",
    "not-away": "notAway",
} as const;

export function refusalWords(error: unknown, say: OnlineSay): string {
    if (error instanceof Lost) return say("noServer");
    if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
    const key = WORDS[error.reason as keyof typeof WORDS];
    return key === undefined ? say("refused", error.message) : say(key);
}
