/* The lesson's text, progress and navigation. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSettings } from "../settings";

/** What follows a lesson: another one, or something that `go` starts. */
export interface NextLesson {
    readonly href: string;
    readonly words: string;
    readonly go?: () => void;
}

interface Props {
    title: string;
    words: string;
    step: number;
    steps: number;
    /** Why the last attempt was not what the step expects; may be empty. */
    note: string;
    onBack: (() => void) | null;
    onNext: (() => void) | null;
    /** What to do after the last step. */
    next: NextLesson | null;
}

export function LessonPanel({ title, words, step, steps, note, onBack, onNext, next }: Props) {
    const { say } = useSettings();
    const onward = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLElement>(null);
    /* Keyboard users find the focus on the next button; on a phone, scroll the text into view. */
    useLayoutEffect(() => {
        if (document.activeElement === document.body) onward.current?.focus({ preventScroll: true });
        panel.current?.parentElement?.scrollTo({ top: 0 });
    }, [step]);
    return (
        <section class="lesson panel" aria-label={title} ref={panel} data-step={step}>
            <header>
                <h2>{title}</h2>
                <span class="quiet" aria-label={say("lessonStep", step + 1, steps)}>
                    {step + 1} / {steps}
                </span>
            </header>
            <div class="lesson-bar" aria-hidden="true">
                <i style={{ transform: `scaleX(${(step + 1) / steps})` }} />
            </div>
            <p class="lesson-words" role="status">
                {words}
            </p>
            <p class={note ? "lesson-note" : ""} role="status">
                {note}
            </p>
            <div class="lesson-buttons">
                <button type="button" class="play-button quiet" disabled={!onBack} onClick={() => onBack?.()}>
                    {say("lessonBack")}
                </button>
                {onNext && (
                    <button type="button" class="play-button strong" ref={onward} onClick={onNext}>
                        {say("lessonNext")}
                    </button>
                )}
                {next && (
                    <a
                        class="play-button strong"
                        href={next.href}
                        onClick={(event) => {
                            if (!next.go) return;
                            event.preventDefault();
                            next.go();
                        }}
                    >
                        {next.words}
                    </a>
                )}
                <a class="link" href="#/learn">
                    {say("lessonLeave")}
                </a>
            </div>
        </section>
    );
}
