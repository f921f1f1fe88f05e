/* One lesson on the real board: opens the position of the step, accepts what the step asks for, goes on. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { GameScreen } from "../play/GameScreen";
import type { Guide } from "../play/guide";
import { useWishes } from "../settings";
import type { Table, TableSource } from "../table/table";
import { answers, diceFrom, lengthAt, recordAt, type Lesson } from "./lesson";
import { LessonPanel } from "./LessonPanel";
import { keepStep, stepOf } from "./progress";

interface Props {
    source: TableSource;
    lesson: Lesson;
    next: { href: string; words: string };
}

interface Stand {
    table: Table;
    step: number;
}

const LIST = "#/learn";

export function LessonScreen({ source, lesson, next }: Props) {
    const { say, language } = useWishes();
    const [stand, setStand] = useState<Stand | null>(null);
    const [note, setNote] = useState("");
    const open = useRef<Table | null>(null);
    const last = lesson.steps.length - 1;

    const openAt = useCallback(
        async (step: number): Promise<void> => {
            const table = await source.load(recordAt(lesson, step), language, diceFrom(lesson, step));
            open.current?.close();
            open.current = table;
            setStand({ table, step });
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
        if (stand) keepStep(lesson.id, stand.step, stand.step === last);
    }, [stand?.step]);

    if (!stand) return <p class="elsewhere">{say("loading")}</p>;
    const { table, step } = stand;
    const now = lesson.steps[step]!;
    const goTo = (to: number): void => {
        const replayed = to < step && lesson.steps[to]?.play !== undefined;
        if (replayed) void openAt(to);
        else setStand({ table, step: to });
    };
    const onPlayed = async (): Promise<void> => {
        for (const action of answers(now)) await table.play(action);
        if (open.current === table) setStand({ table, step: step + 1 });
    };
    const guide: Guide = {
        at: lengthAt(lesson, step),
        expected: now.play ?? null,
        light: now.light ?? [],
        panel: (
            <LessonPanel
                title={say(lesson.title)}
                words={say(now.words)}
                step={step}
                steps={lesson.steps.length}
                note={note}
                onBack={step > 0 ? () => goTo(step - 1) : null}
                onNext={now.play === undefined && step < last ? () => goTo(step + 1) : null}
                next={step === last ? next : null}
            />
        ),
        onOther: (label) =>
            setNote(now.play === undefined ? say("lessonReadOn") : label ? say("lessonNotThis", label) : say("lessonOther")),
        onPlayed: () => void onPlayed(),
    };
    const leave = (): void => {
        location.hash = LIST;
    };
    return <GameScreen table={table} levels={[]} replay={false} guide={guide} onHome={leave} />;
}
