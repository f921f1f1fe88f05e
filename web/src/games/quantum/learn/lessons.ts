/* All lessons, in the recommended order. */
import type { Lessons } from "../../ui";
import { attack } from "./attack";
import { fleet } from "./fleet";
import { power } from "./power";
import { turn } from "./turn";
import { lessonWords } from "./words";

export const LESSONS = [turn, attack, fleet, power] as const;

export const lessons: Lessons = { about: lessonWords.learnAbout, list: LESSONS };
