/* The tools: what a click on a tile does. */
import { Ball } from "../board/PlanetArt";
import { useQuantum } from "../words";
import type { QuantumSay } from "../words";
import { NOTHING, TOOLS, VOID, type Tool } from "./draft";

function toolWords(say: QuantumSay, tool: Tool): string {
    if (tool === "start") return say("startTool");
    if (tool === VOID) return say("voidTile");
    if (tool === NOTHING) return say("noTile");
    return say("planetTile", tool);
}

/** Except for the one that removes a tile, which has a name of its own in each language. */
const KEY_OF: Readonly<Partial<Record<Tool, string>>> = { "7": "7", "8": "8", "9": "9", "10": "0", "0": "V", start: "S" };

function ToolArt({ tool }: { tool: Tool }) {
    return (
        <svg viewBox="-52 -52 104 104" aria-hidden="true">
            {tool === NOTHING ? (
                <rect x={-40} y={-40} width={80} height={80} rx={14} class="tile-place" />
            ) : tool === VOID ? (
                <>
                    <rect x={-44} y={-44} width={88} height={88} rx={14} class="tile tile-void" />
                    <circle r={42} fill="url(#void)" />
                    <circle r={26} class="void-ring" />
                </>
            ) : tool === "start" ? (
                <>
                    <circle r={42} class="planet-start" />
                    <path d="M0,-26L7,-8L26,-8L11,4L16,23L0,12L-16,23L-11,4L-26,-8L-7,-8Z" class="start-star" />
                </>
            ) : (
                <>
                    <Ball seed="palette" number={Number(tool)} />
                    <text y={17} class="planet-number" text-anchor="middle">
                        {tool}
                    </text>
                </>
            )}
        </svg>
    );
}

export function Palette({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) {
    const { say } = useQuantum();
    return (
        <fieldset class="palette">
            <legend class="visually-hidden">{say("tools")}</legend>
            {TOOLS.map((one) => (
                <label class={one === tool ? "on" : ""} title={toolWords(say, one)}>
                    <input type="radio" name="tool" checked={one === tool} onChange={() => onTool(one)} />
                    <ToolArt tool={one} />
                    <span>{toolWords(say, one)}</span>
                    <kbd aria-hidden="true">{KEY_OF[one] ?? say("deleteKey")}</kbd>
                </label>
            ))}
        </fieldset>
    );
}
