// A worker with an engine in it. The page has two: one plays, one thinks, so that thinking never blocks.

import { Engine } from "./engine";
import type { Asked, Told } from "./port";

const engine = fetch(new URL("engine.wasm", self.location.href))
    .then(async (response) => {
        if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
        return Engine.create(await WebAssembly.compile(await response.arrayBuffer()));
    });

self.onmessage = async (event: MessageEvent<Asked>): Promise<void> => {
    const { id, lines } = event.data;
    let told: Told;
    try {
        told = { id, answer: (await engine).run(lines) };
    } catch (error) {
        told = { id, failed: String(error) };
    }
    postMessage(told);
};
