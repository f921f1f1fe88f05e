/* An option whose value comes from a file: the game's own data, or a corrected copy, checked by the engine. */
import { useRef, useState } from "preact/hooks";
import type { GameFile } from "../games/ui";
import { useSettings } from "../settings";
import { fileProblems, readFile, saveFile } from "../storage/files";
import { Refusal, type FormOption } from "../table/table";

interface Props {
    option: FormOption;
    value: string;
    /** The file that comes with the game, to be corrected. */
    standard: GameFile | undefined;
    /** Makes the value from the text of a file. */
    read: (text: string) => Promise<string>;
    onChange: (value: string) => void;
}

/** Why a file was refused, and the line that is to blame. */
interface Complaint {
    readonly why: string;
    readonly line: string;
}

function complaintAbout(name: string, text: string, error: Refusal): Complaint {
    const number = /^\S+ (\d+)/.exec(error.message)?.[1];
    return { why: `${name} · ${error.message}`, line: number === undefined ? "" : (text.split("\n")[Number(number) - 1]?.trim() ?? "") };
}

export function FileOption({ option, value, standard, read, onChange }: Props) {
    const { say } = useSettings();
    const input = useRef<HTMLInputElement>(null);
    const [name, setName] = useState("");
    const [complaint, setComplaint] = useState<Complaint | null>(null);
    const own = value !== option.default;
    const open = async (file: File): Promise<void> => {
        const found = await readFile(file);
        if (!("text" in found)) return setComplaint({ why: say(fileProblems[found.problem], file.name), line: "" });
        try {
            onChange(await read(found.text));
            setName(file.name);
            setComplaint(null);
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            setComplaint(complaintAbout(file.name, found.text, error));
        }
    };
    return (
        <div class="option-field option-file" role="group" aria-label={option.label}>
            <span>{option.label}</span>
            <b>{own ? name || say("fileOwn") : say("fileStandard")}</b>
            <div class="option-buttons">
                <button type="button" class="play-button" onClick={() => input.current?.click()}>
                    {say("fileOpen")}
                </button>
                {own && (
                    <button
                        type="button"
                        class="play-button quiet"
                        onClick={() => {
                            onChange(option.default);
                            setComplaint(null);
                        }}
                    >
                        {say("fileBack")}
                    </button>
                )}
                {standard && (
                    <button type="button" class="link" onClick={() => void standard.load().then((file) => saveFile(standard.name, file.default))}>
                        {say("fileSave", standard.name)}
                    </button>
                )}
            </div>
            {complaint && (
                <div class="problem" role="alert">
                    <p>{complaint.why}</p>
                    {complaint.line && <code>{complaint.line}</code>}
                </div>
            )}
            <input
                ref={input}
                type="file"
                hidden
                accept=".txt,text/plain"
                data-option={option.name}
                onChange={(event) => {
                    const file = event.currentTarget.files?.[0];
                    event.currentTarget.value = "";
                    if (file) void open(file);
                }}
            />
        </div>
    );
}
