// The C engine as WebAssembly: protocol lines in, answers out (docs/protocol.md).

/** Fetches and compiles the engine; streams the compilation if the server sends the right content type. */
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

/** The system calls that the C library needs: entropy for dice, and the clock. Everything else (files) is unsupported. */
function system(memory: () => WebAssembly.Memory): Record<string, (...given: never[]) => number> {
    return {
        random_get(at: number, length: number): number {
            // Browsers limit one call to 65,536 bytes; dice need four.
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
    for (const wanted of WebAssembly.Module.imports(module)) (all[wanted.module] ??= {})[wanted.name] = known[wanted.name] ?? (() => NOT_SUPPORTED);
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
        const instance = await WebAssembly.instantiate(
            module,
            imports(module, () => memory!),
        );
        const exports = instance.exports as unknown as Exports;
        memory = exports.memory;
        return new Engine(exports);
    }

    /** Runs the given lines and returns the whole answer. */
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
