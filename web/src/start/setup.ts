/* The set-up of the next game, remembered per game. */
import { cardOf, DEFAULT_GAME } from "../games";
import { playersIn, readTags } from "../table/tags";
import type { FormOption, GameForm, Player, Setup } from "../table/table";

/** Storage keys: the last set-up, and the last one of each game. */
const KEY = "astragal.setup";
const PER_GAME_KEY = "astragal.setups";

/** The level for seats that nobody was chosen for. */
const USUAL_LEVEL = 2;
export const PERSON: Player = { kind: "person", name: "" };

function isPlayer(value: unknown): value is Player {
    if (!value || typeof value !== "object") return false;
    const { kind, level, name } = value as { kind?: unknown; level?: unknown; name?: unknown };
    if (kind === "person") return typeof name === "string" && name.length <= 60;
    return kind === "level" && typeof level === "number" && level >= 1 && level <= 8;
}

/** Null if it is not a set-up. Before there were several games, options and players were in one object. */
function readSetup(stored: unknown): Setup | null {
    if (!stored || typeof stored !== "object") return null;
    const { game = DEFAULT_GAME, options = stored, players } = stored as Record<string, unknown>;
    if (typeof game !== "string" || typeof options !== "object" || options === null) return null;
    if (!Array.isArray(players) || players.length === 0 || !players.every(isPlayer)) return null;
    return { game, options: cardOf(game).readOptions(options as Readonly<Record<string, unknown>>), players };
}

/** Null if it is damaged or storage is disabled. */
function readStored(key: string): unknown {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
        return null;
    }
}

function storedPerGame(): Readonly<Record<string, unknown>> {
    const stored = readStored(PER_GAME_KEY);
    return stored && typeof stored === "object" ? (stored as Record<string, unknown>) : {};
}

export function lastSetup(): Setup {
    return readSetup(readStored(KEY)) ?? cardOf(DEFAULT_GAME).firstSetup ?? { game: DEFAULT_GAME, options: {}, players: [PERSON] };
}

function isPossible({ type, min, max, values }: FormOption, value: string | undefined): boolean {
    if (value === undefined) return false;
    if (type === "spin") return /^\d+$/.test(value) && Number(value) >= (min ?? 0) && Number(value) <= (max ?? Infinity);
    return type === "string" || (values?.some((one) => one.value === value) ?? false);
}

/** The set-up restricted to the options of the form, with as many players as it has seats. */
export function fitted(setup: Setup, form: GameForm): Setup {
    const options = Object.fromEntries(
        form.options.map((option) => {
            const value = setup.options[option.name];
            return [option.name, value !== undefined && isPossible(option, value) ? value : option.default];
        }),
    );
    const seats = form.seatsOption === undefined ? setup.players.length : Number(options[form.seatsOption]);
    return { ...setup, options, players: withSeats(setup.players, Math.min(Math.max(seats, form.leastSeats), form.mostSeats)) };
}

/** The last set-up of a game, or its default. */
export function setupOf(form: GameForm): Setup {
    const last = lastSetup();
    const stored = last.game === form.game ? last : readSetup(storedPerGame()[form.game]);
    const first = stored?.game === form.game ? stored : cardOf(form.game).firstSetup;
    return fitted(first ?? { game: form.game, options: {}, players: [PERSON] }, form);
}

/** The set-up that a record was played with, for a rematch. */
export function setupOfRecord(record: string, forms: ReadonlyMap<string, GameForm>): Setup | null {
    const tags = readTags(record);
    const form = forms.get(tags.get("Game") ?? DEFAULT_GAME);
    if (!form) return null;
    const options = form.options.flatMap(({ name }) => {
        const value = tags.get(name.charAt(0).toUpperCase() + name.slice(1));
        return value === undefined ? [] : [[name, value] as const];
    });
    const players = playersIn(tags).map(([, player]) => player);
    return fitted({ game: form.game, options: Object.fromEntries(options), players }, form);
}

export function saveSetup(setup: Setup): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(setup));
        localStorage.setItem(PER_GAME_KEY, JSON.stringify({ ...storedPerGame(), [setup.game]: setup }));
    } catch {
        /* Storage disabled or full: the next set-up starts from the default. */
    }
}

/** Adjusts the number of players; new ones are levels, unless somebody else is given. */
export function withSeats(players: readonly Player[], seats: number, filler?: Player): Player[] {
    const level = filler ?? players.find((player) => player.kind === "level") ?? { kind: "level", level: USUAL_LEVEL };
    return Array.from({ length: seats }, (_, index) => players[index] ?? level);
}
