/* The sample game's second turn (rule 12): Kepler attacks and constructs. */
import type { Lesson } from "../../../learn/lesson";
import { STANDARD } from "./header";
import { lessonWords } from "./words";

export const attack: Lesson = {
    id: "attack",
    title: lessonWords.lessonAttack,
    about: lessonWords.lessonAttackAbout,
    header: STANDARD,
    position: "turn K actions 3 earned 0 | V research 3 dominance 3 ships 4e6 4d5 2g2 1g1 3b4 | K research 4 dominance 2 ships 3g7 5e4 6i6 | cubes h8=K b2=V",
    steps: [
        { words: lessonWords.attackBegin, light: ["e6", "d5", "e4"] },
        { words: lessonWords.attackAim, play: "attack g7 via f6 e6", dice: ["dice 3 2", "dice 6"] },
        { words: lessonWords.attackEnter, play: "enter" },
        { words: lessonWords.attackDominance },
        { words: lessonWords.attackConstruct, play: "construct e5" },
        { words: lessonWords.attackEnd, play: "end" },
        { words: lessonWords.attackDone, light: ["e5"] },
    ],
};
