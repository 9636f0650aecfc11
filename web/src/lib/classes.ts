/** Classes of play, named after the levels of bots they are measured by. */

import type { ClassesInfo } from "./wire";

export const CLASSES = ["apprentice", "journeyman", "foreman", "master"];

/** The class of play of an error a decision; empty where the game's classes are not told. */
export function classOf(error: number, { bounds }: ClassesInfo): string {
  return bounds.length ? CLASSES[CLASSES.length - 1 - bounds.filter((bound) => error > bound).length]! : "";
}
