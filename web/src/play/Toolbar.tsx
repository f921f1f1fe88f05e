/* Home, log (on a phone) and menu. */
import { IconButton } from "../IconButton";
import { useSettings } from "../settings";
import type { Panels } from "./GameScreen";

interface Props {
    panels: Panels;
    onPanels: (change: Partial<Panels>) => void;
    onHome: () => void;
}

export function Toolbar({ panels, onPanels, onHome }: Props) {
    const { say } = useSettings();
    return (
        <nav class="toolbar" aria-label={say("menu")}>
            <IconButton label={say("home")} sign="⌂" onClick={onHome} />
            <button type="button" class="icon log-toggle" aria-expanded={panels.log} onClick={() => onPanels({ log: !panels.log, hints: false })}>
                {say("log")}
            </button>
            <button type="button" class="icon wide" data-help="helpMenu" onClick={() => onPanels({ menu: true })}>
                {say("menu")}
            </button>
        </nav>
    );
}
