/* The map editor: tiles to click on, what the engine says about the map, and what to do with it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readFile, saveFile } from "../keep/files";
import { linkToMap } from "../keep/links";
import type { OwnMap, OwnMaps } from "../keep/maps";
import { useWishes } from "../settings";
import type { MapEntry, TableSource } from "../table/table";
import { draftOf, emptyDraft, fileOf, lineOf, work, type Symmetry, type Tool } from "./draft";
import { EditorBoard } from "./EditorBoard";
import { Facts } from "./Facts";
import { OwnList } from "./OwnList";
import { Palette } from "./Palette";
import { SizeForm } from "./SizeForm";
import { useDraft } from "./useDraft";
import { useVerdict } from "./useVerdict";

interface Props {
    source: TableSource;
    own: OwnMaps;
    maps: readonly MapEntry[];
    /** A map that came by a link or a file, to be opened. */
    arrived: string | null;
    onTaken: () => void;
    /** What went wrong with the last game, link or file. */
    problem: string;
    onOwnChange: () => void;
    onPlay: (line: string, seats: number) => void;
    onHome: () => void;
}

/** A file's name from the map's. */
function fileName(name: string): string {
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "map"}.map`;
}

const EMPTY = "-";

function StartFrom({ maps, onOpen }: { maps: readonly MapEntry[]; onOpen: (line: string, name: string) => void }) {
    const { say } = useWishes();
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

const fileProblems = { "too large": "mapFileTooLarge", "not text": "mapFileNotText", unreadable: "fileUnreadable" } as const;

export function EditorScreen({ source, own, maps, arrived, onTaken, problem, onOwnChange, onPlay, onHome }: Props) {
    const { say, language } = useWishes();
    const nameless = say("myMap");
    const { draft, canUndo, canRedo, change, undo, redo } = useDraft(nameless);
    const [tool, setTool] = useState<Tool>("8");
    const [symmetry, setSymmetry] = useState<Symmetry>("none");
    const [current, setCurrent] = useState<string | null>(null);
    const [kept, setKept] = useState<readonly OwnMap[]>(() => own.list());
    const [told, setTold] = useState("");
    const [wrong, setWrong] = useState("");
    const file = useRef<HTMLInputElement>(null);
    const line = lineOf(draft, nameless);
    const verdict = useVerdict(source, line, language);
    const good = verdict?.good === true && verdict.line === line ? verdict : null;

    const tell = (words: string): void => {
        setTold(words);
        setWrong("");
    };
    const complain = (words: string): void => {
        setTold("");
        setWrong(words);
    };
    const open = (opened: string, name?: string): boolean => {
        const next = draftOf(opened);
        if (!next) return false;
        change(() => (name === undefined ? next : { ...next, name }));
        setCurrent(null);
        tell("");
        return true;
    };
    useLayoutEffect(() => scrollTo(0, 0), []);
    useLayoutEffect(() => {
        if (arrived === null) return;
        open(arrived);
        onTaken();
    }, [arrived]);

    const keepAs = (id: string, kepts: string): boolean => {
        const saved = own.save(id, kepts);
        setKept(own.list());
        onOwnChange();
        return saved;
    };
    const save = (): void => {
        const id = current ?? own.newId();
        if (!keepAs(id, line)) return complain(say("mapNoRoom"));
        setCurrent(id);
        tell(say("mapSaved", draft.name.trim() || nameless));
    };
    const rename = (map: OwnMap, name: string): void => {
        const old = draftOf(map.line);
        if (!old) return;
        if (!keepAs(map.id, lineOf({ ...old, name }, nameless))) return complain(say("mapNoRoom"));
        if (map.id === current) change((now) => ({ ...now, name }));
    };
    const remove = (map: OwnMap): void => {
        own.remove(map.id);
        setKept(own.list());
        onOwnChange();
        if (map.id === current) setCurrent(null);
        tell(say("mapRemoved", draftOf(map.line)?.name ?? ""));
    };
    const share = (): void => {
        const address = linkToMap(line);
        navigator.clipboard.writeText(address).then(
            () => tell(say("linkCopied")),
            () => tell(address),
        );
    };
    const load = async (chosen: File): Promise<void> => {
        const read = await readFile(chosen);
        if ("problem" in read) return complain(say(fileProblems[read.problem], chosen.name));
        const answer = await source.readMap(read.text, language);
        if (!answer.good) complain(say("mapFileBad", chosen.name, answer.why));
        else open(answer.line);
    };
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
            <header class="editor-head">
                <button type="button" class="icon" onClick={onHome} aria-label={say("home")} title={say("home")}>
                    ←
                </button>
                <h1>{say("editor")}</h1>
                <StartFrom maps={maps} onOpen={open} />
                <button type="button" class="icon" disabled={!canUndo} onClick={undo} aria-label={say("undo")} title={say("undo")}>
                    ↶
                </button>
                <button type="button" class="icon" disabled={!canRedo} onClick={redo} aria-label={say("redo")} title={say("redo")}>
                    ↷
                </button>
            </header>
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
                    <Facts draft={draft} verdict={verdict} />
                    <div class="editor-buttons">
                        <button
                            type="button"
                            class="play-button strong"
                            disabled={!good}
                            onClick={() => good && onPlay(line, good.survey.seats)}
                        >
                            {say("mapPlay")}
                        </button>
                        <button type="button" class="play-button" onClick={save}>
                            {say("mapSave")}
                        </button>
                        <button type="button" class="play-button" disabled={!good} onClick={share}>
                            {say("mapShare")}
                        </button>
                        <button
                            type="button"
                            class="play-button"
                            disabled={!good}
                            onClick={() => saveFile(fileName(draft.name), fileOf(draft, nameless))}
                        >
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
                    <p class="told-here quiet" role="status">
                        {told}
                    </p>
                    <SizeForm draft={draft} change={change} symmetry={symmetry} onSymmetry={setSymmetry} />
                    <OwnList
                        maps={kept}
                        current={current}
                        onOpen={(map) => {
                            if (open(map.line)) setCurrent(map.id);
                        }}
                        onRename={rename}
                        onRemove={remove}
                    />
                </div>
            </div>
        </main>
    );
}
