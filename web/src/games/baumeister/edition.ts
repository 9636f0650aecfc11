import type { ComponentValue, Place, Section } from "../../editions/values";
import EditionSheet from "./EditionSheet.svelte";
import EditionThumb from "./EditionThumb.svelte";
import EditionValue from "./EditionValue.svelte";

/** A contract with its pieces, the workers of a category together. */
const place: Place = (key) => {
  const [group = "", row = "", leaf] = key.split(".");
  if (group === "contract" || group === "piece") return ["contract", row];
  if (group === "letters") return ["letters", row.replace(/-\d+$/, "")];
  if (group === "category") return ["letters", row];
  return [group, leaf === undefined ? group : row];
};

const FIRST = "contract"; // what one has in hand first

const sections = (_: ComponentValue[], found: Section[]): Section[] => [
  ...found.filter((section) => section.key === FIRST),
  ...found.filter((section) => section.key !== FIRST),
];

export const parts = { Sheet: EditionSheet, Thumb: EditionThumb, Value: EditionValue, place, sections };
