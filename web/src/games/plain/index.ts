/* The UI for games without one of their own: a board drawn from the places in the view, and a sheet for each seat. */
import "./style.css";
import type { Mark, Space, Token, View } from "../../table/view";
import type { GameUi } from "../ui";
import { seatStyleAmong } from "./seat-styles";
import { boxOf, PlainBoard } from "./PlainBoard";
import { PlainHero } from "./PlainHero";
import { PlainSheet } from "./PlainSheet";

function placeAt({ places }: View, thing: Token): Space | undefined {
    return places?.find((place) => place.thing === thing);
}

/** The place's name, and its text if that adds anything. */
function describe(view: View, place: string): string {
    const space = placeAt(view, place);
    if (!space) return place;
    const words = space.text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "" && line !== space.name);
    return [space.name, ...words].join(", ");
}

const plain: Omit<GameUi, "seatStyle"> = {
    Board: PlainBoard,
    Sheet: PlainSheet,
    Hero: PlainHero,
    animator: () => (step) =>
        step.view.who === "over" && step.before.who !== "over"
            ? { time: 1400, sound: "win", effect: null }
            : step.line?.seat === null
              ? { time: 300, sound: null, effect: null, lead: { time: 450, sound: "dice", effect: null } }
              : { time: 400, sound: step.view.turn === step.before.turn ? "pick" : "turn", effect: null },
    whereIs: (view, thing) => (placeAt(view, thing) ? { on: "board", place: thing } : null),
    pieceAt: () => null,
    occupied: () => [],
    shape: ({ places = [] }) => {
        const box = boxOf(places);
        return box.height / box.width;
    },
    firstPlace: (view) => view.places?.[0]?.thing ?? "",
    describe,
    nameOf: (view, thing) => view.buttons?.[thing] ?? view.names?.[thing] ?? placeAt(view, thing)?.name ?? thing,
    pick: { en: "Choose a place on the board or a button.", fr: "Choisissez une case ou un bouton." },
    groupsLog: true,
    readOptions: (stored) => Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string")),
};

const made = new Map<string, GameUi>();

/** The plain UI for seats with these marks; cached. */
export function plainFor(marks: readonly Mark[]): GameUi {
    const key = marks.join(" ");
    let ui = made.get(key);
    if (!ui) {
        ui = { ...plain, seatStyle: (seat) => seatStyleAmong(marks, seat) };
        made.set(key, ui);
    }
    return ui;
}
