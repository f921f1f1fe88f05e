/* Andromeda's Edge, as the shell uses it. */
import "./style/index";
import type { GameUi } from "../ui";
import { animator, type Happening } from "./animation";
import { Board } from "./board/Board";
import { boxOf } from "./board/geometry";
import { Paint } from "./board/Paint";
import { andromeda } from "./card";
import { finalLabel, isMain, LAST, letters, remark, touchTwice } from "./decisions";
import { Hero } from "./Hero";
import { FIRST_GAME } from "./options";
import { Sheet } from "./panel/Sheet";
import { StationPanel } from "./panel/StationPanel";
import { rules } from "./rules";
import { describe, nameOf, occupied, pieceAt, standing, whereIs } from "./things";
import type { AndromedaBoard } from "./view";
import { helpWords, learnNote, pick } from "./words";

export const andromedaUi: GameUi<AndromedaBoard, Happening> = {
    ...andromeda,

    Board,
    Sheet,
    BelowBoard: StationPanel,
    Definitions: Paint,
    animator,

    whereIs,
    pieceAt,
    occupied,
    shape: ({ board }) => {
        const { width, height } = boxOf(board);
        return Math.max(0.78, height / width);
    },
    firstPlace: () => "A1",
    describe,
    nameOf,
    help: helpWords,

    letters,
    pick,
    finalLabel,
    isMain,
    lastButton: LAST,
    touchTwice,
    remark,
    groupsLog: true,

    file: { name: "andromeda.txt", load: () => import("../../../../data/andromeda.txt") },
    Hero,
    standing,
    lessons: { note: learnNote, firstGame: FIRST_GAME, load: async () => (await import("./learn/lessons")).lessons },
    rules,
};
