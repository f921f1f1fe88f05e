/* How many people play, in games whose options add an automa: the form lists every combination (GameForm.parties). */
import type { GameForm, Party, Setup } from "../table/table";

type Options = Setup["options"];

/** How many of the party's options these are already. */
function agreement({ options }: Party, wanted: Options, ignored?: string): number {
    return Object.keys(options).filter((name) => name !== ignored && options[name] === wanted[name]).length;
}

/** The party that these options make, if it is a possible one. */
export function partyOf({ parties = [] }: GameForm, options: Options): Party | undefined {
    return parties.find((party) => agreement(party, options) === Object.keys(party.options).length);
}

/** The numbers of people to choose from, and for games without parties the numbers of seats. */
export function peopleCounts({ parties, leastSeats, mostSeats }: GameForm): readonly number[] {
    if (!parties) return Array.from({ length: mostSeats - leastSeats + 1 }, (_, index) => leastSeats + index);
    return [...new Set(parties.map(({ people }) => people))].sort((one, other) => one - other);
}

function best(parties: readonly Party[], rate: (party: Party) => number): Party | undefined {
    return parties.reduce<Party | undefined>((found, party) => (!found || rate(party) > rate(found) ? party : found), undefined);
}

/** For a number of people: with the same automa as before if possible. */
export function partyFor({ parties = [], seatsOption }: GameForm, people: number, options: Options): Party | undefined {
    return best(
        parties.filter((party) => party.people === people),
        (party) => agreement(party, options, seatsOption),
    );
}

/** For a part of the options that has just been chosen: the number of people changes as little as possible. */
export function partyWith({ parties = [] }: GameForm, part: Options, people: number): Party | undefined {
    if (!parties.some((party) => Object.keys(part).some((name) => name in party.options))) return undefined;
    return best(
        parties.filter((party) => Object.keys(part).every((name) => !(name in party.options) || party.options[name] === part[name])),
        (party) => -Math.abs(party.people - people),
    );
}
