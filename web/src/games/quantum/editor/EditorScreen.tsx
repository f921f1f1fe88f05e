/* The map editor: tiles to click, the engine's verdict, and file actions. */
import { useRef, useState } from "preact/hooks";
import { saveFile } from "../../../storage/files";
import { useQuantum } from "../words";
import type { BoardEntry } from "../../../table/table";
import type { EditorProps } from "../../ui";
import { emptyDraft, fileOf, lineOf, work, type Symmetry, type Tool } from "./draft";
import { EditorBoard } from "./EditorBoard";
import { Facts } from "./Facts";
import { OwnList } from "./OwnList";
import { Palette } from "./Palette";
import { SizeForm } from "./SizeForm";
import { useEditor } from "./useEditor";
import { useVerdict } from "./useVerdict";

/** File name from the map's name. */
function fileName(name: string): string {
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "map"}.map`;
}

const EMPTY = "-";

function StartFrom({ maps, onOpen }: { maps: readonly BoardEntry[]; onOpen: (line: string, name: string) => void }) {
    const { say } = useQuantum();
    const seats = [...new Set(maps.map((map) => map.seats))].sort();
    return (
        <select
            aria-label={say("startFrom")}
            value=""
            onChange={(event) => {
                const id = event.currentTarget.value;
                const map = maps.find((one) => one.id === id);
                event.currentTarget.value = "";
                if (map) onOpen(map.line, map.name);
                else if (id === EMPTY) onOpen(lineOf(emptyDraft(say("myMap")), say("myMap")), say("myMap"));
            }}
        >
            <option value="">{say("startFrom")}</option>
            <option value={EMPTY}>{say("emptyMap")}</option>
            {seats.map((count) => (
                <optgroup label={say("mapPlayers", count)}>
                    {maps
                        .filter((map) => map.seats === count)
                        .map((map) => (
                            <option value={map.id}>{map.name}</option>
                        ))}
                </optgroup>
            ))}
        </select>
    );
}

type Editor = ReturnType<typeof useEditor>;

function EditorHead({ editor, boards, onHome }: { editor: Editor; boards: readonly BoardEntry[]; onHome: () => void }) {
    const { say } = useQuantum();
    const { canUndo, canRedo, undo, redo, open } = editor;
    return (
        <header class="editor-head">
            <button type="button" class="icon" onClick={onHome} aria-label={say("home")} title={say("home")}>
                ←
            </button>
            <h1>{say("editor")}</h1>
            <StartFrom maps={boards} onOpen={open} />
            <button type="button" class="icon" disabled={!canUndo} onClick={undo} aria-label={say("undo")} title={say("undo")}>
                ↶
            </button>
            <button type="button" class="icon" disabled={!canRedo} onClick={redo} aria-label={say("redo")} title={say("redo")}>
                ↷
            </button>
        </header>
    );
}

/** `onPlay` is null while the map cannot be played. */
function EditorButtons({ editor, onPlay }: { editor: Editor; onPlay: (() => void) | null }) {
    const { say } = useQuantum();
    const { draft, save, share, load } = editor;
    const file = useRef<HTMLInputElement>(null);
    return (
        <div class="editor-buttons">
            <button type="button" class="play-button strong" disabled={!onPlay} onClick={() => onPlay?.()}>
                {say("mapPlay")}
            </button>
            <button type="button" class="play-button" onClick={save}>
                {say("mapSave")}
            </button>
            <button type="button" class="play-button" disabled={!onPlay} onClick={share}>
                {say("mapShare")}
            </button>
            <button type="button" class="play-button" disabled={!onPlay} onClick={() => saveFile(fileName(draft.name), fileOf(draft, say("myMap")))}>
                {say("mapToFile")}
            </button>
            <button type="button" class="play-button" onClick={() => file.current?.click()}>
                {say("mapFromFile")}
            </button>
            <input
                ref={file}
                type="file"
                hidden
                accept=".map,.txt,text/plain"
                onChange={(event) => {
                    const chosen = event.currentTarget.files?.[0];
                    event.currentTarget.value = "";
                    if (chosen) void load(chosen);
                }}
            />
        </div>
    );
}

export function EditorScreen(props: EditorProps) {
    const { source, boards, problem, onPlay, onHome } = props;
    const { say, language } = useQuantum();
    const editor = useEditor(props);
    const { draft, change, undo, redo, line, wrong } = editor;
    const [tool, setTool] = useState<Tool>("8");
    const [symmetry, setSymmetry] = useState<Symmetry>("none");
    const verdict = useVerdict(source, line, language);
    const good = verdict?.good === true && verdict.line === line ? verdict : null;
    const onKey = (event: KeyboardEvent): void => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target instanceof HTMLInputElement) return;
        const key = event.key.toLowerCase();
        if (key === "z" && !event.shiftKey) undo();
        else if (key === "y" || key === "z") redo();
        else return;
        event.preventDefault();
    };
    return (
        <main class="editor" onKeyDown={onKey}>
            <EditorHead editor={editor} boards={boards} onHome={onHome} />
            {(wrong || problem) && (
                <p class="problem" role="alert">
                    {wrong || problem}
                </p>
            )}
            <div class="editor-columns">
                <div class="editor-left">
                    <Palette tool={tool} onTool={setTool} />
                    <EditorBoard draft={draft} tool={tool} onWork={(row, column, used) => change((old) => work(old, row, column, used, symmetry))} />
                    <p class="quiet editor-help">{say("editorHelp")}</p>
                </div>
                <div class="editor-side">
                    <Facts draft={draft} verdict={verdict} source={source} />
                    <EditorButtons editor={editor} onPlay={good && (() => onPlay(line, good.survey.seats))} />
                    <p class="editor-status quiet" role="status">
                        {editor.status}
                    </p>
                    <SizeForm draft={draft} change={change} symmetry={symmetry} onSymmetry={setSymmetry} />
                    <OwnList maps={editor.saved} current={editor.current} onOpen={editor.openOwn} onRename={editor.rename} onRemove={editor.remove} />
                </div>
            </div>
        </main>
    );
}
