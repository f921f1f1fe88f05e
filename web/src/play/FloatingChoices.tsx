/* The question next to the board when few answers remain: enter or stay, attack from where, which cube. */
import type { Place } from "../board/frame";
import type { GameUi, Question } from "../games/ui";
import type { Language, View } from "../table/view";
import type { Say } from "../words";
import type { Option } from "./clicks";
import { percent } from "./odds";
import { Popover } from "./Popover";
import { placeOf } from "./useHighlights";
import type { Pointing } from "./usePointing";

const MOST = 4;

interface Props {
    ui: GameUi;
    view: View;
    pointing: Pointing;
    /** Several options at the place just clicked. */
    crowded: readonly Option[] | null;
    place: (name: string) => Place;
    say: Say;
    language: Language;
    onHighlight: (things: readonly string[]) => void;
    onDone: () => void;
}

/** The options to ask about and the place to ask next to; null if the board alone is clear. */
function asking({ ui, view, pointing, crowded }: Props): { options: readonly Option[]; anchor: string } | null {
    const placed = (token: string): string | null => placeOf(ui, view, token);
    if (crowded?.[0]) {
        const anchor = placed(crowded[0].token);
        return anchor ? { options: crowded, anchor } : null;
    }
    const options = [...pointing.options.values()];
    if (options.length < 2 || options.length > MOST || !options.every((option) => placed(option.token))) return null;
    const inQuestion = ui.placeInQuestion?.(view) ?? null;
    const asked = pointing.path.length >= 2 || (pointing.path.length === 0 && inQuestion !== null);
    const anchor =
        pointing.path
            .map(placed)
            .reverse()
            .find((place) => place !== null) ?? inQuestion;
    return asked && anchor ? { options, anchor } : null;
}

function questionOf({ ui, view, pointing, language }: Props, options: readonly Option[]): Question {
    if (ui.ask) return ui.ask(view, options, pointing.path, language);
    const label = ({ token, decisions: [first, more] }: Option): string => (first && !more ? first.label : ui.nameOf(view, token, language));
    return { title: view.prompt, label };
}

export function FloatingChoices(props: Props) {
    const { ui, view, pointing, crowded, place, say, onHighlight, onDone } = props;
    const asked = asking(props);
    if (!asked) return null;
    const question = questionOf(props, asked.options);
    /* Do not cover the subject, the clicks so far or the answers. */
    const places = [...pointing.path, ...asked.options.map((option) => option.token)]
        .map((token) => placeOf(ui, view, token))
        .filter((name): name is string => name !== null);
    return (
        <Popover
            title={question.title}
            at={place(asked.anchor)}
            avoid={places.map(place)}
            spare={ui.occupied(view).map(place)}
            closeLabel={say("cancel")}
            onClose={pointing.path.length > 0 || crowded ? onDone : undefined}
            choices={asked.options.map((option) => ({
                key: option.token,
                label: question.label(option),
                odds: option.odds === undefined ? undefined : say("percent", percent(option.odds)),
                onClick: () => pointing.point(option.token),
                onHover: (over) => {
                    const name = placeOf(ui, view, option.token);
                    onHighlight(over && name ? [name] : []);
                },
            }))}
        />
    );
}
