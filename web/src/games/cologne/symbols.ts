/** Which of the symbols is drawn on a card, or beside its values in the editor. */

import type { Sheet } from "../../editions/values";
import { CHURCHES } from "./board";

export function isAbbot(card: string): boolean {
  return /^abb(ot|ess)-/.test(card);
}

/** An abbot's church, or else the person. */
export function symbolOf(card: string): string {
  return isAbbot(card) ? `c-${card.replace(/^abb(ot|ess)-/, "")}` : `i-${card}`;
}

/** Nothing where a sheet is about neither a church nor a card. */
export function symbolOfSheet({ section, key }: Sheet): string {
  if (section === "encounters") return symbolOf(key);
  return section === "tiles" && CHURCHES[key] ? `c-${key}` : "";
}
