/* Exploration cards: the back that all share, and a picture for each kind. The picture is 170 by 108 around its middle. */
import type { JSX } from "preact";
import { memo } from "../../../memo";
import { between, round, seeded } from "../../../seed";
import { Castrum } from "../board/Base";
import type { DeckCard } from "../view";
import { IconAt } from "./icons";
import { roman } from "./roman";

export const CardBack = memo(function CardBack() {
    return (
        <svg class="neb-back" viewBox="0 0 56 78" aria-hidden="true">
            <rect x=".75" y=".75" width="54.5" height="76.5" rx="5" fill="url(#neb-back)" stroke="#f8dca6" stroke-width="1.5" />
            <rect x="4" y="4" width="48" height="70" rx="3.5" fill="none" stroke="#d9a05b" stroke-opacity=".7" />
            <circle cx="28" cy="39" r="17" fill="none" stroke="#d9a05b" stroke-width="1.2" stroke-dasharray=".8 2" />
            <circle cx="28" cy="39" r="14" fill="#1d0610" stroke="#d9a05b" />
            <path d={roman("VII", 28, 33.5, 11)} fill="#f8dca6" />
            <path d="M24 12.5h8M24 65.5h8" stroke="#d9a05b" stroke-width="1.5" />
        </svg>
    );
});

const X = "#4be3c9";

/** A Xeno galley with as many rows of oars as it has force. */
function galley(force: number): JSX.Element {
    return (
        <g transform="translate(-6 8) rotate(-9) scale(.74)">
            <ellipse cx="4" cy="-4" rx="124" ry="70" fill="url(#neb-xeno)" />
            <g stroke-linecap="round">
                {Array.from({ length: force }, (_, row) =>
                    Array.from({ length: 10 }, (_, i) => (
                        <path
                            d={`M${round(-54 + i * 12.5 + (force - row - 1) * 5)} ${round(9 - i * 0.8 - (force - row - 1) * 9)}l-13 ${round(35 - i * 1.2)}`}
                            stroke={row === force - 1 ? X : "#16736d"}
                            stroke-width="2.8"
                        />
                    )),
                )}
            </g>
            <path
                d="M-86-30C-80-10-70 4-54 11C-18 21 42 12 68-3L98-1L76-18C40-16-10-9-44-9C-60-11-70-26-71-44C-80-43-86-38-86-30Z"
                fill="#0b2a30"
                stroke={X}
                stroke-width="2.4"
            />
            <path d="M-54 11C-18 21 42 12 68-3L98-1C60 4 20 8-20 6C-40 5-48 2-60-6Z" fill="#051418" opacity=".8" />
            {Array.from({ length: 10 }, (_, i) => (
                <circle cx={-48 + i * 12.5} cy={round(3.5 - i * 0.75)} r="1.7" fill="#d8fff4" />
            ))}
            <path d="M-32-11L-18-58C4-54 28-38 38-17C16-14-8-10-32-11Z" fill="#17494c" stroke={X} stroke-width="2" />
            {force > 2 && <path d="M-62-14L-56-50C-44-46-34-34-30-14Z" fill="#123a3e" stroke={X} stroke-width="2" />}
            <path d="M-18-58L-8-12M4-52L8-14M22-40L24-15" stroke={X} stroke-width="1.3" opacity=".8" />
            <ellipse cx="60" cy="-10" rx="9" ry="5" fill="#ff5a4f" />
            <circle cx="61" cy="-10" r="2.6" fill="#fff2c9" />
            <path d="M98-1L114-7" stroke="#f8dca6" stroke-width="4" stroke-linecap="round" />
        </g>
    );
}

const COLOURS: Readonly<Record<string, string>> = { S: "#a8c8ff", D: "#ffd98a", M: "#ffab6b", C: "#dba6ff", "?": "#fff1d8" };

function sun(colour: string, rays: number, long: number): JSX.Element {
    return (
        <>
            {Array.from({ length: rays }, (_, i) => (
                <path
                    d={`M0-${i % 2 ? long : long * 0.8}V-28`}
                    transform={`rotate(${(i * 360) / rays})`}
                    stroke={colour}
                    stroke-width={i % 2 ? 1.4 : 3}
                    opacity=".75"
                />
            ))}
        </>
    );
}

function rocks(): JSX.Element {
    const draw = seeded("rocks");
    return (
        <>
            {Array.from({ length: 11 }, () => {
                const [x, y, r] = [between(draw, -78, 70), between(draw, -46, 44), between(draw, 5, 17)];
                return (
                    <g transform={`translate(${round(x)} ${round(y)})`}>
                        <path
                            d={`M0 0L${round(r * 2.6)} ${round(-r * 1.8)}`}
                            stroke="#ff9a5a"
                            stroke-width={round(r * 0.8)}
                            stroke-linecap="round"
                            opacity=".35"
                        />
                        <path
                            d={`M${-r} ${-r * 0.2}L${-r * 0.3} ${-r}L${r * 0.8} ${-r * 0.7}L${r} ${r * 0.3}L${r * 0.2} ${r}L${-r * 0.8} ${r * 0.6}Z`}
                            fill="#7a5a4c"
                            stroke="#ffcfa0"
                            stroke-width="1.2"
                        />
                        <circle cx={-r * 0.2} r={r * 0.25} fill="#4c352d" />
                    </g>
                );
            })}
        </>
    );
}

function spiral(): JSX.Element {
    return (
        <>
            {[0, 120, 240].map((turn) => (
                <path
                    d="M0 0C10-4 20 6 12 18C0 34-34 26-36-2C-38-34 4-54 40-38"
                    transform={`rotate(${turn}) scale(1.15)`}
                    fill="none"
                    stroke="#c58bff"
                    stroke-width="4"
                    opacity=".75"
                    stroke-linecap="round"
                />
            ))}
            <circle r="13" fill="#05010a" stroke="#f0d8ff" stroke-width="2" />
        </>
    );
}

function picture(card: DeckCard): JSX.Element {
    switch (card.type) {
        case "planet":
            return (
                <>
                    <circle r="34" fill="#8f4a3a" />
                    <path d="M-32-12Q0-24 33-9Q0-2-33-1ZM-30 14Q0 4 31 15Q20 26 0 27Q-20 27-30 14Z" fill="#c97b52" opacity=".8" />
                    <circle r="34" fill="url(#neb-ball)" />
                    <ellipse rx="60" ry="15" transform="rotate(-16)" fill="none" stroke="#ffd9a0" stroke-width="4" opacity=".85" clip-path="inset(50% 0 0 0)" />
                    <text y="9" class="neb-card-letters">
                        {card.zones}
                    </text>
                </>
            );
        case "gain": {
            const colour = COLOURS[card.field ?? "?"] ?? "#fff";
            return (
                <>
                    {sun(colour, 28, 52)}
                    <circle r="27" fill="#1d0710" stroke={colour} stroke-width="3" />
                    <text y="13" font-size="36" class="neb-card-letters" fill={colour}>
                        {card.field}
                    </text>
                </>
            );
        }
        case "ship":
            return galley(card.force ?? 1);
        case "damage":
            return rocks();
        case "discard":
            return (
                <>
                    <path
                        d="M-70-20C-60-46-20-50-4-38C16-54 60-44 66-22C76-12 62 4 44 2H-54C-74 0-78-12-70-20Z"
                        fill="#3f4a78"
                        stroke="#bcd0ff"
                        stroke-width="2"
                    />
                    <path d="M-34 4L-48 30H-36L-46 52L-14 20H-27L-16 4ZM18 4L6 26H17L8 46L38 16H26L36 4Z" fill="#ffe98a" stroke="#8a6a10" stroke-width="1" />
                </>
            );
        case "base":
            return card.risk ? spiral() : <Castrum r={32} />;
        case "lose":
            return card.piece === "scanner" ? (
                <>
                    {sun("#ffb347", 22, 56)}
                    <circle r="28" fill="#ff8a2a" />
                    <circle r="20" fill="#ffe08a" />
                    <path d="M20-20C50-50 70-20 40-6" fill="none" stroke="#ffb347" stroke-width="7" stroke-linecap="round" />
                </>
            ) : (
                <>
                    {[0, 120, 240].map((turn) => (
                        <path d="M-19-33A38 38 0 0 1 19-33L7-12A14 14 0 0 0-7-12Z" transform={`rotate(${turn})`} fill="#e8f06a" />
                    ))}
                    <circle r="8" fill="#e8f06a" />
                    <circle r="48" fill="none" stroke="#e8f06a" stroke-width="2" stroke-dasharray="3 7" />
                </>
            );
        case "stop":
            return (
                <>
                    {[12, 24, 36, 48].map((r) => (
                        <ellipse rx={r * 1.6} ry={r * 0.9} fill="none" stroke="#c8a2ff" stroke-width="2.4" opacity={1 - r / 70} />
                    ))}
                    <circle r="9" fill="#12040f" stroke="#fff" stroke-width="2" />
                </>
            );
        case "mission":
            return (
                <>
                    <path d="M0-48V48" stroke="#d9a05b" stroke-width="5" />
                    <path d="M-34-30H34V18L0 34L-34 18Z" fill="#8a1b30" stroke="#f8dca6" stroke-width="3" />
                    <path d={roman("VII", 0, -20, 32)} fill="#f8dca6" />
                    <path d="M-12-48Q0-58 12-48L6-40H-6Z" fill="#f8dca6" />
                </>
            );
        case "exo":
            return (
                <>
                    <path d="M0-46L40-23V23L0 46L-40 23V-23Z" fill="#0b2a30" stroke={X} stroke-width="3" />
                    <path d="M0-26L22-13V13L0 26L-22 13V-13Z" fill="#17494c" stroke={X} stroke-width="2" />
                    {[0, 60, 120, 180, 240, 300].map((turn) => (
                        <path d="M0-26V-46" transform={`rotate(${turn})`} stroke={X} stroke-width="2" />
                    ))}
                    <circle r="9" fill={X} />
                </>
            );
        case "open":
            return (
                <>
                    <circle r="46" fill="#1a0812" stroke="url(#neb-bronze)" stroke-width="7" />
                    <circle r="34" fill="url(#neb-light)" opacity=".5" />
                    <path d={roman("X", 0, -26, 52)} fill="#f8dca6" />
                </>
            );
        case "reset":
            return <path d="M0-38A38 38 0 1 1-36-12L-50-16L-30-42L-18-8L-28-11A28 28 0 1 0 0-28Z" fill="#d9a05b" stroke="#f8dca6" stroke-width="2" />;
        case "supply":
            return (
                <>
                    {[
                        [-30, 14],
                        [24, 14],
                        [-4, -24],
                    ].map(([x = 0, y = 0]) => (
                        <g transform={`translate(${x} ${y})`}>
                            <rect x="-24" y="-18" width="48" height="36" rx="4" fill="#7d4e24" stroke="#f8dca6" stroke-width="2.4" />
                            <path d="M-24-6H24M-8-18V18M8-18V18" stroke="#f8dca6" stroke-opacity=".5" stroke-width="2" />
                        </g>
                    ))}
                    <IconAt name="thruster" x={-4} y={-24} size={22} colour="#ffe9bd" />
                </>
            );
        default:
            return <IconAt name="star" size={60} colour="#f8dca6" />;
    }
}

/** The upper part of a card: sky and picture. */
export const CardPicture = memo(function CardPicture({ card }: { card: DeckCard }) {
    const draw = seeded(`card ${card.id}`);
    return (
        <svg class="neb-card-picture" viewBox="-85 -56 170 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect x="-85" y="-56" width="170" height="112" fill={card.risk ? "#3d0a16" : "#241026"} />
            <ellipse cx="34" cy="-20" rx="90" ry="60" fill={card.risk ? "url(#neb-ember)" : "url(#neb-glow)"} opacity=".35" />
            {Array.from({ length: 34 }, () => (
                <circle
                    cx={round(between(draw, -85, 85))}
                    cy={round(between(draw, -56, 56))}
                    r={round(between(draw, 0.4, 1.3))}
                    fill="#ffe3d6"
                    opacity={round(between(draw, 0.3, 0.9))}
                />
            ))}
            {picture(card)}
        </svg>
    );
});
