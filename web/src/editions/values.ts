/** The values of a game's components, in the sheets an owner goes through; what one of them is now, and how sure that is. */

import type { ComponentValueShown, ValueFormShown } from "../lib/wire";
import type { Words } from "../lib/words";

export type Printed = number | string | boolean | (number | string)[] | Record<string, number>;
export type Values = Record<string, Printed>;

export type Form = ValueFormShown;
export type ComponentValue = Pick<ComponentValueShown, "key" | "origin" | "asked" | "look" | "form"> & {
  value: Printed;
};

/** What an owner has said so far. */
export interface Answers {
  values: Values;
  confirmed: readonly string[];
}

/** `guess` is ours, not yet looked at; `absent` does not stand on our card; `wrong` does not fit. */
export type Mark = "rulebook" | "source" | "owners" | "absent" | "guess" | "checked" | "yours" | "wrong";

/** Values that are looked at together: a card, or what meets at a place. */
export interface Sheet {
  key: string;
  section: string;
  values: ComponentValue[];
}
export interface Section {
  key: string;
  sheets: Sheet[];
}
/** Which section and which sheet a value stands on. */
export type Place = (key: string) => readonly [section: string, sheet: string];

/** Each group a section, each row of it a sheet. */
export const usualPlace: Place = (key) => {
  const [group = "", row = "", leaf] = key.split(".");
  return [group, leaf === undefined ? group : row];
};

/** An edition that is told by its differences. */
export function asAnswers(differences: readonly { key: string; value: unknown }[]): Answers {
  return { values: Object.fromEntries(differences.map(({ key, value }) => [key, value as Printed])), confirmed: [] };
}

export function same(a: Printed, b: Printed): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function now({ values }: Answers, value: ComponentValue): Printed {
  return values[value.key] ?? value.value;
}

export function isYours(answers: Answers, value: ComponentValue): boolean {
  return !same(now(answers, value), value.value);
}

/** Something of the kind stands on our card; on other cards it may. */
export function isPrinted(value: ComponentValue): boolean {
  return value.asked || value.origin !== "reconstructed";
}

/** Our guess, and nobody has said anything about it. */
export function isOpen(answers: Answers, value: ComponentValue): boolean {
  return value.asked && !isYours(answers, value) && !answers.confirmed.includes(value.key);
}

export function openOf(answers: Answers, values: ComponentValue[]): ComponentValue[] {
  return values.filter((value) => isOpen(answers, value));
}

export function markOf(answers: Answers, value: ComponentValue, wrong: ReadonlySet<string>): Mark {
  if (wrong.has(value.key)) return "wrong";
  if (isYours(answers, value)) return "yours";
  if (answers.confirmed.includes(value.key)) return "checked";
  if (!isPrinted(value)) return "absent";
  if (value.origin === "reconstructed") return "guess";
  return value.origin === "ours" ? "absent" : value.origin;
}

/** Questions asked and answered: several values may be one look. */
export function looks(answers: Answers, values: ComponentValue[]): { done: number; all: number } {
  const all = new Set(values.filter((value) => value.asked).map((value) => value.look));
  const open = new Set(openOf(answers, values).map((value) => value.look));
  return { done: all.size - open.size, all: all.size };
}

/** Lines that only the owner's copy has. */
export function newLines(ours: ComponentValue[], { values }: Answers): ComponentValue[] {
  const known = new Set(ours.map((value) => value.key));
  const { form } = ours.find((value) => value.form.kind === "line") ?? {};
  if (!form) return [];
  const keys = Object.keys(values).filter((key) => !known.has(key) && key.includes(" "));
  return keys.map((key) => ({ key, value: false, origin: "reconstructed", asked: false, look: key, form }));
}

/** The sections in the order of the files; those with nothing to check come last. */
export function sectionsOf(values: ComponentValue[], place: Place = usualPlace): Section[] {
  const sections = new Map<string, Map<string, ComponentValue[]>>();
  for (const value of values) {
    const at = place(value.key);
    if (value.origin === "ours") continue; // printed nowhere
    const sheets = sections.get(at[0]) ?? new Map<string, ComponentValue[]>();
    sections.set(at[0], sheets);
    sheets.set(at[1], [...(sheets.get(at[1]) ?? []), value]);
  }
  const found = [...sections].map(([section, sheets]) => ({
    key: section,
    sheets: [...sheets].map(([key, those]) => ({ key, section, values: those })),
  }));
  const isAsked = ({ sheets }: Section) => sheets.some((sheet) => sheet.values.some((value) => value.asked));
  return [...found.filter(isAsked), ...found.filter((section) => !isAsked(section))];
}

/** The next sheet with something to check, from there on and around; the same sections first. */
export function nextOpen(answers: Answers, sections: Section[], from: Sheet): Sheet | null {
  const all = sections.flatMap((section) => section.sheets);
  const at = all.findIndex((sheet) => sheet.section === from.section && sheet.key === from.key);
  const around = [...all.slice(at + 1), ...all.slice(0, at)];
  return around.find((sheet) => openOf(answers, sheet.values).length > 0) ?? null;
}

// --- in words ---

const DOMAINS = [
  "card",
  "converter",
  "material",
  "category",
  "contract",
  "worker",
  "event",
  "economy",
  "part",
  "field",
  "stone",
];

/** The word for a name in the files, of whatever it is one; what has none is printed as it is. */
export function named(words: Words, key: string): string {
  if (words.has(`printed-name-${key}`)) return words.say(`printed-name-${key}`);
  const kind = key.replace(/-\d+$/, "");
  const domain = DOMAINS.find((one) => words.has(`${one}-${key}`) || (kind !== key && words.has(`${one}-${kind}`)));
  return domain ? words.name(domain, key).replace(/^./, (first) => first.toUpperCase()) : key;
}

function letterName(words: Words, letter: string): string {
  const trait = `trait-${letter.toLowerCase()}`;
  if (words.has(trait)) return words.say(trait);
  return words.has(`letter-${letter}`) ? words.say(`letter-${letter}`) : letter;
}

/** What a section is called: of the components it is about. */
export function titleOfSection(words: Words, section: string): string {
  const own = [`edition-section-${section}`, `printed-${section}`].find((message) => words.has(message));
  return own ? words.say(own) : named(words, section);
}

/** What a value is called beside its card: "Price". */
export function labelOf(words: Words, key: string): string {
  const [group = "", row = "", leaf] = key.split(".");
  const last = leaf ?? row;
  const own = [`edition-label-${group}-${last}`, `edition-label-${last}`, `column-${last}`].find((message) =>
    words.has(message),
  );
  return own ? words.say(own) : named(words, last);
}

/** The whole name of a value, away from its card: "Great City Gate, price". */
export function titleOfValue(words: Words, value: Pick<ComponentValue, "key" | "form">): string {
  const [, row = "", leaf] = value.key.split(".");
  if (value.form.kind === "line")
    return row
      .split(" ")
      .map((end) => named(words, end))
      .join(" – ");
  return leaf === undefined ? labelOf(words, value.key) : `${named(words, row)}, ${labelOf(words, value.key)}`;
}

/** A value as people read it. */
export function textOf(words: Words, form: Form, is: Printed): string {
  if (is === false && form.kind !== "line") return "–";
  if (form.kind === "line") return words.say(is ? "edition-line-there" : "edition-line-erased");
  if (form.kind === "letters")
    return [...String(is)].map((letter) => letterName(words, letter)).join(", ") || words.say("edition-nothing");
  if (typeof is === "number") return words.number(is);
  if (typeof is === "string") return named(words, is) || words.say("edition-nothing");
  if (Array.isArray(is))
    return is.map((one) => (typeof one === "number" ? words.number(one) : named(words, one))).join(", ");
  return Object.entries(is)
    .map(([name, count]) => `${named(words, name)} ${words.number(Number(count))}`)
    .join(", ");
}

const SECONDS_A_LOOK = 6.5; // 188 looks take twenty minutes

/** About how long it takes to look at so many values. */
export function minutesFor(count: number): number {
  return Math.max(1, Math.round((count * SECONDS_A_LOOK) / 60));
}
