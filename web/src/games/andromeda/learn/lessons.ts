/* Four lessons on the real map: a launch, a return, a battle, a development. tests/andromeda.mjs plays every step with the engine. */
import type { Lesson } from "../../../learn/lesson";
import type { Lessons } from "../../ui";
import { lessonWords as words } from "./words";

const header = `[Game "andromeda"]
[RulesVersion "1"]
[Seats "2"]
[Mode "solo"]
[Length "short"]
[Commander "k11"]
`;

/** What differs between the positions of the lessons: all are Gold's turn in the same solo game. */
interface Turn {
    readonly raiders: string;
    readonly modules: string;
    readonly pool: string;
    readonly gold: string;
    readonly unity: string;
    readonly helm: number;
}

const MAP =
    "A1=odessa A2=ice:ice1:2 A3=beacon A4=exchange A5=metal:met2:2 B1=yards B2=derelict B3=office B4=ilion B5=college B6=carbon:car3:2 C1=nebula:orp4+anc3 C2=ice:ice4:2 C5=nebula:orp5+anc5";
const MARKET = "market=s2,s8,rs2/i2,i8,i9/c6,c8,c9/z3,z4,z8";
const PILES =
    "tops=cargo,prow,array,flagdeck upgrades=121222211101 sup=u8,u7,u6 tokens=22222222221 piles=6555 known=00000000000/00000000000/00000000000/00000000000 moons=32204211412142214221 planets=12233 specials=1100 lay=0,0,0 abilities=000000000000000 factions=000000001000100 nebmoons=000110001010 events=1111111111 destiny=11111111111111101101";
const NONE = "0".repeat(24);
const NO_MODULES = "0".repeat(44);
/** What the Unity has on its station; its action cards. */
const COMMAND = `moons=- spent=- cards=k11 destiny=-,- counts=0,0,0,0,0,0 corrupted=5 modules=${NO_MODULES} damaged=${NO_MODULES} hand=0 knownhand=${NONE} tops=a16,a23,a33 deck1=11111011 deck2=11011111 deck3=11011111 conflict=323222211 tokens=11111 sup=0`;

function position({ raiders, modules, pool, gold, unity, helm }: Turn): string {
    return [
        "turn=gold player=gold first=gold kind=open event=0 active=- ship=transport ending=0 last=00 control=gold probe=A2",
        `map ${MAP}`,
        `raiders cards=gnats,stalker,swarm,lancer,maw came=0 at=${raiders},-,-,-,-,-,-,-`,
        `decks ${MARKET} modules=${modules} ${PILES} pool=${pool} discards=${NONE} played=${NONE}`,
        `gold ${gold} printed=0000`,
        `unity ${unity} ${COMMAND} helm=${helm} section=0 moved=0 rebuild=-`,
        "pending end.0.0.0.0.0 ?window.0.1.0.0.0",
    ].join(" | ");
}

/** Later in the game: a module in three rows, and a transport of the Unity in B3. */
const ROWS = "31333332332233332232333232233223332310111111";
const IN_B3 = "res=0,0,0,0,0 tracks=1,0,0,1,0 ships=B3,1b,2a,2b,3a,3b,1c,2c,3c leaders=3 out=A1.1,A4.1,B1.1,B4.1,B5.1";

const launch: Lesson = {
    id: "edge-launch",
    title: words.launch,
    about: words.launchAbout,
    header,
    position: position({
        raiders: "C5,C5",
        modules: "32333332332333332233333232233223332310111111",
        pool: "444444434444444443442222",
        gold: "vp=0 turns=0 res=1,1,0,0,2 tracks=0,0,0,0,0 ships=bay,bay,bay,-,-,-,-,-,- leaders=0 out=A1.1,A4.1,B1.1,B3.1,B4.1,B5.1,C1.2,C5.1 moons=- spent=- cards=tidal destiny=k16,k19 counts=0,0,0,0,0,0 hand=000000010000000001000000 hidden=0 deal=-,- rows=///",
        unity: "vp=1 turns=0 res=0,0,0,0,0 tracks=1,0,0,1,0 ships=1a,1b,2a,2b,3a,3b,1c,2c,3c leaders=2 out=A1.1,A4.1,B1.1,B3.1,B4.1,B5.1",
        helm: 0,
    }),
    steps: [
        { words: words.launchGoal },
        { words: words.launchTurn },
        { words: words.launchFirst, play: "launch transport A2", dice: ["moon ice2"] },
        { words: words.launchCard, play: "play t08 1", dice: ["section 1", "launch transport B3"] },
        { words: words.launchUnity, play: "module z3", dice: ["module z2", "recruit", "icon dev", "action a17"] },
        { words: words.launchSteps, light: ["B3"] },
        { words: words.launchBase, play: "launch transport A1" },
        { words: words.launchBuy, play: "option 1", dice: ["module s1"] },
        { words: words.launchRemove, play: "remove rs2", dice: ["module s3", "section 2", "launch transport B4", "module i1", "recruit", "action a25"] },
        { words: words.launchDone },
    ],
};

const home: Lesson = {
    id: "edge-return",
    title: words.home,
    about: words.homeAbout,
    header,
    position: position({
        raiders: "C5,C5",
        modules: ROWS,
        pool: "444444444444444443442222",
        gold: "vp=9 turns=6 res=1,1,0,0,1 tracks=1,1,1,0,0 ships=A1,A2,-,-,-,scrap,-,B2,- leaders=3 out=A4.1,B4.1,B5.1,C1.2,C5.1 moons=- spent=- cards=tidal destiny=k16,k19 counts=0,0,0,0,0,0 hand=000000000000000001000000 hidden=0 deal=-,- rows=s2/i3/c2/",
        unity: `vp=8 turns=6 ${IN_B3}`,
        helm: 2,
    }),
    steps: [
        { words: words.homeReturn, play: "return" },
        { words: words.homeScience, play: "put science B2 sci", dice: ["card t04", "card t10"] },
        { words: words.homeOne, play: "put transport A1 ind" },
        { words: words.homeEnergy, play: "power i3" },
        { words: words.homeOption, play: "option 1" },
        { words: words.homeLast, play: "put transport A2 civ" },
        { words: words.homeGain, play: "gain nano" },
        { words: words.homeEnd, play: "done" },
        { words: words.homeDone },
    ],
};

const fight: Lesson = {
    id: "edge-battle",
    title: words.fight,
    about: words.fightAbout,
    header,
    position: position({
        raiders: "C5,-",
        modules: ROWS,
        pool: "443444444444444443442222",
        gold: "vp=14 turns=8 res=1,0,1,0,3 tracks=1,1,1,0,0 ships=B5,bay,-,-,-,-,bay,-,- leaders=3 out=A4.1,B1.1,B4.1,C1.2,C5.1 moons=- spent=- cards=tidal destiny=k16,k19 counts=0,0,0,0,0,0 hand=001000000000000001000000 hidden=0 deal=-,- rows=s2/i3/c2/",
        unity: `vp=12 turns=8 ${IN_B3}`,
        helm: 2,
    }),
    steps: [
        { words: words.fightSee, light: ["C5", "B6"] },
        { words: words.fightLaunch, play: "launch fighter B6", dice: ["moon car1"] },
        { words: words.fightWait, play: "done" },
        { words: words.fightJoin, play: "join transport B5" },
        { words: words.fightCard, play: "play t18 1" },
        { words: words.fightEnergy, play: "divert" },
        { words: words.fightRoll, play: "enough", dice: ["roll 6 5 3 2 1", "roll 6 4"] },
        { words: words.fightWon, play: "gain titan" },
        { words: words.fightDone },
    ],
};

const build: Lesson = {
    id: "edge-development",
    title: words.build,
    about: words.buildAbout,
    header,
    position: position({
        raiders: "C5,C5",
        modules: ROWS,
        pool: "444444444444444443442222",
        gold: "vp=20 turns=10 res=2,0,1,0,2 tracks=1,1,1,0,1 ships=A1,A2,bay,-,-,-,-,-,- leaders=3 out=A3.1,B3.1,B5.1,C1.2,C5.1 moons=- spent=- cards=tidal destiny=k16,k19 counts=0,0,0,0,0,0 hand=000000000000000001000000 hidden=0 deal=-,- rows=s2/i3/c2/",
        unity: `vp=15 turns=10 ${IN_B3}`,
        helm: 2,
    }),
    steps: [
        { words: words.buildSee, light: ["A2"] },
        { words: words.buildReturn, play: "return" },
        { words: words.buildCity, play: "develop A2" },
        { words: words.buildAbility, play: "ability cit2" },
        { words: words.buildLeader, play: "leader C1" },
        { words: words.buildGain, play: "gain nano" },
        { words: words.buildPut, play: "put transport A1 com" },
        { words: words.buildDone },
    ],
};

export const LESSONS = [launch, home, fight, build] as const;

export const lessons: Lessons = { about: words.about, list: LESSONS };
