/* The first screen: play at once, go on, or set up a game. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { DieArt } from "../board/DieArt";
import { Ball } from "../board/PlanetArt";
import { Choice } from "../Choice";
import { Dialog } from "../Dialog";
import { LANGUAGES } from "../words";
import { useWishes } from "../settings";
import { SettingsForm } from "../SettingsForm";
import type { Saved } from "../keep/saves";
import type { Games } from "../keep/useGames";
import type { Level, MapEntry, Setup, TableSource } from "../table/table";
import { aboutGame, GameList } from "./GameList";
import { MapPicker } from "./MapPicker";
import { RulePicker } from "./RulePicker";
import { SeatPicker } from "./SeatPicker";
import { keepSetup, lastSetup, withSeats } from "./setup";

interface Props {
    maps: readonly MapEntry[];
    levels: readonly Level[];
    games: Games;
    source: TableSource;
    problem: string;
    /** Hands out the save that could not be opened. */
    onRescue: (() => void) | null;
    onStart: (setup: Setup) => void;
    onContinue: (game: Saved) => void;
    onForget: (game: Saved) => void;
    onOpen: (file: File) => void;
}

/** Until the maps are there and say so themselves. */
const USUAL_SEATS = [2, 3, 4];

function Hero() {
    return (
        <svg class="hero" viewBox="0 0 520 300" aria-hidden="true">
            <g transform="translate(300 165) scale(2.5)">
                <Ball seed="hero" number={8} />
            </g>
            <ellipse cx={300} cy={165} rx={205} ry={64} class="hero-orbit" transform="rotate(-14 300 165)" />
            <g transform="translate(96 205) rotate(-12) scale(1.15)">
                <DieArt seat="V" number={5} />
            </g>
            <g transform="translate(455 74) rotate(10) scale(.9)">
                <DieArt seat="K" number={3} />
            </g>
            <g transform="translate(430 245) rotate(-6) scale(.62)">
                <DieArt seat="O" number={1} />
            </g>
            <g transform="translate(160 58) rotate(8) scale(.52)">
                <DieArt seat="A" number={6} />
            </g>
        </svg>
    );
}

export function StartScreen({ maps, levels, games, source, problem, onRescue, onStart, onContinue, onForget, onOpen }: Props) {
    const { say, language, change } = useWishes();
    const [setup, setSetup] = useState<Setup>(lastSetup);
    const [settings, setSettings] = useState(false);
    const file = useRef<HTMLInputElement>(null);
    /* The file that cannot be opened was chosen far below. */
    const complaint = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => complaint.current?.scrollIntoView({ block: "center" }), [problem]);
    const seats = setup.players.length;
    const map = maps.find((one) => one.id === setup.map);
    useLayoutEffect(() => {
        const fits = map?.seats === seats;
        const other = maps.find((one) => one.seats === seats);
        if (!fits && other) setSetup({ ...setup, map: other.id });
    }, [maps, seats]);
    const seatCounts = useMemo(() => (maps.length > 0 ? [...new Set(maps.map((one) => one.seats))].sort() : USUAL_SEATS), [maps]);
    const begin = (): void => {
        keepSetup(setup);
        onStart(setup);
    };
    const opponent = setup.players.find((player) => player.kind === "level");
    const against = opponent?.kind === "level" ? levels.find((level) => level.level === opponent.level) : undefined;
    const latest = games.list.find((game) => !game.over && !games.deleted(game));
    const about = latest && aboutGame(latest, maps, levels, say);
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
                    <p class="tagline">{say("tagline")}</p>
                    <div class="start-buttons">
                        {latest && about && (
                            <button type="button" class="play-button strong large" onClick={() => onContinue(latest)}>
                                <span class="name">{say("continueGame")}</span>
                                <span class="price">{about.words}</span>
                            </button>
                        )}
                        <button type="button" class={`play-button large${latest ? "" : " strong"}`} onClick={begin}>
                            <span class="name">{say("playNow")}</span>
                            {opponent && <span class="price">{against && map ? say("playNowNote", against.name, map.name) : "…"}</span>}
                        </button>
                        <a class="learn-first" href="#/learn">
                            <span class="name">{say("learn")}</span>
                            <span class="price">{say("learnNote")}</span>
                        </a>
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
                <Hero />
            </header>
            {games.list.length > 0 && (
                <GameList games={games} maps={maps} levels={levels} source={source} onOpen={onContinue} onForget={onForget} />
            )}
            <section class="set-up panel" aria-label={say("setUp")}>
                <h2>{say("setUp")}</h2>
                <div class="set-up-columns">
                    <div>
                        <Choice
                            label={say("players")}
                            value={String(seats)}
                            values={seatCounts.map((count) => ({ value: String(count), label: String(count) }))}
                            onChange={(value) => setSetup({ ...setup, players: withSeats(setup.players, Number(value)) })}
                        />
                        <SeatPicker
                            players={setup.players}
                            levels={levels}
                            onChange={(players) => setSetup({ ...setup, players })}
                        />
                        <RulePicker setup={setup} onChange={(part) => setSetup({ ...setup, ...part })} />
                    </div>
                    <MapPicker maps={maps} seats={seats} chosen={setup.map} onChoose={(id) => setSetup({ ...setup, map: id })} />
                </div>
                <button type="button" class="play-button strong" onClick={begin}>
                    {say("startGame")}
                </button>
            </section>
            <nav class="start-links" aria-label={say("menu")}>
                <a href="#/rules">{say("readRules")}</a>
                <a href="#/editor">{say("editor")}</a>
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
