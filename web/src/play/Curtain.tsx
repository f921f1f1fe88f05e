/* Several people share the screen and one of them has secrets: nobody else may look. The game behind the curtain shows what is public.
   Escape does nothing: only the person to move lifts it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { EmblemIcon } from "../Emblem";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { Mark } from "../table/view";

interface Props {
    ui: GameUi;
    seat: Mark;
    /** The person's name, or the seat's. */
    name: string;
    onReveal: () => void;
    onHome: () => void;
}

export function Curtain({ ui, seat, name, onReveal, onHome }: Props) {
    const { say } = useSettings();
    const ready = useRef<HTMLButtonElement>(null);
    const seatStyle = ui.seatStyle(seat);
    useLayoutEffect(() => ready.current?.focus(), [seat]);
    return (
        <div class={`curtain ${seatStyle.className}`} role="alertdialog" aria-modal="true" aria-labelledby="curtain-title" aria-describedby="curtain-note">
            <div class="panel">
                <EmblemIcon seatStyle={seatStyle} size={64} />
                <h2 id="curtain-title">{say("curtain", name)}</h2>
                <p class="quiet" id="curtain-note">
                    {say("curtainNote", name)}
                </p>
                <button type="button" ref={ready} class="play-button strong large" onClick={onReveal}>
                    {say("curtainReady")}
                </button>
                <button type="button" class="link" onClick={onHome}>
                    {say("home")}
                </button>
            </div>
        </div>
    );
}
