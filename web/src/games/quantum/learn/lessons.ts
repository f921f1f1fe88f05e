/* All lessons, in the recommended order. */
import { attack } from "./attack";
import { fleet } from "./fleet";
import { power } from "./power";
import { turn } from "./turn";

export const LESSONS = [turn, attack, fleet, power] as const;
