/* The question beside the board's space when few answers are left: enter or stay, from where to attack, which cube. */
import type { Place } from "../board/Board";
import type { QuantumBoard, View } from "../table/view";
import { className, type Say, type WordKey } from "../words";
import type { Option } from "./clicks";
import { percent } from "./describe";
import { Popover } from "./Popover";
import { questionOf } from "./question";
import { spaceOf } from "./useLit";
import type { Pointing } from "./usePointing";

const MOST = 4;

interface Props {
    view: View;
    pointing: Pointing;
    /** Several things on the space just clicked. */
    crowded: readonly Option[] | null;
    place: (space: string) => Place;
    say: Say;
    onTell: (spaces: readonly string[]) => void;
    onDone: () => void;
}

/** The options to ask about, and the space to ask beside; null when the board alone is clear. */
function question(
    view: View,
    pointing: Pointing,
    crowded: readonly Option[] | null,
): { options: readonly Option[]; anchor: string } | null {
    const { board } = view;
    if (crowded?.[0]) {
        const anchor = spaceOf(board, crowded[0].token);
        return anchor ? { options: crowded, anchor } : null;
    }
    const options = [...pointing.options.values()];
    if (options.length < 2 || options.length > MOST || !options.every((option) => spaceOf(board, option.token))) return null;
    const asked = pointing.path.length >= 2 || (pointing.path.length === 0 && board.contested !== undefined);
    const anchor = [...pointing.path].reverse().find((token) => spaceOf(board, token)) ?? board.contested;
    return asked && anchor ? { options, anchor } : null;
}

/** Where the question says what is asked, a space is answer enough. */
function labelOf(option: Option, board: QuantumBoard, question: WordKey | null, path: readonly string[], say: Say): string {
    if (question === "askFrom") return say(option.token === path[0] ? "fromHere" : "fromSpace", option.token);
    if (option.decisions.length === 1 && option.decisions[0]) return option.decisions[0].label;
    const ship = board.ships.find((one) => one.at === option.token);
    if (ship) return say("chosenShip", ship.number, className(say, ship.number), option.token);
    return spaceOf(board, option.token) ?? option.token;
}

export function FloatingChoices({ view, pointing, crowded, place, say, onTell, onDone }: Props) {
    const asked = question(view, pointing, crowded);
    if (!asked) return null;
    const words = pointing.path.length > 0 ? questionOf(asked.options, pointing.path.length) : null;
    /* The ship it is about, what it was pointed at, and the answers: none of them is to be covered. */
    const spaces = [...pointing.path, ...asked.options.map((option) => option.token)]
        .map((token) => spaceOf(view.board, token))
        .filter((space): space is string => space !== null);
    return (
        <Popover
            title={words ? say(words) : view.prompt}
            at={place(asked.anchor)}
            avoid={spaces.map(place)}
            spare={[...view.board.ships.flatMap((ship) => ship.at ?? []), ...view.board.planets.map((planet) => planet.at)].map(place)}
            closeLabel={say("cancel")}
            onClose={pointing.path.length > 0 || crowded ? onDone : undefined}
            choices={asked.options.map((option) => ({
                key: option.token,
                label: labelOf(option, view.board, words, pointing.path, say),
                odds: option.odds === undefined ? undefined : say("percent", percent(option.odds)),
                onClick: () => pointing.point(option.token),
                onHover: (over) => {
                    const space = spaceOf(view.board, option.token);
                    onTell(over && space ? [space] : []);
                },
            }))}
        />
    );
}
