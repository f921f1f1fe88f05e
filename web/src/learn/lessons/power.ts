/* Beyond the sample game: strike, infamy, maneuver, deploying, a breakthrough, and the last cube. */
import type { Lesson } from "../lesson";

export const power: Lesson = {
    id: "power",
    title: "lessonPower",
    about: "lessonPowerAbout",
    position:
        "turn V actions 3 earned 0 | V research 5 dominance 5 ships 6x 5c3 2f8 1b4 3f5 | K research 4 dominance 2 ships 4a4 5h3 6i6 | cubes h8=K e5=VK h5=V b2=V",
    steps: [
        { words: "powerBegin", light: ["b4", "a4"] },
        { words: "powerStrike", play: "strike b4 a4", then: ["dice 3 2", "dice 5"] },
        { words: "powerStay", play: "stay" },
        { words: "powerInfamy", play: "infamy b5" },
        { words: "powerManeuver", play: "move c3 d8" },
        { words: "powerDeploy", play: "deploy 6 h4" },
        { words: "powerResearch", play: "research" },
        { words: "powerEnd", play: "end", then: ["research", "end"] },
        { words: "powerWin", play: "construct e8" },
        { words: "powerDone" },
    ],
};
