/* The menu of a game: settings, keeping the game, leaving it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../Dialog";
import { useWishes } from "../settings";
import { SettingsForm } from "../SettingsForm";

interface Props {
    /** A lesson has settings only. */
    lesson: boolean;
    canResign: boolean;
    onClose: () => void;
    onSave: () => void;
    onLink: () => Promise<string>;
    onReplay: () => void;
    onAnalyse: () => void;
    onResign: () => void;
    onHome: () => void;
}

export function GameMenu({ lesson, canResign, onClose, onSave, onLink, onReplay, onAnalyse, onResign, onHome }: Props) {
    const { say } = useWishes();
    const [sure, setSure] = useState(false);
    const [note, setNote] = useState("");
    const question = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => question.current?.scrollIntoView({ block: "nearest" }), [sure]);
    const leave = (then: () => void) => () => {
        onClose();
        then();
    };
    if (lesson)
        return (
            <Dialog title={say("settings")} onClose={onClose}>
                <SettingsForm />
            </Dialog>
        );
    return (
        <Dialog title={say("menu")} onClose={onClose}>
            <h3>{say("thisGame")}</h3>
            <div class="menu-buttons">
                <button type="button" onClick={onSave}>
                    {say("saveFile")}
                </button>
                <button
                    type="button"
                    onClick={() =>
                        void onLink().then(
                            (message) => setNote(message),
                            (error: unknown) => setNote(say("failed", error instanceof Error ? error.message : String(error))),
                        )
                    }
                >
                    {say("copyLink")}
                </button>
                <button type="button" onClick={leave(onReplay)}>
                    {say("watchReplay")}
                </button>
                <button type="button" onClick={leave(onAnalyse)}>
                    {say("analysis")}
                </button>
                <button type="button" onClick={leave(onHome)}>
                    {say("home")}
                </button>
                <a href="#/rules">{say("readRules")}</a>
                <a href="#/learn">{say("learn")}</a>
                {canResign && !sure && (
                    <button type="button" onClick={() => setSure(true)}>
                        {say("resign")}
                    </button>
                )}
            </div>
            {sure && (
                <div class="sure" role="alertdialog" aria-label={say("resignSure")} ref={question}>
                    <span>{say("resignSure")}</span>
                    <button type="button" onClick={() => setSure(false)}>
                        {say("keepPlaying")}
                    </button>
                    <button type="button" class="danger" onClick={leave(onResign)}>
                        {say("resignYes")}
                    </button>
                </div>
            )}
            <p class="quiet" role="status">
                {note || say("gameSaved")}
            </p>
            <h3>{say("settings")}</h3>
            <SettingsForm />
        </Dialog>
    );
}
