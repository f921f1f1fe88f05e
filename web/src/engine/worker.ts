// A worker with engines in it. The page has two: one plays, one thinks, so that thinking never blocks.

import { Engine } from "./engine";
import type { Asked, Told } from "./port";

/** The page compiles the engine's code, once for all its workers, and sends it or the reason why there is none. */
let arrived: (code: WebAssembly.Module | string) => void;
const code = new Promise<WebAssembly.Module>((resolve, reject) => {
    arrived = (sent) => (typeof sent === "string" ? reject(new Error(sent)) : resolve(sent));
});
code.catch(() => undefined); // said again to everyone who asks
const engines = new Map<number, Promise<Engine>>();

function engineOf(number: number): Promise<Engine> {
    let engine = engines.get(number);
    if (!engine) {
        engine = code.then(Engine.create);
        engines.set(number, engine);
    }
    return engine;
}

self.onmessage = async (event: MessageEvent<Asked | WebAssembly.Module | string>): Promise<void> => {
    const asked = event.data;
    if (typeof asked === "string" || asked instanceof WebAssembly.Module) return arrived(asked);
    let told: Told;
    if (asked.lines === null) {
        engines.delete(asked.engine);
        return;
    }
    try {
        told = { id: asked.id, answer: (await engineOf(asked.engine)).run(asked.lines) };
    } catch (error) {
        // An engine that broke off is in no known state.
        engines.delete(asked.engine);
        told = { id: asked.id, failed: String(error) };
    }
    postMessage(told);
};
