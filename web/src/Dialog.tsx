/* A dialog of the browser's own kind: it holds the focus and Escape closes it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWishes } from "./settings";

export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
    const { say } = useWishes();
    const node = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        node.current?.showModal();
    }, []);
    return (
        <dialog
            ref={node}
            class="dialog"
            aria-label={title}
            onClose={onClose}
            onClick={(event) => event.target === node.current && node.current?.close()}
        >
            <header>
                <h2>{title}</h2>
                <button type="button" class="icon" onClick={() => node.current?.close()} aria-label={say("close")}>
                    ×
                </button>
            </header>
            {children}
        </dialog>
    );
}
