import { speech, t } from "./speech.svelte";
import type { ClassesInfo } from "./wire";

/** Classes of play, named after the levels of bots they are measured by. */
export const CLASSES = ["apprentice", "journeyman", "foreman", "master"];

/** The name of a bot's level; one this client has no word for is called by its key. */
export function levelName(level: string): string {
  return speech.words?.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** The class of play of an error a decision; empty where the game's classes are not told. */
export function classOf(error: number, { bounds }: ClassesInfo): string {
  return bounds.length ? CLASSES[CLASSES.length - 1 - bounds.filter((bound) => error > bound).length]! : "";
}
