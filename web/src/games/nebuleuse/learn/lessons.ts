/* Four lessons on the real chart: a flight, risks, a planet, the gate of X. tests/nebuleuse.mjs plays every step with the engine. */
import type { Lesson } from "../../../learn/lesson";
import type { Lessons } from "../../ui";
import { lessonWords as words } from "./words";

const header = `[Game "nebuleuse"]
[RulesVersion "1"]
[Seats "2"]
`;
/** All cards, as after a shuffle. */
const FRESH = "unseen 8,2,2,1,3,2,3,4,3,3,2,2,1,1,1,1,1,4,2,2,2,1,1,1";

const flight: Lesson = {
    id: "nebula-flight",
    title: words.flight,
    about: words.flightAbout,
    header,
    position: `R round 2 space hand 4; ${FRESH}; tokens 1,2,2,2,2; gate closed; R 0 frombola base pieces 2,1,1,1,1,0,0,0 exp 0,0,0,0; B 0 frombola base pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0`,
    steps: [
        { words: words.flightGoal, light: ["base"] },
        { words: words.flightHand },
        { words: words.flightExplore, play: "explore", dice: ["card diplomacy"] },
        { words: words.flightCross, play: "cross S2", dice: ["card capture"] },
        { words: words.flightPlanet, play: "explore", dice: ["card planet"] },
        { words: words.flightSlot, play: "slot alpha" },
        { words: words.flightScan, play: "scan alpha", dice: ["species orlim"] },
        { words: words.flightSecret, light: ["alpha"] },
        { words: words.flightEnd, play: "end", answers: ["end"] },
        { words: words.flightDone },
    ],
};

const risks: Lesson = {
    id: "nebula-risks",
    title: words.risks,
    about: words.risksAbout,
    header,
    position: `R round 4 space hand 5; ${FRESH}; tokens 1,1,2,2,2; gate closed; R 2 frombola S2 pieces 3,1,1,2,1,0,0,0 exp 0,1,0,1; B 1 frombola S3 pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0; alpha S2 orlim down scans R`,
    steps: [
        { words: words.risksBars },
        { words: words.risksExplore, play: "explore", dice: ["card meteorites"] },
        { words: words.risksDetect, play: "detector" },
        { words: words.risksAgain, play: "explore", dice: ["card bireme"] },
        { words: words.risksFace, play: "face", dice: ["die 5"] },
        { words: words.risksLoss },
        { words: words.risksBuy, play: "buy laser", dice: ["card capture", "card mission"] },
        { words: words.risksEnd, play: "end", answers: ["end"] },
        { words: words.risksDone },
    ],
};

const planet: Lesson = {
    id: "nebula-planet",
    title: words.planet,
    about: words.planetAbout,
    header,
    position: `R round 6 space hand 4; ${FRESH}; tokens 1,1,2,2,2; gate closed; R 4 frombola S2 pieces 3,1,1,1,2,0,0,0 exp 1,1,2,1; B 3 frombola S3 pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0; alpha S2 orlim down scans R`,
    steps: [
        { words: words.planetSee, light: ["alpha"] },
        { words: words.planetLand, play: "land alpha" },
        { words: words.planetObserve, play: "observe", answers: ["end"] },
        { words: words.planetStay, play: "stay", answers: ["end"] },
        { words: words.planetContact, play: "contact", answers: ["end"] },
        { words: words.planetMore, play: "stay", answers: ["end"] },
        { words: words.planetDone },
    ],
};

const gate: Lesson = {
    id: "nebula-gate",
    title: words.gate,
    about: words.gateAbout,
    header,
    position: `R round 15 space hand 8; ${FRESH}; tokens 0,1,1,1,1; gate closed; R 14 spatha S4 pieces 5,2,1,1,3,0,0,0 exp 4,3,1,1 missions 2 kept orlim,talu; B 11 frombola base pieces 3,1,1,1,2,0,0,0 exp 1,1,1,1 kept olono,kiri,forest`,
    steps: [
        { words: words.gateSee, light: ["X"] },
        { words: words.gateOpen, play: "explore", dice: ["card sector-x"] },
        {
            words: words.gateEnter,
            play: "enter X",
            dice: ["card capture", "card choice", "card planet", "card mission", "card diplomacy", "card commerce"],
        },
        { words: words.gateScan, play: "scan X", dice: ["species oracle"] },
        { words: words.gateLand, play: "land X" },
        { words: words.gateContact, play: "contact", answers: ["end"] },
        { words: words.gateStay, play: "stay", answers: ["end"] },
        { words: words.gateLast, play: "end", answers: ["end"] },
        { words: words.gateDone },
    ],
};

export const LESSONS = [flight, risks, planet, gate] as const;

export const lessons: Lessons = { about: words.about, list: LESSONS };
