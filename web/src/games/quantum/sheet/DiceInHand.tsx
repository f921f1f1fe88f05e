/* Dice just rolled, to keep or roll again; and those that are still tumbling. */
import { useEffect, useState } from "preact/hooks";
import { DieIcon } from "../board/DieArt";
import type { SubjectProps } from "../../ui";
import { dieKey, type QuantumEffect, type Rolling } from "../animation";
import { scaledDuration, type Speed } from "../../../motion";
import type { QuantumBoard } from "../view";

const FACES = 5;

function Tumbling({ dice, speed }: { dice: readonly Rolling[]; speed: Speed }) {
    const [turn, setTurn] = useState(0);
    const time = scaledDuration(560, speed);
    useEffect(() => {
        const timers = Array.from({ length: FACES }, (_, index) => setTimeout(() => setTurn(index + 1), (time * (index + 1)) / FACES));
        return () => timers.forEach(clearTimeout);
    }, []);
    return (
        <p class="roll tumbling" aria-hidden="true" style={{ "--tumble": `${time}ms` }}>
            {dice.map((ship, index) => (
                <DieIcon key={dieKey(ship)} seat={ship.seat} number={turn === FACES ? ship.number : ((ship.number + index + turn * 2) % 6) + 1} size={58} />
            ))}
        </p>
    );
}

export function DiceInHand({ view: { board, who }, effect, speed }: SubjectProps<QuantumBoard, QuantumEffect>) {
    const rolling = effect?.suspense ? effect.rolling.filter((ship) => ship.inHand) : [];
    if (effect && rolling.length > 0) return <Tumbling key={effect.n} dice={rolling} speed={speed} />;
    const inHand = board.ships.filter((ship) => ship.seat === who && ship.hand && ship.number > 0);
    if (inHand.length === 0) return null;
    return (
        <p class="roll">
            {inHand.map((ship) => (
                <DieIcon key={ship.die} seat={ship.seat} number={ship.number} size={58} />
            ))}
        </p>
    );
}
