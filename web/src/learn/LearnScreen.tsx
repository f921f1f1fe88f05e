/* The list of lessons with the player's progress, and the guided first game. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Lessons, LessonsUi } from "../games/ui";
import { useHash } from "../useHash";
import { useSettings } from "../settings";
import type { Setup, TableSource } from "../table/table";
import { LessonScreen } from "./LessonScreen";
import { readProgress } from "./progress";

interface Props {
    lessons: LessonsUi;
    source: TableSource;
    /** Address of the game to return to. */
    game: string | null;
    onStart: (setup: Setup) => void;
}

interface ListProps {
    lessons: Lessons;
    game: string | null;
    onFirstGame: () => void;
}

function LessonList({ lessons, game, onFirstGame }: ListProps) {
    const { say, language } = useSettings();
    const progress = readProgress();
    useLayoutEffect(() => scrollTo(0, 0), []);
    const following = lessons.list.find((lesson) => !progress.done.includes(lesson.id));
    return (
        <main class="learn">
            <header>
                <h1>{say("learn")}</h1>
                <p class="tagline">{lessons.about[language]}</p>
                {game && (
                    <a class="play-button strong to-game" href={game}>
                        {say("backToNow")}
                    </a>
                )}
            </header>
            <ol class="lessons">
                {lessons.list.map((lesson) => {
                    const step = progress.steps[lesson.id] ?? 0;
                    const state = progress.done.includes(lesson.id) ? say("lessonDone") : step > 0 ? say("lessonGoOn", step + 1, lesson.steps.length) : "";
                    return (
                        <li key={lesson.id}>
                            <a class={`panel${lesson === following ? " following" : ""}`} href={`#/learn/${lesson.id}`}>
                                <b>{lesson.title[language]}</b>
                                <span>{lesson.about[language]}</span>
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

/** The lessons, or whether they are still being loaded. */
function useLessons({ load }: LessonsUi): Lessons | "loading" | "missing" {
    const [found, setFound] = useState<Lessons | "loading" | "missing">("loading");
    useEffect(() => {
        let alive = true;
        load().then(
            (lessons) => alive && setFound(lessons),
            () => alive && setFound("missing"),
        );
        return () => {
            alive = false;
        };
    }, [load]);
    return found;
}

export function LearnScreen({ lessons: ui, source, game, onStart }: Props) {
    const { say, language, change } = useSettings();
    const id = useHash()[1];
    const lessons = useLessons(ui);
    if (typeof lessons === "string")
        return (
            <main class="elsewhere">
                <p role="status">{say(lessons === "missing" ? "gameNotLoaded" : "loading")}</p>
                {lessons === "missing" && <a href="#/">{say("toStart")}</a>}
            </main>
        );
    const index = lessons.list.findIndex((lesson) => lesson.id === id);
    const lesson = lessons.list[index];
    const after = lessons.list[index + 1];
    const firstGame = (): void => {
        change({ coach: true });
        onStart(ui.firstGame);
    };
    if (!lesson) return <LessonList lessons={lessons} game={game} onFirstGame={firstGame} />;
    const next = after
        ? { href: `#/learn/${after.id}`, words: say("lessonAfter", after.title[language]) }
        : { href: "#/learn", words: say("lessonAfterLast"), go: firstGame };
    return <LessonScreen key={lesson.id} source={source} lesson={lesson} next={next} />;
}
