/* A button with a sign instead of words; the words are for those who hover or hear. */
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
