// A worker with engines in it. The page has two: one plays, one thinks, so that thinking never blocks.

import { Engine } from "./engine";
import type { Asked, Told } from "./port";

/** The engine's file, filled in by the build. */
declare const ENGINE: string;

const module = fetch(new URL(ENGINE, self.location.href)).then(async (response) => {
    if (!response.ok) throw new Error(`${ENGINE}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
});
const engines = new Map<number, Promise<Engine>>();

function engineOf(number: number): Promise<Engine> {
    let engine = engines.get(number);
    if (!engine) {
        engine = module.then(Engine.create);
        engines.set(number, engine);
    }
    return engine;
}

self.onmessage = async (event: MessageEvent<Asked>): Promise<void> => {
    const asked = event.data;
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
