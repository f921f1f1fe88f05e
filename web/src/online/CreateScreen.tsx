/* Opens a table for friends: game, seats, options, clock, chat. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useForms } from "../forms";
import { gamesToChoose } from "../games";
import { useSettings } from "../settings";
import { GamePicker } from "../start/GamePicker";
import { SetupFields } from "../start/SetupFields";
import { useSetup } from "../start/useSetup";
import type { BoardEntry, Level, TableSource } from "../table/table";
import { ClockPicker } from "./ClockPicker";
import { ask } from "./connection";
import { PROTOCOL, type Time } from "./messages";
import type { OwnTables } from "./own-tables";
import { refusalWords } from "./refusals";
import { useOnlineWords } from "./words";

interface Props {
    boards: readonly BoardEntry[];
    levels: readonly Level[];
    source: TableSource;
    tables: OwnTables;
    onGame: (game: string) => void;
}

export function CreateScreen({ boards, levels, source, tables, onGame }: Props) {
    const { say: sayShell } = useSettings();
    const say = useOnlineWords();
    const forms = useForms();
    const chosen = useSetup(source, forms, boards, onGame, true);
    const { setup, board, boardOption } = chosen;
    const [time, setTime] = useState<Time | null>(null);
    const [chat, setChat] = useState(true);
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState("");
    const complaint = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => complaint.current?.scrollIntoView({ block: "center" }), [problem]);
    useLayoutEffect(() => scrollTo(0, 0), []);
    const noPerson = !setup.players.some((player, index) => player.kind === "person" && !chosen.seats[index]?.automa);
    const open = async (): Promise<void> => {
        setBusy(true);
        setProblem("");
        /* A custom board is identified by its one-line form. */
        const options = board && boardOption ? { ...setup.options, [boardOption]: board.line } : setup.options;
        const seats = setup.players.flatMap((player, index) =>
            chosen.seats[index]?.automa ? [] : [player.kind === "level" ? `level:${player.level}` : "person"],
        );
        try {
            const made = await ask<"created">({
                type: "create",
                protocol: PROTOCOL,
                game: setup.game,
                seats,
                options,
                chat,
                ...(time === null ? {} : { time }),
            });
            const [first] = made.seats;
            if (!first) throw new Error("a table without seats");
            tables.put({ table: made.table, secret: first.secret }, { game: setup.game, links: { seats: made.seats, watch: made.watch, invite: made.invite } });
            location.hash = `#/table/${made.table}`;
        } catch (error) {
            setBusy(false);
            setProblem(refusalWords(error, say));
        }
    };
    return (
        <main class="start friends">
            <header class="friends-head">
                <a href="#/">{sayShell("home")}</a>
                <h1>{say("newTable")}</h1>
                <p class="quiet">{say("newTableNote")}</p>
            </header>
            {gamesToChoose(forms.keys()).length > 1 && <GamePicker chosen={setup.game} onChoose={chosen.choose} />}
            <section class="set-up panel" aria-label={say("newTable")}>
                <SetupFields chosen={chosen} boards={boards} levels={levels} named={false} />
                <div class="table-options">
                    <ClockPicker time={time} onChange={setTime} />
                    <label class="option-check">
                        <input type="checkbox" checked={chat} onChange={(event) => setChat(event.currentTarget.checked)} />
                        <span>{say("chatWith")}</span>
                    </label>
                </div>
                {(problem || noPerson) && (
                    <p class="problem" role="alert" ref={complaint}>
                        {noPerson ? say("needsPeople") : problem}
                    </p>
                )}
                <button type="button" class="play-button strong" disabled={chosen.why !== "" || busy || noPerson} onClick={() => void open()}>
                    {say(busy ? "opening" : "opens")}
                </button>
            </section>
        </main>
    );
}
