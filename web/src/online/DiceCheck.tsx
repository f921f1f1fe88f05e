/* After the game: were the dice fair? */
import type { Verdict } from "./fair";
import { useOnlineWords, type OnlineSay } from "./words";

function verdictWords(verdict: Verdict, say: OnlineSay): string {
    switch (verdict.kind) {
        case "true":
            return say("diceTrue", verdict.actions, verdict.outcomes);
        case "no seed":
            return say("diceNoSeed");
        case "seed":
            return say("diceBadSeed");
        case "outcome":
            return say("diceBadOutcome", verdict.action, verdict.found, verdict.expected);
    }
}

interface Props {
    verdict: Verdict | "checking" | null;
    onCheck: () => void;
}

export function DiceCheck({ verdict, onCheck }: Props) {
    const say = useOnlineWords();
    if (verdict === null)
        return (
            <button type="button" class="play-button dice-check" onClick={onCheck}>
                {say("checkDice")}
            </button>
        );
    if (verdict === "checking") return <p class="panel dice-check quiet">{say("checking")}</p>;
    return (
        <p class={`panel dice-check${verdict.kind === "true" ? " is-true" : " problem"}`} role="status">
            {verdictWords(verdict, say)}
        </p>
    );
}
