/* Learning to play: the lessons with what was done of them, and the guided first game. */
import { useLayoutEffect } from "preact/hooks";
import { useHash } from "../useHash";
import { useWishes } from "../settings";
import type { Setup, TableSource } from "../table/table";
import { LESSONS } from "./lessons";
import { LessonScreen } from "./LessonScreen";
import { readProgress } from "./progress";

interface Props {
    source: TableSource;
    /** The address of the game that waits meanwhile. */
    game: string | null;
    onStart: (setup: Setup) => void;
}

/** Against the easiest level, with advice in words. */
const FIRST_GAME: Setup = {
    map: "base-2",
    rules: "sheet",
    players: [
        { kind: "person", name: "" },
        { kind: "level", level: 1 },
    ],
};

function LessonList({ game, onFirstGame }: { game: string | null; onFirstGame: () => void }) {
    const { say } = useWishes();
    const progress = readProgress();
    useLayoutEffect(() => scrollTo(0, 0), []);
    const following = LESSONS.find((lesson) => !progress.done.includes(lesson.id));
    return (
        <main class="learn">
            <header>
                <h1>{say("learn")}</h1>
                <p class="tagline">{say("learnAbout")}</p>
                {game && (
                    <a class="play-button strong to-game" href={game}>
                        {say("backToNow")}
                    </a>
                )}
            </header>
            <ol class="lessons">
                {LESSONS.map((lesson) => {
                    const step = progress.steps[lesson.id] ?? 0;
                    const state = progress.done.includes(lesson.id)
                        ? say("lessonDone")
                        : step > 0
                          ? say("lessonGoOn", step + 1, lesson.steps.length)
                          : "";
                    return (
                        <li key={lesson.id}>
                            <a class={`panel${lesson === following ? " following" : ""}`} href={`#/learn/${lesson.id}`}>
                                <b>{say(lesson.title)}</b>
                                <span>{say(lesson.about)}</span>
                                {state && <small>{state}</small>}
                            </a>
                        </li>
                    );
                })}
                <li>
                    <button type="button" class={`panel${following ? "" : " following"}`} onClick={onFirstGame}>
                        <b>{say("firstGame")}</b>
                        <span>{say("firstGameAbout")}</span>
                    </button>
                </li>
            </ol>
            <nav class="start-links" aria-label={say("menu")}>
                <a href="#/">{say("home")}</a>
                <a href="#/rules">{say("readRules")}</a>
            </nav>
        </main>
    );
}

export function LearnScreen({ source, game, onStart }: Props) {
    const { say, change } = useWishes();
    const id = useHash()[1];
    const index = LESSONS.findIndex((lesson) => lesson.id === id);
    const lesson = LESSONS[index];
    const after = LESSONS[index + 1];
    const firstGame = (): void => {
        change({ coach: true });
        onStart(FIRST_GAME);
    };
    if (!lesson) return <LessonList game={game} onFirstGame={firstGame} />;
    const next = after ? { href: `#/learn/${after.id}`, words: say("lessonAfter", say(after.title)) } : { href: "#/learn", words: say("lessonAfterLast") };
    return <LessonScreen key={lesson.id} source={source} lesson={lesson} next={next} />;
}
