/** Whose edition it is, and of which printing: "by Agnes", "Valley Games 2008". */

import { me } from "../lib/me.svelte";
import { t } from "../lib/messages.svelte";
import type { Box, EditionInfo } from "../lib/wire";

export function boxName({ publisher, year }: Box): string {
  return [publisher, year || ""].join(" ").trim();
}

/** Makers may stay unnamed. */
export function makerOf({ maker, of_owners }: Pick<EditionInfo, "maker" | "of_owners">): string {
  if (of_owners) return t("edition-by-owners");
  return t("editions-by", { name: maker ?? t("edition-an-owner") });
}

const LONGEST = 40; // letters of a name

export function newName(): string {
  return t("editions-name-of-new", { name: me.name }).slice(0, LONGEST);
}
