// The C engine as WebAssembly: lines in, answers out, in the language of docs/protocol.md.

/** Fetches the engine's code and compiles it, while it arrives where the host says what kind of file it is. */
export async function fetchEngine(address: URL): Promise<WebAssembly.Module> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
    if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
}

interface Exports {
    readonly memory: WebAssembly.Memory;
    _initialize(): void;
    wasm_open(): number;
    wasm_room(engine: number, bytes: number): number;
    wasm_run(engine: number, bytes: number): number;
    wasm_answer_length(engine: number): number;
}

const NOT_SUPPORTED = 52; // WASI's ENOSYS

/** What the C library asks of its system: entropy for the dice, and the time. Anything else (files) there is not. */
function system(memory: () => WebAssembly.Memory): Record<string, (...given: never[]) => number> {
    return {
        random_get(at: number, length: number): number {
            // A browser hands out at most 65,536 bytes at once; the dice ask for four.
            crypto.getRandomValues(new Uint8Array(memory().buffer, at, length));
            return 0;
        },
        clock_time_get(_clock: number, _precision: bigint, at: number): number {
            const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
            new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
            return 0;
        },
    };
}

function imports(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
    const known = system(memory);
    const all: WebAssembly.Imports = {};
    for (const wanted of WebAssembly.Module.imports(module))
        (all[wanted.module] ??= {})[wanted.name] = known[wanted.name] ?? (() => NOT_SUPPORTED);
    return all;
}

export class Engine {
    readonly #exports: Exports;
    readonly #handle: number;

    private constructor(exports: Exports) {
        this.#exports = exports;
        exports._initialize();
        this.#handle = exports.wasm_open();
        if (this.#handle === 0) throw new Error("no memory for the engine");
    }

    static async create(module: WebAssembly.Module): Promise<Engine> {
        let memory: WebAssembly.Memory | undefined;
        const instance = await WebAssembly.instantiate(module, imports(module, () => memory!));
        const exports = instance.exports as unknown as Exports;
        memory = exports.memory;
        return new Engine(exports);
    }

    /** Says some lines and returns all that is answered. */
    run(lines: string): string {
        const { memory, wasm_room, wasm_run, wasm_answer_length } = this.#exports;
        const said = new TextEncoder().encode(lines);
        const room = wasm_room(this.#handle, said.length);
        if (room === 0) throw new Error("no memory for the engine");
        new Uint8Array(memory.buffer, room, said.length).set(said);
        const answer = wasm_run(this.#handle, said.length);
        if (answer === 0) throw new Error("no memory for the engine");
        return new TextDecoder().decode(new Uint8Array(memory.buffer, answer, wasm_answer_length(this.#handle)));
    }
}
