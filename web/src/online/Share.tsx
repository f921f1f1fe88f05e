/* Sharing a link: clipboard, share sheet, QR code. */
import { useMemo, useState } from "preact/hooks";
import { qrCode, qrPath } from "./qr";
import { useOnlineWords } from "./words";

/** Width of the quiet zone around a code, in modules. */
const QUIET = 4;

export function QrCode({ text }: { text: string }) {
    const say = useOnlineWords();
    const code = useMemo(() => qrCode(text), [text]);
    if (!code) return null;
    const size = code.length + 2 * QUIET;
    return (
        <svg class="qr" role="img" aria-label={say("qr")} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} shape-rendering="crispEdges">
            <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
            <path d={qrPath(code)} fill="#000" />
        </svg>
    );
}

/** Copies without the Clipboard API, which is missing over http. */
function copyBySelection(text: string): boolean {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
}

async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

interface Props {
    link: string;
    /** Text shared with the link. */
    words: string;
    /** Label of the link, if there are several. */
    label?: string;
    code?: boolean;
}

export function Share({ link, words, label, code = false }: Props) {
    const say = useOnlineWords();
    const [note, setNote] = useState("");
    const canShare = typeof navigator.share === "function";
    const share = (): void => {
        /* Dismissing the share sheet is not an error. */
        navigator.share({ text: words, url: link }).catch(() => undefined);
    };
    return (
        <div class="share">
            {code && <QrCode text={link} />}
            <div class="share-link">
                <input type="text" readonly value={link} aria-label={label ?? say("copy")} onFocus={(event) => event.currentTarget.select()} />
                <div class="share-buttons">
                    <button
                        type="button"
                        class="play-button"
                        aria-label={label && `${say("copy")} (${label})`}
                        onClick={() => void copy(link).then((done) => setNote(done ? say("copied") : ""))}
                    >
                        {say("copy")}
                    </button>
                    {canShare && (
                        <button type="button" class="play-button" onClick={share}>
                            {say("share")}
                        </button>
                    )}
                </div>
                <small class="quiet" role="status">
                    {note}
                </small>
            </div>
        </div>
    );
}
