/* The map being edited: the draft, where it is saved, and opening, saving and sharing it. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { OwnBoard } from "../../../storage/boards";
import { readFile } from "../../../storage/files";
import { linkToMap } from "../../../storage/links";
import type { EditorProps } from "../../ui";
import { useQuantum } from "../words";
import { draftOf, lineOf } from "./draft";
import { judgeFile } from "./survey";
import { useDraft } from "./useDraft";

const fileProblems = { "too large": "mapFileTooLarge", "not text": "mapFileNotText", unreadable: "fileUnreadable" } as const;

export function useEditor({ source, own, arrived, onTaken, onOwnChange }: EditorProps) {
    const { say, language } = useQuantum();
    const nameless = say("myMap");
    const draft = useDraft(nameless);
    const { change } = draft;
    /** The id of the saved map being edited; null if it is not saved yet. */
    const [current, setCurrent] = useState<string | null>(null);
    const [saved, setSaved] = useState<readonly OwnBoard[]>(() => own.list());
    const [status, setStatus] = useState("");
    const [wrong, setWrong] = useState("");
    const line = lineOf(draft.draft, nameless);

    const showStatus = (words: string): void => {
        setStatus(words);
        setWrong("");
    };
    const complain = (words: string): void => {
        setStatus("");
        setWrong(words);
    };
    const open = (opened: string, name?: string): boolean => {
        const next = draftOf(opened);
        if (!next) return false;
        change(() => (name === undefined ? next : { ...next, name }));
        setCurrent(null);
        showStatus("");
        return true;
    };
    useLayoutEffect(() => scrollTo(0, 0), []);
    useLayoutEffect(() => {
        if (arrived === null) return;
        open(arrived);
        onTaken();
    }, [arrived]);

    const saveAs = (id: string, savedLine: string): boolean => {
        const saved = own.save(id, savedLine);
        setSaved(own.list());
        onOwnChange();
        return saved;
    };
    const save = (): void => {
        const id = current ?? own.newId();
        if (!saveAs(id, line)) return complain(say("mapNoRoom"));
        setCurrent(id);
        showStatus(say("mapSaved", draft.draft.name.trim() || nameless));
    };
    const rename = (map: OwnBoard, name: string): void => {
        const old = draftOf(map.line);
        if (!old) return;
        if (!saveAs(map.id, lineOf({ ...old, name }, nameless))) return complain(say("mapNoRoom"));
        if (map.id === current) change((now) => ({ ...now, name }));
    };
    const remove = (map: OwnBoard): void => {
        own.remove(map.id);
        setSaved(own.list());
        onOwnChange();
        if (map.id === current) setCurrent(null);
        showStatus(say("mapRemoved", draftOf(map.line)?.name ?? ""));
    };
    const share = (): void => {
        const address = linkToMap(line);
        navigator.clipboard.writeText(address).then(
            () => showStatus(say("linkCopied")),
            () => showStatus(address),
        );
    };
    const load = async (chosen: File): Promise<void> => {
        const read = await readFile(chosen);
        if ("problem" in read) return complain(say(fileProblems[read.problem], chosen.name));
        const answer = await judgeFile(source, read.text, language);
        if (answer.good) open(answer.line);
        else complain(say("mapFileBad", chosen.name, answer.why));
    };
    const openOwn = (map: OwnBoard): void => {
        if (open(map.line)) setCurrent(map.id);
    };
    return { ...draft, line, current, saved, status, wrong, open, openOwn, save, rename, remove, share, load };
}
