/* All lessons, in the order in which they are best taken. */
import { attack } from "./lessons/attack";
import { fleet } from "./lessons/fleet";
import { power } from "./lessons/power";
import { turn } from "./lessons/turn";

export const LESSONS = [turn, attack, fleet, power] as const;
