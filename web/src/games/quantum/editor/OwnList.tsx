/* The player's own maps: open, rename, delete. */
import { useState } from "preact/hooks";
import { BoardPicture } from "../start/BoardPicture";
import type { OwnBoard } from "../../../storage/boards";
import { useQuantum } from "../words";
import { draftOf, nameOf } from "./draft";

interface Props {
    maps: readonly OwnBoard[];
    /** The map being edited. */
    current: string | null;
    onOpen: (map: OwnBoard) => void;
    onRename: (map: OwnBoard, name: string) => void;
    onRemove: (map: OwnBoard) => void;
}

interface EntryProps extends Omit<Props, "maps" | "current"> {
    map: OwnBoard;
    name: string;
    on: boolean;
}

function Entry({ map, name, on, onOpen, onRename, onRemove }: EntryProps) {
    const { say } = useQuantum();
    const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
    const [words, setWords] = useState(name);
    if (asked === "remove")
        return (
            <li class="own-map sure" role="group" aria-label={say("mapRemoveSure", name)}>
                <span>{say("mapRemoveSure", name)}</span>
                <button type="button" ref={(node) => node?.focus()} onClick={() => setAsked(null)}>
                    {say("mapRemoveNo")}
                </button>
                <button type="button" class="danger" onClick={() => onRemove(map)}>
                    {say("mapRemoveYes")}
                </button>
            </li>
        );
    if (asked === "rename")
        return (
            <li class="own-map">
                <form
                    onSubmit={(event) => {
                        event.preventDefault();
                        if (words.trim()) onRename(map, words.trim());
                        setAsked(null);
                    }}
                >
                    <input
                        value={words}
                        aria-label={say("mapNewName", name)}
                        ref={(node) => {
                            if (node && document.activeElement !== node) node.focus();
                        }}
                        onInput={(event) => setWords(nameOf(event.currentTarget.value))}
                        onKeyDown={(event) => event.key === "Escape" && setAsked(null)}
                    />
                    <button type="submit" class="icon">
                        {say("mapRenameDone")}
                    </button>
                </form>
            </li>
        );
    return (
        <li class={on ? "own-map on" : "own-map"}>
            <button type="button" class="own-open" aria-current={on ? "true" : undefined} onClick={() => onOpen(map)}>
                <BoardPicture line={map.line} />
                <span class="visually-hidden">{say("mapOpen", name)}</span>
                <b aria-hidden="true">{name}</b>
            </button>
            <button
                type="button"
                class="icon"
                aria-label={say("mapRename", name)}
                title={say("mapRename", name)}
                onClick={() => {
                    setWords(name);
                    setAsked("rename");
                }}
            >
                ✎
            </button>
            <button type="button" class="icon" aria-label={say("mapRemove", name)} title={say("mapRemove", name)} onClick={() => setAsked("remove")}>
                ×
            </button>
        </li>
    );
}

export function OwnList({ maps, current, ...does }: Props) {
    const { say } = useQuantum();
    const known = maps.flatMap((map) => {
        const draft = draftOf(map.line);
        return draft ? [{ map, name: draft.name }] : [];
    });
    return (
        <section class="panel own-maps" aria-label={say("ownMaps")}>
            <h2>{say("ownMaps")}</h2>
            {known.length === 0 && <p class="quiet">{say("noOwnMaps")}</p>}
            <ul>
                {known.map(({ map, name }) => (
                    <Entry key={map.id} map={map} name={name} on={map.id === current} {...does} />
                ))}
            </ul>
        </section>
    );
}
