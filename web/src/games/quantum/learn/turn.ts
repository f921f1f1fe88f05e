/* The sample game's first turn (rule 12), with its dice: flying, re-rolling, research. */
import type { Lesson } from "../../../learn/lesson";
import { STANDARD } from "./header";
import { lessonWords } from "./words";

export const turn: Lesson = {
    id: "turn",
    title: lessonWords.lessonTurn,
    about: lessonWords.lessonTurnAbout,
    header: STANDARD,
    position: "turn V actions 3 earned 0 | V research 2 dominance 3 ships 6a7 4d5 2g2 1g1 3b4 | K research 4 dominance 2 ships 3g7 5e4 6i6 | cubes h8=K b2=V",
    steps: [
        { words: lessonWords.turnGoal, light: ["b2"] },
        { words: lessonWords.turnShips, light: ["a7", "g1"] },
        { words: lessonWords.turnOrbit, light: ["e6", "d5", "f5", "e4"] },
        { words: lessonWords.turnMove, play: "move a7 e6" },
        { words: lessonWords.turnScout, play: "scout e6", dice: ["dice 1"] },
        { words: lessonWords.turnReconfigure, play: "reconfigure e6", dice: ["dice 4"] },
        { words: lessonWords.turnSum, light: ["e5"] },
        { words: lessonWords.turnResearch, play: "research" },
        { words: lessonWords.turnEnd, play: "end" },
        { words: lessonWords.turnDone },
    ],
};
