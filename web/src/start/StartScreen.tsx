/* The start screen: play now, resume, or set up a game. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../Dialog";
import { useForms } from "../forms";
import { gamesToChoose } from "../games";
import { LANGUAGES } from "../words";
import { TableList } from "../online/TableList";
import type { OwnTables } from "../online/own-tables";
import { useOnlineWords } from "../online/words";
import { useSettings } from "../settings";
import { SettingsForm } from "../SettingsForm";
import type { Saved } from "../storage/saves";
import type { Games } from "../storage/useSavedGames";
import type { BoardEntry, Level, Setup, TableSource } from "../table/table";
import { aboutGame, GameList } from "./GameList";
import { saveSetup } from "./setup";
import { GamePicker } from "./GamePicker";
import { SetupFields } from "./SetupFields";
import { useSetup } from "./useSetup";

interface Props {
    boards: readonly BoardEntry[];
    levels: readonly Level[];
    games: Games;
    source: TableSource;
    tables: OwnTables;
    problem: string;
    /** Downloads the save that could not be opened. */
    onRescue: (() => void) | null;
    /** The player selected another game. */
    onGame: (game: string) => void;
    onStart: (setup: Setup) => void;
    onContinue: (game: Saved) => void;
    /** Continues a game here that another window has open. */
    onTakeOver: (game: Saved) => void;
    onDelete: (game: Saved) => void;
    onOpen: (file: File) => void;
}

export function StartScreen({ boards, levels, games, source, tables, problem, onRescue, onGame, onStart, onContinue, onTakeOver, onDelete, onOpen }: Props) {
    const { say, language, change } = useSettings();
    const sayOnline = useOnlineWords();
    const forms = useForms();
    const chosen = useSetup(source, forms, boards, onGame);
    const { setup, form, ui, board } = chosen;
    const [settings, setSettings] = useState(false);
    const file = useRef<HTMLInputElement>(null);
    /* The file button is far below the message. */
    const complaint = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => complaint.current?.scrollIntoView({ block: "center" }), [problem]);
    const several = gamesToChoose(forms.keys()).length > 1;
    const begin = (): void => {
        saveSetup(setup);
        onStart(setup);
    };
    /* A level that plays, or else the automa; which seats are automas is known once the engine has answered. */
    const automa = chosen.seats.find((seat) => seat.automa);
    const opponent = setup.players.find((player, index) => player.kind === "level" && !chosen.seats[index]?.automa);
    const against = opponent?.kind === "level" ? levels.find((level) => level.level === opponent.level) : undefined;
    const latest = games.list.find((game) => !game.over && !games.deleted(game) && !games.elsewhere(game));
    const about = latest && aboutGame(latest, forms, boards, levels, say);
    const seated = chosen.seats.length === setup.players.length;
    const rival = opponent ? against?.name : automa?.name;
    const note = seated && rival && (board ? say("playNowNote", rival, board.name) : chosen.boardOption ? "" : say("gameAgainst", rival));
    return (
        <main class="start">
            <div class="languages" role="group" aria-label={say("language")}>
                {LANGUAGES.map(({ value: short, label }) => (
                    <button type="button" lang={short} title={label} aria-pressed={language === short} onClick={() => change({ language: short })}>
                        {short.toUpperCase()}
                    </button>
                ))}
            </div>
            <header class="start-head">
                <div>
                    <h1>{say("title")}</h1>
                    {several ? <GamePicker chosen={setup.game} onChoose={chosen.choose} /> : <p class="tagline">{ui.tagline?.[language] ?? form?.title}</p>}
                    <div class="start-buttons">
                        {latest && about && (
                            <button type="button" class="play-button strong large" onClick={() => onContinue(latest)}>
                                <span class="name">{say("continueGame")}</span>
                                <span class="price">{about.words}</span>
                            </button>
                        )}
                        <button type="button" class={`play-button large${latest ? "" : " strong"}`} disabled={chosen.why !== ""} onClick={begin}>
                            <span class="name">{say("playNow")}</span>
                            {(opponent || automa) && <span class="price">{note || "…"}</span>}
                        </button>
                        <div class="start-pair">
                            {ui.lessons && (
                                <a class="learn-first" href="#/learn">
                                    <span class="name">{say("learn")}</span>
                                    <span class="price">{ui.lessons.note[language]}</span>
                                </a>
                            )}
                            <a class="learn-first" href="#/friends">
                                <span class="name">{sayOnline("withFriends")}</span>
                                <span class="price">{sayOnline("withFriendsNote")}</span>
                            </a>
                        </div>
                    </div>
                    {problem && (
                        <p class="problem" role="alert" ref={complaint}>
                            {problem}
                            {onRescue && (
                                <button type="button" class="play-button" onClick={onRescue}>
                                    {say("saveRescue")}
                                </button>
                            )}
                        </p>
                    )}
                </div>
                {ui.Hero && <ui.Hero />}
            </header>
            <TableList tables={tables} />
            {games.list.length > 0 && (
                <GameList games={games} boards={boards} levels={levels} source={source} onOpen={onContinue} onTakeOver={onTakeOver} onDelete={onDelete} />
            )}
            <section class="set-up panel" aria-label={say("setUp")}>
                <h2>{say("setUp")}</h2>
                <SetupFields chosen={chosen} boards={boards} levels={levels} named />
                <button type="button" class="play-button strong" disabled={chosen.why !== ""} onClick={begin}>
                    {say("startGame")}
                </button>
            </section>
            <nav class="start-links" aria-label={say("menu")}>
                {ui.rules && <a href="#/rules">{say("readRules")}</a>}
                {ui.editor && <a href="#/editor">{say("editor")}</a>}
                <button type="button" class="link" onClick={() => file.current?.click()}>
                    {say("loadFile")}
                </button>
                <button type="button" class="link" onClick={() => setSettings(true)}>
                    {say("settings")}
                </button>
                <input
                    ref={file}
                    type="file"
                    hidden
                    accept=".txt,.astragal,.map,text/plain"
                    onChange={(event) => {
                        const chosen = event.currentTarget.files?.[0];
                        event.currentTarget.value = "";
                        if (chosen) onOpen(chosen);
                    }}
                />
            </nav>
            {settings && (
                <Dialog title={say("settings")} onClose={() => setSettings(false)}>
                    <SettingsForm />
                </Dialog>
            )}
        </main>
    );
}
