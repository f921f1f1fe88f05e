/* Transient effects on the chart. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { scaledDuration, type Speed } from "../../../motion";
import type { Mark } from "../../../table/view";
import { IconAt } from "../art/icons";
import type { Gain, Happening } from "../animation";
import type { NebuleuseBoard } from "../view";
import { useNebuleuse } from "../words";
import { GATE, type Spot } from "./geometry";
import type { Sizes } from "./sizes";

const FIELD_COLOURS: Readonly<Record<string, string>> = { S: "#a8c8ff", D: "#ffd98a", M: "#ffab6b", C: "#dba6ff", pv: "#ffe08a" };

/** A small plate that rises from a ship, or falls where something was lost. */
function GainMark({ gain, at, index, delay, speed, sizes }: { gain: Gain; at: Spot; index: number; delay: number; speed: Speed; sizes: Sizes }) {
    const { say } = useNebuleuse();
    const node = useRef<SVGGElement>(null);
    const k = sizes.small ? 1.7 : 1.15;
    useLayoutEffect(() => {
        const rise = gain.amount > 0 ? -46 * k : 40 * k;
        node.current?.animate(
            [
                { transform: "translate(0,0) scale(.4)", opacity: 0 },
                { transform: `translate(0,${rise * 0.7}px) scale(1.15)`, opacity: 1, offset: 0.3 },
                { transform: `translate(0,${rise}px) scale(1)`, opacity: 1, offset: 0.8 },
                { transform: `translate(0,${rise * 1.2}px) scale(1)`, opacity: 0 },
            ],
            { duration: scaledDuration(900, speed), delay: scaledDuration(delay + index * 110, speed), fill: "both", easing: "ease-out" },
        );
    }, []);
    const colour = FIELD_COLOURS[gain.what];
    const words = `${gain.amount > 0 ? "+" : "−"}${Math.abs(gain.amount)}${colour ? ` ${gain.what === "pv" ? say("pv") : gain.what}` : ""}`;
    const wide = (colour ? 46 : 54) * k;
    return (
        <g transform={`translate(${at.x + (index % 2 ? 1 : -1) * (index ? 26 * k : 0)} ${at.y})`}>
            <g ref={node} opacity="0">
                <rect
                    x={-wide / 2}
                    y={-13 * k}
                    width={wide}
                    height={26 * k}
                    rx={13 * k}
                    fill={gain.amount > 0 ? "#14040c" : "#64131f"}
                    stroke={colour ?? "#f8dca6"}
                    stroke-width="2"
                />
                <text x={colour ? 0 : -9 * k} y={5 * k} font-size={14.5 * k} text-anchor="middle" fill={colour ?? "#fff"}>
                    {words}
                </text>
                {!colour && <IconAt name={gain.what} x={14 * k} size={18 * k} colour="#f8dca6" />}
            </g>
        </g>
    );
}

/** Ten faces, tumbling; then the number, and what it costs. */
function Die({ face, at, piece, speed, sizes }: { face: number; at: Spot; piece: string | null; speed: Speed; sizes: Sizes }) {
    const die = useRef<SVGGElement>(null);
    const said = useRef<SVGGElement>(null);
    const number = useRef<SVGTextElement>(null);
    const k = sizes.small ? 1.7 : 1.2;
    useLayoutEffect(() => {
        die.current?.animate(
            [
                { transform: "translate(-90px,-60px) rotate(-520deg) scale(.5)", opacity: 0 },
                { transform: "translate(-10px,8px) rotate(-60deg) scale(1.1)", opacity: 1, offset: 0.7 },
                { transform: "translate(0,0) rotate(0deg) scale(1)", opacity: 1 },
            ],
            { duration: scaledDuration(700, speed), fill: "both", easing: "cubic-bezier(.2,.7,.3,1)" },
        );
        for (const part of [said.current, number.current])
            part?.animate([{ opacity: 0 }, { opacity: 1 }], {
                duration: scaledDuration(160, speed),
                delay: scaledDuration(part === said.current ? 720 : 560, speed),
                fill: "both",
            });
    }, []);
    return (
        <g transform={`translate(${Math.min(at.x + 48 * k, 690)} ${Math.max(at.y - 40 * k, 46)})`}>
            <g ref={die}>
                <path
                    d={`M0 ${-24 * k}L${22 * k} ${-6 * k}L${14 * k} ${20 * k}H${-14 * k}L${-22 * k} ${-6 * k}Z`}
                    fill="#f7efe2"
                    stroke="#14040c"
                    stroke-width="2.5"
                />
                <path
                    d={`M0 ${-24 * k}L${10 * k} ${-4 * k}H${-10 * k}ZM${10 * k} ${-4 * k}L${22 * k} ${-6 * k}M${-10 * k} ${-4 * k}L${-22 * k} ${-6 * k}`}
                    fill="#e6d3b4"
                    stroke="#8a6a45"
                    stroke-width="1"
                />
                <text ref={number} y={14 * k} font-size={19 * k} text-anchor="middle" fill="#3b0a14">
                    {face % 10}
                </text>
            </g>
            {piece && (
                <g ref={said} opacity="0" transform={`translate(${38 * k} 0)`}>
                    <circle r={17 * k} fill="#64131f" stroke="#ff6a74" stroke-width="2.5" />
                    <IconAt name={piece} size={22 * k} colour="#ffe0d0" />
                </g>
            )}
        </g>
    );
}

function Beam({ from, to, speed }: { from: Spot; to: Spot; speed: Speed }) {
    const node = useRef<SVGPathElement>(null);
    useLayoutEffect(() => {
        node.current?.animate([{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0.5, offset: 0.5 }, { opacity: 0.9, offset: 0.75 }, { opacity: 0 }], {
            duration: scaledDuration(760, speed),
            fill: "both",
        });
    }, []);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / far) * 26, (dx / far) * 26];
    return <path ref={node} d={`M${from.x} ${from.y}L${to.x + nx} ${to.y + ny}L${to.x - nx} ${to.y - ny}Z`} fill="#bfe4ff" opacity="0" />;
}

/** Experience on its way to a planet. */
function Payment({ fields, from, to, speed, sizes }: { fields: string; from: Spot; to: Spot; speed: Speed; sizes: Sizes }) {
    const node = useRef<SVGGElement>(null);
    useLayoutEffect(() => {
        node.current?.querySelectorAll<SVGElement>("g").forEach((mark, index) =>
            mark.animate(
                [
                    { transform: `translate(${from.x}px,${from.y}px) scale(.5)`, opacity: 0 },
                    { transform: `translate(${from.x}px,${from.y - 50}px) scale(1.2)`, opacity: 1, offset: 0.35 },
                    { transform: `translate(${to.x}px,${to.y}px) scale(.7)`, opacity: 0 },
                ],
                { duration: scaledDuration(520, speed), delay: scaledDuration(index * 120, speed), fill: "both", easing: "ease-in-out" },
            ),
        );
    }, []);
    const r = sizes.small ? 20 : 13;
    return (
        <g ref={node}>
            {[...fields].map((field) => (
                <g opacity="0">
                    <circle r={r} fill={FIELD_COLOURS[field]} stroke="#14040c" stroke-width="2" />
                    <text y={r * 0.36} font-size={r * 1.1} text-anchor="middle" fill="#1c0a12">
                        {field}
                    </text>
                </g>
            ))}
        </g>
    );
}

/** A ring that spreads: a planet found, a ship promoted, the gate struck open. */
function Ring({ at, r, colour, speed, delay = 0 }: { at: Spot; r: number; colour: string; speed: Speed; delay?: number }) {
    const node = useRef<SVGCircleElement>(null);
    useLayoutEffect(() => {
        node.current?.animate(
            [
                { transform: "scale(.3)", opacity: 0.95 },
                { transform: "scale(1)", opacity: 0 },
            ],
            { duration: scaledDuration(720, speed), delay: scaledDuration(delay, speed), fill: "both", easing: "ease-out" },
        );
    }, []);
    return (
        <g transform={`translate(${at.x} ${at.y})`}>
            <circle ref={node} r={r} fill="none" stroke={colour} stroke-width="8" opacity="0" />
        </g>
    );
}

interface Props {
    effect: Happening | null;
    board: NebuleuseBoard;
    speed: Speed;
    sizes: Sizes;
    shipAt: (seat: Mark) => Spot;
    slotAt: (slot: string) => Spot;
}

export function Effects({ effect, board, speed, sizes, shipAt, slotAt }: Props) {
    if (!effect) return null;
    const { die, beam, paid, found, promoted, opened } = effect;
    const lost = die && effect.before.point.stage !== "try" ? (board.die[die.face - 1] ?? null) : null;
    return (
        <g class="neb-effects">
            {beam && <Beam from={shipAt(beam.seat)} to={slotAt(beam.slot)} speed={speed} />}
            {found && <Ring at={slotAt(found)} r={90} colour="#ffe0a8" speed={speed} />}
            {promoted && <Ring at={shipAt(promoted)} r={120} colour="#f8dca6" speed={speed} />}
            {opened && [0, 160, 320].map((delay) => <Ring at={GATE.at} r={150} colour="#ffb37a" speed={speed} delay={delay} />)}
            {die && <Die face={die.face} at={shipAt(die.seat)} piece={lost} speed={speed} sizes={sizes} />}
            {paid && <Payment fields={paid.fields} from={shipAt(paid.seat)} to={slotAt(paid.slot)} speed={speed} sizes={sizes} />}
            {effect.gains.slice(0, 6).map((gain, index) => (
                <GainMark key={`${gain.seat}${gain.what}`} gain={gain} at={shipAt(gain.seat)} index={index} delay={effect.hold} speed={speed} sizes={sizes} />
            ))}
        </g>
    );
}
