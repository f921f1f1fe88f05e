/* Picks the game, if there are several. What is known without the engine is shown at once, so that nothing moves when it answers. */
import { useForms } from "../forms";
import { cardOf, gamesToChoose } from "../games";
import { useSettings } from "../settings";
import { peopleCounts } from "./parties";

interface Props {
    chosen: string;
    onChoose: (game: string) => void;
}

export function GamePicker({ chosen, onChoose }: Props) {
    const { say, language } = useSettings();
    const forms = useForms();
    return (
        <fieldset class="game-picker">
            <legend class="visually-hidden">{say("whichGame")}</legend>
            {gamesToChoose(forms.keys()).map((game) => {
                const { title, tagline } = cardOf(game);
                const form = forms.get(game);
                const counts = form ? peopleCounts(form) : [];
                const players = counts.length > 1 ? say("range", counts[0]!, counts.at(-1)!) : counts.join("");
                return (
                    <label key={game} class={game === chosen ? "on" : ""}>
                        <input type="radio" name="game" checked={game === chosen} onChange={() => onChoose(game)} />
                        <b>{form?.title ?? title?.[language] ?? game}</b>
                        <small>{tagline?.[language] ?? say("mapPlayers", players)}</small>
                    </label>
                );
            })}
        </fieldset>
    );
}
