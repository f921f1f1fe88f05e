/* The sample game's second turn (rule 12): Kepler attacks and constructs. */
import type { Lesson } from "../lesson";

export const attack: Lesson = {
    id: "attack",
    title: "lessonAttack",
    about: "lessonAttackAbout",
    position:
        "turn K actions 3 earned 0 | V research 3 dominance 3 ships 4e6 4d5 2g2 1g1 3b4 | K research 4 dominance 2 ships 3g7 5e4 6i6 | cubes h8=K b2=V",
    steps: [
        { words: "attackBegin", light: ["e6", "d5", "e4"] },
        { words: "attackAim", play: "attack g7 via f6 e6", then: ["dice 3 2", "dice 6"] },
        { words: "attackEnter", play: "enter" },
        { words: "attackDominance" },
        { words: "attackConstruct", play: "construct e5" },
        { words: "attackEnd", play: "end" },
        { words: "attackDone", light: ["e5"] },
    ],
};
