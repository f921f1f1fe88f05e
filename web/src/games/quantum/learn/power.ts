/* Beyond the sample game: strike, infamy, deploying, a breakthrough, maneuver and the last cube. The cube
   can be placed only in the last step: any winning decision ends the lesson. */
import type { Lesson } from "../../../learn/lesson";
import { STANDARD } from "./header";
import { lessonWords } from "./words";

export const power: Lesson = {
    id: "power",
    title: lessonWords.lessonPower,
    about: lessonWords.lessonPowerAbout,
    header: STANDARD,
    position:
        "turn V actions 3 earned 0 | V research 5 dominance 5 ships 6x 5c3 2f8 1b4 3f5 | K research 4 dominance 2 ships 4a4 5h3 6i6 | cubes h8=K e5=VK h5=V b2=V",
    steps: [
        { words: lessonWords.powerBegin, light: ["b4", "a4"] },
        { words: lessonWords.powerStrike, play: "strike b4 a4", dice: ["dice 3 2", "dice 5"] },
        { words: lessonWords.powerStay, play: "stay" },
        { words: lessonWords.powerInfamy, play: "infamy b5" },
        { words: lessonWords.powerDeploy, play: "deploy 6 h4" },
        { words: lessonWords.powerResearch, play: "research" },
        { words: lessonWords.powerManeuver, play: "move c3 d8" },
        { words: lessonWords.powerEnd, play: "end", answers: ["research", "end"] },
        { words: lessonWords.powerWin, play: "construct e8" },
        { words: lessonWords.powerDone },
    ],
};
