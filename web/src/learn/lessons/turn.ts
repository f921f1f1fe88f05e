/* The sample game's first turn (rule 12), with its dice: flying, re-rolling, research. */
import type { Lesson } from "../lesson";

export const turn: Lesson = {
    id: "turn",
    title: "lessonTurn",
    about: "lessonTurnAbout",
    position:
        "turn V actions 3 earned 0 | V research 2 dominance 3 ships 6a7 4d5 2g2 1g1 3b4 | K research 4 dominance 2 ships 3g7 5e4 6i6 | cubes h8=K b2=V",
    steps: [
        { words: "turnGoal", light: ["b2"] },
        { words: "turnShips", light: ["a7", "g1"] },
        { words: "turnOrbit", light: ["e6", "d5", "f5", "e4"] },
        { words: "turnMove", play: "move a7 e6" },
        { words: "turnScout", play: "scout e6", then: ["dice 1"] },
        { words: "turnReconfigure", play: "reconfigure e6", then: ["dice 4"] },
        { words: "turnSum", light: ["e5"] },
        { words: "turnResearch", play: "research" },
        { words: "turnEnd", play: "end" },
        { words: "turnDone" },
    ],
};
