/* A lesson on the real board: opens the position of a step, accepts the expected action, and continues. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { GameScreen } from "../play/GameScreen";
import type { Guide } from "../play/guide";
import { useSettings } from "../settings";
import type { Table, TableSource } from "../table/table";
import { diceFrom, lengthAt, recordAt, type Lesson } from "./lesson";
import { LessonPanel, type NextLesson } from "./LessonPanel";
import { saveStep, stepOf } from "./progress";

interface Props {
    source: TableSource;
    lesson: Lesson;
    next: NextLesson;
}

interface OpenStep {
    table: Table;
    step: number;
}

const LIST = "#/learn";

const NONE: ReadonlySet<string> = new Set();

/** What a step accepts: the action it asks for and, as soon as the engine has tried all decisions, those that win or lead to the same. */
function useAccepted(source: TableSource, table: Table | undefined, asked: string | null, step: number | undefined): ReadonlySet<string> {
    const [found, setFound] = useState<{ step: number | undefined; actions: ReadonlySet<string> }>({ step: undefined, actions: NONE });
    useEffect(() => {
        if (!table || asked === null) return;
        let alive = true;
        const { who, decisions = [] } = table.view;
        void (async () => {
            const outcomes = await source.outcomes(
                await table.record(),
                decisions.map(({ action }) => action),
            );
            const aim = outcomes.find(({ action }) => action === asked)?.position;
            const good = outcomes.filter(({ winners, position }) => winners.includes(who) || position === aim);
            if (alive) setFound({ step, actions: new Set([asked, ...good.map(({ action }) => action)]) });
        })();
        return () => {
            alive = false;
        };
    }, [source, table, step]);
    const only = useMemo(() => (asked === null ? NONE : new Set([asked])), [asked]);
    return found.step === step && asked !== null ? found.actions : only;
}

export function LessonScreen({ source, lesson, next }: Props) {
    const { say, language } = useSettings();
    const [current, setCurrent] = useState<OpenStep | null>(null);
    const [note, setNote] = useState("");
    const open = useRef<Table | null>(null);
    const last = lesson.steps.length - 1;

    const openAt = useCallback(
        async (step: number): Promise<void> => {
            const table = await source.load(recordAt(lesson, step), language, diceFrom(lesson, step));
            /* Nothing is secret from who learns. */
            await table.reveal();
            open.current?.close();
            open.current = table;
            setCurrent({ table, step });
        },
        [source, lesson, language],
    );
    useEffect(() => {
        void openAt(stepOf(lesson.id, lesson.steps.length));
        return () => {
            open.current?.close();
            open.current = null;
        };
    }, [source, lesson]);
    useLayoutEffect(() => {
        setNote("");
        if (current) saveStep(lesson.id, current.step, current.step === last);
    }, [current?.step]);

    const accepted = useAccepted(source, current?.table, current && (lesson.steps[current.step]?.play ?? null), current?.step);

    if (!current) return <p class="elsewhere">{say("loading")}</p>;
    const { table, step } = current;
    const now = lesson.steps[step]!;
    const goTo = (to: number): void => {
        const replayed = to < step && lesson.steps[to]?.play !== undefined;
        if (replayed) void openAt(to);
        else setCurrent({ table, step: to });
    };
    const onPlayed = async (): Promise<void> => {
        const won = table.view.who === "over";
        for (const action of won ? [] : (now.answers ?? [])) {
            await table.reveal();
            await table.play(action);
        }
        await table.reveal();
        if (open.current === table) setCurrent({ table, step: won ? last : step + 1 });
    };
    const guide: Guide = {
        at: lengthAt(lesson, step),
        expected: now.play ?? null,
        accepted,
        light: now.light ?? [],
        panel: (
            <LessonPanel
                title={lesson.title[language]}
                words={now.words[language]}
                step={step}
                steps={lesson.steps.length}
                note={note}
                onBack={step > 0 ? () => goTo(step - 1) : null}
                onNext={now.play === undefined && step < last ? () => goTo(step + 1) : null}
                next={step === last ? next : null}
            />
        ),
        onOther: (label) => setNote(now.play === undefined ? say("lessonReadOn") : label ? say("lessonNotThis", label) : say("lessonOther")),
        onPlayed: () => void onPlayed(),
    };
    const leave = (): void => {
        location.hash = LIST;
    };
    return <GameScreen table={table} levels={[]} replay={false} guide={guide} onHome={leave} />;
}
