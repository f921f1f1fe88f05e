/* What is asked when part of a decision has been pointed at: it follows from the kind of the decisions that are left and from
   how many things they still need. */
import type { WordKey } from "../words";
import type { Option } from "./clicks";

/** By the verb of the action, the last thing to point at first. */
const QUESTIONS: readonly (readonly [RegExp, readonly WordKey[]])[] = [
    [/^attack /, ["askFrom"]],
    [/^strike /, ["askStrike"]],
    [/^warp /, ["askWarp"]],
    [/^(use \w+ )?transport /, ["askDrop", "askFly", "askPassenger"]],
    [/^deploy /, ["askDeploy"]],
    [/^move /, ["askMove"]],
    [/^relocate /, ["askRelocate"]],
];

/** `after` things have been pointed at. */
export function questionOf(options: readonly Option[], after: number): WordKey {
    const decisions = options.flatMap((option) => option.decisions);
    const asked = new Set(
        decisions.map(({ action, clicks }) => QUESTIONS.find(([verb]) => verb.test(action))?.[1][clicks.length - after - 1]),
    );
    const [only] = asked;
    return asked.size === 1 && only ? only : "askWhich";
}
