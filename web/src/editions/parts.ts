/** What a game adds to the editor: how its components and values are drawn, and which values lie on one sheet. */

import type { Component, Snippet } from "svelte";
import type { Words } from "../lib/words";
import type { Draft } from "./draft.svelte";
import type { ComponentValue, Place, Printed, Section, Sheet } from "./values";

export interface DrawnSheet {
  words: Words;
  draft: Draft;
  sheet: Sheet;
  values: ComponentValue[]; // of all sheets
  /** A value as a button, alone or with its label. */
  field: Snippet<[key: string, named?: boolean]>;
  /** Show another sheet. */
  show: (key: string) => void;
}
export interface DrawnValue {
  words: Words;
  value: ComponentValue;
  is: Printed;
}
interface Parts {
  /** Draws a sheet with its values in their places; nothing: a list. */
  Sheet?: Component<DrawnSheet>;
  Value?: Component<DrawnValue>;
  /** The small picture of a sheet. */
  Thumb?: Component<{ sheet: Sheet; place: number }>;
  place?: Place;
  /** Sections that are not as the values come: by the way through a board. */
  sections?: (values: ComponentValue[], sections: Section[]) => Section[];
}

const PARTS = import.meta.glob<{ parts: Parts }>("../games/*/edition.ts");
const loaded: Record<string, Parts> = {};

/** Loads what a game adds; whoever draws waits for it. */
export async function loadParts(game: string): Promise<void> {
  loaded[game] ??= (await PARTS[`../games/${game}/edition.ts`]?.())?.parts ?? {};
}
export function partsOf(game: string): Parts {
  return loaded[game] ?? {};
}
