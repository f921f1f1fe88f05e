/* Nébuleuse Rouge, as the shell uses it. */
import "./style/index";
import type { GameUi } from "../ui";
import { Board } from "./board/Board";
import { HIGH, WIDE } from "./board/geometry";
import { Paint } from "./board/Paint";
import { nebuleuse } from "./card";
import { END, isMain, letters, remark, turnPart } from "./decisions";
import { Hero } from "./Hero";
import { setupAgainst } from "./options";
import { CardFlight } from "./panel/CardFlight";
import { Sheet } from "./panel/Sheet";
import { ShipPanel } from "./panel/ShipPanel";
import { HandMeter, Subject } from "./panel/Subject";
import { rules } from "./rules";
import { type Happening, animator } from "./animation";
import { describe, nameOf, occupied, pieceAt, standing, whereIs } from "./things";
import type { NebuleuseBoard } from "./view";
import { helpWords, texts } from "./words";

export const nebuleuseUi: GameUi<NebuleuseBoard, Happening> = {
    ...nebuleuse,

    Board,
    Sheet,
    BelowBoard: ShipPanel,
    Overlay: CardFlight,
    TurnMeter: HandMeter,
    Subject,
    Definitions: Paint,
    animator,

    whereIs,
    pieceAt,
    occupied,
    shape: () => HIGH / WIDE,
    firstPlace: () => "S1",
    describe,
    nameOf,
    help: helpWords,

    letters,
    pick: texts.pick,
    isMain,
    lastButton: END,
    turnPart,
    remark,
    groupsLog: true,

    file: { name: "nebuleuse.txt", load: () => import("../../../../data/nebuleuse.txt") },
    Hero,
    standing,
    lessons: { note: texts.learnNote, firstGame: setupAgainst(1), load: async () => (await import("./learn/lessons")).lessons },
    rules,
};
