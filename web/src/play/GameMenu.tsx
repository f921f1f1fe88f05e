/* The game menu: save, share, replay, analyse, resign, settings. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../Dialog";
import { useOnlineWords } from "../online/words";
import { useSettings } from "../settings";
import { SettingsForm } from "../SettingsForm";

interface Props {
    /** Lessons only have settings. */
    lesson: boolean;
    canResign: boolean;
    canAnalyse: boolean;
    /** Where the game is kept, in words. */
    kept: string;
    /** Whether a link would hand out what is hidden from somebody. */
    hasSecrets: boolean;
    hasRules: boolean;
    hasLessons: boolean;
    onClose: () => void;
    onSave: () => void;
    /** Missing if the game has no link of this kind. */
    onLink: (() => Promise<string>) | undefined;
    /** Missing if the game cannot go on by link. */
    onByLink: (() => void) | undefined;
    onReplay: () => void;
    onAnalyse: () => void;
    onResign: () => void;
    onHome: () => void;
}

export function GameMenu(props: Props) {
    const { lesson, canResign, canAnalyse, kept, hasSecrets, hasRules, hasLessons, onClose, onSave, onLink, onByLink, onReplay, onAnalyse, onResign, onHome } =
        props;
    const { say } = useSettings();
    const sayOnline = useOnlineWords();
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
                {onLink && (
                    <button
                        type="button"
                        aria-disabled={hasSecrets ? "true" : undefined}
                        aria-describedby={hasSecrets ? "why-no-link" : undefined}
                        onClick={() =>
                            hasSecrets ||
                            void onLink().then(
                                (message) => setNote(message),
                                (error: unknown) => setNote(say("failed", error instanceof Error ? error.message : String(error))),
                            )
                        }
                    >
                        {say("copyLink")}
                    </button>
                )}
                {onByLink && (
                    <button type="button" onClick={leave(onByLink)}>
                        {sayOnline("byLink")}
                    </button>
                )}
                <button type="button" onClick={leave(onReplay)}>
                    {say("watchReplay")}
                </button>
                {canAnalyse && (
                    <button type="button" onClick={leave(onAnalyse)}>
                        {say("analysis")}
                    </button>
                )}
                <button type="button" onClick={leave(onHome)}>
                    {say("home")}
                </button>
                {hasRules && <a href="#/rules">{say("readRules")}</a>}
                {hasLessons && <a href="#/learn">{say("learn")}</a>}
                {canResign && !sure && (
                    <button type="button" onClick={() => setSure(true)}>
                        {say("resign")}
                    </button>
                )}
            </div>
            {hasSecrets && onLink && (
                <p class="quiet" id="why-no-link">
                    {say("linkSecret")}
                </p>
            )}
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
                {note || kept}
            </p>
            <h3>{say("settings")}</h3>
            <SettingsForm />
        </Dialog>
    );
}
