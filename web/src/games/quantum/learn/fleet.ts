/* The sample game's third turn (rule 12): transport, warp and modify on the way to a cube. */
import type { Lesson } from "../../../learn/lesson";
import { STANDARD } from "./header";
import { lessonWords } from "./words";

export const fleet: Lesson = {
    id: "fleet",
    title: lessonWords.lessonFleet,
    about: lessonWords.lessonFleetAbout,
    header: STANDARD,
    position:
        "turn V actions 3 earned 0 | V research 3 dominance 2 ships 6x 4d5 2g2 1g1 3b4 | K research 4 dominance 4 ships 3e6 5e4 6i6 | cubes h8=K e5=K b2=V",
    steps: [
        { words: lessonWords.fleetBegin, light: ["e5", "d5", "f5"] },
        { words: lessonWords.fleetTransport, play: "transport g1 by g2 g4 drop f5" },
        { words: lessonWords.fleetWarp, play: "warp b4 f5" },
        { words: lessonWords.fleetModify, play: "modify d5 5" },
        { words: lessonWords.fleetConstruct, play: "construct e5" },
        { words: lessonWords.fleetEnd, play: "end" },
        { words: lessonWords.fleetDone },
    ],
};
