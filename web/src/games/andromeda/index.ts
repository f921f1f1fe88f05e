/* Andromeda's Edge, as the shell uses it. */
import "./style/index";
import type { GameUi } from "../ui";
import { animator, type Happening } from "./animation";
import { Board } from "./board/Board";
import { boxOf } from "./board/geometry";
import { Paint } from "./board/Paint";
import { andromeda } from "./card";
import { isMain, LAST, letters, remark, touchTwice } from "./decisions";
import { Hero } from "./Hero";
import { Sheet } from "./panel/Sheet";
import { StationPanel } from "./panel/StationPanel";
import { rules } from "./rules";
import { describe, nameOf, occupied, pieceAt, standing, whereIs } from "./things";
import type { AndromedaBoard } from "./view";
import { helpWords, pick } from "./words";

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
    isMain,
    lastButton: LAST,
    touchTwice,
    remark,
    groupsLog: true,

    file: { name: "andromeda.txt", load: () => import("../../../../data/andromeda.txt") },
    Hero,
    standing,
    rules,
};
