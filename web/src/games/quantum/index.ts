/* Quantum, as the shell sees it. */
import "./style/index";
import type { GameUi } from "../ui";
import { Board } from "./board/Board";
import { Gradients } from "./board/Gradients";
import { quantum } from "./card";
import { ask, buttonLabel, expected, hasButtonToo, END, isMain, letters, remark, touchTwice, turnPart, way } from "./decisions";
import { editor } from "./editor";
import { figures } from "./figures";
import { setupAgainst } from "./options";
import { rules } from "./rules";
import { ActionBars } from "./sheet/ActionBars";
import { DiceInHand } from "./sheet/DiceInHand";
import { Market } from "./sheet/Market";
import { Sheet } from "./sheet/Sheet";
import { ToScrapyard } from "./sheet/ToScrapyard";
import { type QuantumEffect, animator } from "./animation";
import { BoardPicture } from "./start/BoardPicture";
import { Hero } from "./start/Hero";
import { RulePicker } from "./start/RulePicker";
import { standing } from "./start/standing";
import { describe, identity, nameOf, occupied, pieceAt, whereIs } from "./things";
import type { QuantumBoard } from "./view";
import { helpWords, texts } from "./words";

export const quantumUi: GameUi<QuantumBoard, QuantumEffect> = {
    ...quantum,

    Board,
    Sheet,
    BelowBoard: Market,
    Overlay: ToScrapyard,
    TurnMeter: ActionBars,
    Subject: DiceInHand,
    Definitions: Gradients,
    animator,

    whereIs,
    pieceAt,
    occupied,
    firstPlace: () => "a1",
    describe,
    nameOf,
    help: helpWords,

    letters,
    pick: texts.pick,
    hasButtonToo,
    buttonLabel,
    touchTwice,
    isMain,
    lastButton: END,
    placeInQuestion: ({ board }) => board.contested ?? null,
    ask,
    turnPart,
    identity,
    expected,
    way,
    remark,
    figures,

    groupsLog: true,
    Options: RulePicker,
    Hero,
    standing,
    boards: { option: "map", usualSeats: [2, 3, 4], lineOf: (tags) => tags.get("Map") ?? "", Picture: BoardPicture },
    editor,
    lessons: { note: texts.learnNote, firstGame: setupAgainst(1), load: async () => (await import("./learn/lessons")).lessons },
    rules,
};
