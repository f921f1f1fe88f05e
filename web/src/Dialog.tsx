/* A native modal dialog: traps the focus, and Escape closes it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "./IconButton";
import { useSettings } from "./settings";

export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
    const { say } = useSettings();
    const node = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
        node.current?.showModal();
    }, []);
    return (
        <dialog ref={node} class="dialog" aria-label={title} onClose={onClose} onClick={(event) => event.target === node.current && node.current?.close()}>
            <header>
                <h2>{title}</h2>
                <IconButton label={say("close")} sign="×" onClick={() => node.current?.close()} />
            </header>
            {children}
        </dialog>
    );
}
