/* State of the set-up form, checked by the engine. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Forms } from "../forms";
import { DEFAULT_GAME, isLoaded, loadUi, uiOf } from "../games";
import type { GameUi } from "../games/ui";
import { useSettings } from "../settings";
import type { BoardEntry, FormOption, GameForm, Player, Preview, Setup, TableSource } from "../table/table";
import { partyFor, partyOf, partyWith, peopleCounts } from "./parties";
import type { SeatToCome } from "./SeatPicker";
import { fitted, lastSetup, PERSON, setupOf, withSeats } from "./setup";

/** The seats of games whose marks are not known in advance; null until the engine has answered. */
function usePreview(source: TableSource, { game, options }: Setup, wanted: boolean): Preview | null {
    const { language } = useSettings();
    const [preview, setPreview] = useState<{ of: string; answer: Preview } | null>(null);
    const key = wanted ? JSON.stringify([game, options, language]) : "";
    useEffect(() => {
        let alive = true;
        if (wanted) void source.preview(game, options, language).then((answer) => alive && setPreview({ of: key, answer }));
        return () => {
            alive = false;
        };
    }, [source, key]);
    return preview?.of === key ? preview.answer : null;
}

function seatsToCome(preview: Preview): readonly SeatToCome[] | null {
    if (!preview.good) return null;
    const teams = new Set(preview.seats.map(({ team }) => team));
    const joined = teams.size > 1 && teams.size < preview.seats.length;
    return preview.seats.map(({ mark, name, kind, team }) => ({ mark, name, automa: kind === "automa", team: joined ? team : null }));
}

/** Possible numbers of players: from the form, or from the boards. */
function seatCounts(form: GameForm | undefined, boards: readonly BoardEntry[], usual: readonly number[]): readonly number[] {
    if (form?.seatsOption !== undefined) return peopleCounts(form);
    return boards.length > 0 ? [...new Set(boards.map((one) => one.seats))].sort() : usual;
}

/** Options without a picker of their own. Boards are a list if the game has no board picker. */
function optionsToShow(form: GameForm | undefined, ui: GameUi, boards: readonly BoardEntry[], seats: number): readonly FormOption[] {
    return (form?.options ?? []).flatMap((option) => {
        if (option.name === form?.boardOption) {
            const values = boards.filter((one) => one.seats === seats).map(({ id, name, note }) => ({ value: id, label: note ? `${name} (${note})` : name }));
            return ui.boards || values.length === 0 ? [] : { ...option, type: "combo", values };
        }
        return ui.Options || option.name === form?.seatsOption ? [] : option;
    });
}

/** `boards` are those of the selected game. `friends`: all seats are for people at first. */
export function useSetup(source: TableSource, forms: Forms, boards: readonly BoardEntry[], onGame: (game: string) => void, friends = false) {
    const { language, say } = useSettings();
    const seated = (setup: Setup): Setup => (friends ? { ...setup, players: setup.players.map(() => PERSON) } : setup);
    const [setup, setSetup] = useState<Setup>(() => seated(lastSetup()));
    const { game, players } = setup;
    const form = forms.get(game);
    const drawn = uiOf(game);
    const preview = usePreview(source, setup, form !== undefined && !drawn.marks);
    const [seats, setSeats] = useState<readonly SeatToCome[]>([]);
    useLayoutEffect(() => {
        const known = preview && seatsToCome(preview);
        if (known) setSeats(known);
    }, [preview]);

    const choose = (next: string): void => {
        const wanted = forms.get(next);
        if (!wanted) return;
        const take = (): void => {
            setSeats([]);
            setSetup(seated(setupOf(wanted)));
            onGame(next);
        };
        if (isLoaded(next)) take();
        else void loadUi(next).then(take, take);
    };
    /* The stored game or options may no longer exist. */
    useLayoutEffect(() => {
        if (forms.size === 0) return;
        if (!form) choose(forms.has(DEFAULT_GAME) ? DEFAULT_GAME : ([...forms.keys()][0] ?? game));
        else if (!drawn.marks) setSetup(fitted(setup, form));
    }, [forms]);

    /** With as many players as these options have seats. */
    const seatedBy = (old: Setup, options: Setup["options"]): Setup => {
        const count = form?.seatsOption === undefined ? old.players.length : Number(options[form.seatsOption]);
        return { ...old, options, players: withSeats(old.players, count, friends ? PERSON : undefined) };
    };
    const setOptions = (part: Setup["options"]): void =>
        setSetup((old) => {
            const options = { ...old.options, ...part };
            const party = form && partyWith(form, part, partyOf(form, old.options)?.people ?? old.players.length);
            return party ? seatedBy(old, { ...options, ...party.options }) : { ...old, options };
        });
    const boardOption = drawn.boards?.option ?? form?.boardOption;
    const chosen = (boardOption && setup.options[boardOption]) ?? "";
    const board = boards.find((one) => one.id === chosen);
    useLayoutEffect(() => {
        const other = boards.find((one) => one.seats === players.length);
        if (boardOption && board?.seats !== players.length && other) setOptions({ [boardOption]: other.id });
    }, [boards, players.length]);

    const known: readonly SeatToCome[] = useMemo(
        () => drawn.marks?.map((mark) => ({ mark, name: drawn.seatStyle(mark).name[language], automa: false, team: null })) ?? seats,
        [drawn, seats, language],
    );
    return {
        setup,
        form,
        ui: uiOf(
            game,
            known.map(({ mark }) => mark),
        ),
        seats: known,
        counts: seatCounts(form, boards, drawn.boards?.usualSeats ?? [players.length]),
        /** Why this set-up cannot be played; empty if it can. */
        why: preview && !preview.good ? preview.why : isLoaded(game) ? "" : say("gameNotLoaded"),
        board,
        boardOption,
        options: optionsToShow(form, drawn, boards, players.length),
        /** An option whose value comes from a file and is no board, and what makes it from one. */
        fileOption:
            form?.fileOption === undefined || form.fileOption === form.boardOption
                ? null
                : { option: form.fileOption, standard: drawn.file, read: (text: string) => source.readBoard(game, text, language) },
        choose,
        setOptions,
        setPlayers: (next: readonly Player[]): void => setSetup({ ...setup, players: next }),
        /** How many people play, those of levels included; automas are not counted where the game says which seats they have. */
        people: (form && partyOf(form, setup.options)?.people) ?? players.length,
        setPeople: (count: number): void => {
            if (form?.seatsOption === undefined) return setSetup({ ...setup, players: withSeats(players, count, friends ? PERSON : undefined) });
            const part = partyFor(form, count, setup.options)?.options ?? { [form.seatsOption]: String(count) };
            setSetup(seatedBy(setup, { ...setup.options, ...part }));
        },
    };
}

/** The state of the form. */
export type Chosen = ReturnType<typeof useSetup>;
