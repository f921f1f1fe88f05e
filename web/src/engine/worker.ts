// The worker script: runs the engines. Searches get workers of their own, so that they never block the table.

import { Engine } from "./engine";
import type { EngineRequest, EngineResponse } from "./worker-client";

/** The page compiles the engine once and sends the module, or an error message, to each worker. */
let arrived: (code: WebAssembly.Module | string) => void;
const code = new Promise<WebAssembly.Module>((resolve, reject) => {
    arrived = (sent) => (typeof sent === "string" ? reject(new Error(sent)) : resolve(sent));
});
code.catch(() => undefined); // reported to each request instead
const engines = new Map<number, Promise<Engine>>();

function engineOf(number: number): Promise<Engine> {
    let engine = engines.get(number);
    if (!engine) {
        engine = code.then(Engine.create);
        engines.set(number, engine);
    }
    return engine;
}

self.onmessage = async (event: MessageEvent<EngineRequest | WebAssembly.Module | string>): Promise<void> => {
    const request = event.data;
    if (typeof request === "string" || request instanceof WebAssembly.Module) return arrived(request);
    let response: EngineResponse;
    if (request.lines === null) {
        engines.delete(request.engine);
        return;
    }
    try {
        response = { id: request.id, answer: (await engineOf(request.engine)).run(request.lines) };
    } catch (error) {
        // After an error the engine's state is unknown.
        engines.delete(request.engine);
        response = { id: request.id, error: String(error) };
    }
    postMessage(response);
};
