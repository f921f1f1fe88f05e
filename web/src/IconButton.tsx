/* A button with a symbol; the label is for tooltips and screen readers. */
interface Props {
    label: string;
    sign: string;
    strong?: boolean;
    disabled?: boolean;
    onClick: () => void;
}

export function IconButton({ label, sign, strong, disabled, onClick }: Props) {
    return (
        <button type="button" class={strong ? "icon strong" : "icon"} disabled={disabled} aria-label={label} title={label} onClick={onClick}>
            {sign}
        </button>
    );
}
