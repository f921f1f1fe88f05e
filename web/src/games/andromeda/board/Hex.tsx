/* One region: its ground, what lies there, and who is there. */
import { Sign } from "../art/icons";
import { shipsAt } from "../things";
import type { AndromedaBoard, Region } from "../view";
import { hexagon, RADIUS } from "./geometry";
import { Leader, RaiderToken, ShipToken, Tower } from "./Tokens";

export const HEX = hexagon(RADIUS - 2.5);

const RINGED = new Set(["gas", "metal"]);

function Ground({ region }: { region: Region }) {
    if (region.kind === "planet")
        return (
            <g transform="translate(0 -22)">
                <circle r="24" fill={`url(#and-planet-${region.resource})`} />
                <path d="M-22-6Q0-2 22-9M-23 5Q0 10 23 2" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3" />
                {RINGED.has(region.tile ?? "") && (
                    <ellipse rx="36" ry="9" fill="none" stroke="#ffd98a" stroke-opacity=".6" stroke-width="3" transform="rotate(-18)" />
                )}
            </g>
        );
    if (region.kind === "base")
        return (
            <g transform="translate(0 -22)">
                <path d="M-34 0H34" stroke="#c99b52" stroke-width="4" />
                <path d="M-38-8V8M38-8V8" stroke="#e6c88b" stroke-width="4" stroke-linecap="round" />
                <path d="M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z" fill="#182a63" stroke="#8fb2ff" stroke-width="2" />
                {region.sells?.map((type, i, all) => (
                    <Sign key={type} name={type} x={(i - (all.length - 1) / 2) * 17} size={all.length > 2 ? 15 : 20} />
                ))}
                {(region.sells?.length ?? 0) === 0 && <path d="M-10 8V-3L0-10L10-3V8ZM-3 8V2H3V8" fill="#dfe8ff" fill-rule="evenodd" />}
                {region.eventIcon === 1 && <Sign name="hourglass" x={40} y={-20} size={18} />}
            </g>
        );
    if (region.kind === "nebula")
        return (
            <g>
                <circle r="58" cy="-6" fill="url(#and-cloud)" />
                <circle r="30" cx="-20" cy="-22" fill="url(#and-cloud)" />
            </g>
        );
    if (region.kind === "void")
        return (
            <g>
                <path
                    d="M-8-60L10-44L30-50L34-26L56-14L44 6L54 30L28 34L12 58L-10 46L-34 54L-36 30L-58 16L-44-4L-54-30L-28-34Z"
                    fill="url(#and-void)"
                    stroke="#ff5ad0"
                    stroke-width="2"
                    class="and-tear"
                />
            </g>
        );
    return (
        <g transform="translate(0 -22)">
            <circle r="34" fill="url(#and-quasar)" />
            <ellipse rx="36" ry="10" fill="none" stroke="#9feaff" stroke-width="2.5" transform="rotate(-24)" />
        </g>
    );
}

function Moons({ region }: { region: Region }) {
    const count = typeof region.moons === "number" ? region.moons : (region.moons?.length ?? 0);
    if (count === 0 && !region.bonus) return null;
    return (
        <g>
            {Array.from({ length: Math.min(3, count) }, (_, i) => (
                <circle
                    key={i}
                    cx={2 * (count - 1 - i)}
                    cy={-4 * (count - 1 - i) + 4}
                    r="9"
                    fill={i === count - 1 ? "#e4e1f4" : "#8b85b4"}
                    stroke="#0b0620"
                    stroke-width="1.2"
                />
            ))}
            {count > 0 && (
                <text y="8.4" class="and-moon-count" font-size="12">
                    {count}
                </text>
            )}
            {region.bonus ? <Sign name={region.resource ?? "energy"} x={-2} y={24} size={16} /> : null}
        </g>
    );
}

interface Props {
    readonly board: AndromedaBoard;
    readonly region: Region;
    /** On a small screen: pieces are larger, names are left out. */
    readonly small: boolean;
}

/** Those who are there, side by side at the foot of the hexagon. */
function Pieces({ board, region, small }: Props) {
    const ships = board.stations.flatMap((station) => shipsAt(station, region.id).map((group) => ({ station, ...group })));
    const raiders = region.raiders ?? [];
    const all = ships.length + raiders.length;
    if (all === 0) return null;
    const step = Math.min(small ? 46 : 37, 104 / all);
    const size = Math.min(small ? 45 : 34, step + (small ? 12 : 6));
    const at = (index: number): string => `translate(${(index - (all - 1) / 2) * step} 13)`;
    return (
        <>
            {ships.map(({ station, kind, ships: group }, i) => (
                <g key={`${station.mark} ${kind}`} transform={at(i)}>
                    <ShipToken seat={station.mark} kind={kind} dice={station.kinds[kind].dice} ships={group} size={size} />
                </g>
            ))}
            {raiders.map((raider, i) => (
                <g key={`${raider.id} ${i}`} transform={at(ships.length + i)}>
                    <RaiderToken raider={raider} size={size} />
                </g>
            ))}
        </>
    );
}

export function Hex({ board, region, small }: Props) {
    const leaders = board.stations.flatMap(({ mark, leadersAt }) => (leadersAt[region.id] ? [{ mark, count: leadersAt[region.id]! }] : []));
    return (
        <g>
            <path d={HEX} class={`and-hex and-${region.kind}`} />
            <Ground region={region} />
            {leaders.map(({ mark, count }, i) => (
                <g key={mark} transform={`translate(${-44 + Math.floor(i / 3) * 14} ${-24 + (i % 3) * (small ? 24 : 19)}) scale(${small ? 1.35 : 1})`}>
                    <Leader seat={mark} count={count} />
                </g>
            ))}
            <g transform={`translate(38 -16) scale(${small ? 1.45 : 1})`}>
                <Moons region={region} />
            </g>
            {region.owner && (
                <g transform="translate(-26 -2)">
                    <Tower seat={region.owner} />
                </g>
            )}
            <Pieces board={board} region={region} small={small} />
            {board.probe === region.id && (
                <g transform="translate(40 -36)" class="and-probe">
                    <Sign name="probe" size={22} />
                </g>
            )}
        </g>
    );
}

/** Its name, above the edges of its neighbours. */
export function Name({ region, small }: { region: Region; small: boolean }) {
    const name = region.name ?? "";
    return small ? (
        <text y="45" class="and-region-name" font-size="17">
            {region.id}
        </text>
    ) : (
        <>
            <text y="43" class="and-region-name" font-size={name.length > 15 ? 11 : 13}>
                {name}
            </text>
            <text y="56" class="and-region-id" font-size="11">
                {region.id}
            </text>
        </>
    );
}
