/* The map editor, as the shell sees it. */
import type { EditorUi } from "../../ui";
import { quantumTranslator } from "../words";
import { draftOf } from "./draft";
import { EditorScreen } from "./EditorScreen";
import { judge, judgeFile } from "./survey";

export const editor: EditorUi = {
    Screen: EditorScreen,
    isBoard: (line) => draftOf(line) !== null,
    judge,
    judgeFile,
    async entry(source, line, language) {
        const verdict = await judge(source, line, language);
        if (!verdict.good) return null;
        const { seats, cubes } = verdict.survey;
        return { id: line, name: line.split("|")[0]!.trim(), group: "own", seats, note: quantumTranslator(language)("ownNote", cubes), line };
    },
};
