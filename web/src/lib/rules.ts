/** The rules texts of the games, as the server hands them out; enough Markdown for them and nothing else. */

import { readExample, type Example } from "./examples";
import type { Lang } from "./prefs.svelte";
import { servedText } from "./servedTexts";
import { shellWords, type Words } from "./words";

export interface Passage {
  kind: "title" | "chapter" | "text" | "item" | "example";
  id: string; // of a rule, or empty
  text: string;
  example?: Example;
}

/** How what is not in the printed rulebook is marked in a language: the mark of each word, and the word before a reason. */
export interface Marks {
  of: Record<string, Mark>;
  why: string;
}
export type Mark = "ruling" | "source" | "reconstructed";
export const MARKS: Mark[] = ["ruling", "source", "reconstructed"];

export function marksIn(words: Words): Marks {
  return {
    of: Object.fromEntries(MARKS.map((mark) => [words.say(`mark-${mark}`).toLowerCase(), mark])),
    why: words.say("mark-why"),
  };
}
export async function marksOf(lang: Lang): Promise<Marks> {
  return marksIn(await shellWords(lang));
}

export async function rulesOf(game: string, lang: Lang): Promise<Passage[]> {
  return passages(await servedText(`rules/${game}/${lang}`));
}

export function passages(source: string): Passage[] {
  return source.split(/\n\s*\n/).flatMap(blockOf);
}

/** What is not in the printed rulebook as a whole: its mark, and the sentence that says why. */
export function markOf(text: string, marks: Marks): { mark: Mark; why: string } | null {
  const all = pieces(text, marks);
  const mark = all[0]?.mark;
  return mark ? { mark, why: all.find((piece) => piece.style === "why")?.text ?? "" } : null;
}

function blockOf(block: string): Passage[] {
  const text = block.trim();
  if (!text) return [];
  const example = /^```example ([a-z0-9-]+)\n([^]+)\n```$/.exec(text);
  if (example) return [exampleOf(readExample(example[1]!, example[2]!))];
  if (text.startsWith("# ")) return [{ kind: "title", id: "", text: text.slice(2) }];
  if (text.startsWith("#")) return [{ kind: "chapter", id: "", text: text.replace(/^#+ /, "") }];
  if (/^[-*] /.test(text)) return text.split(/\n(?=[-*] )/).map((item) => ruleOf("item", item.replace(/^[-*] /, "")));
  return [ruleOf("text", text)];
}

function exampleOf(example: Example): Passage {
  return { kind: "example", id: "", text: `${example.title} ${example.text}`, example };
}

function ruleOf(kind: "text" | "item", text: string): Passage {
  const found = /^\*\*([A-Z]+\d+[a-z]?)\*\*\s*/.exec(text);
  return { kind, id: found?.[1] ?? "", text: (found ? text.slice(found[0].length) : text).replaceAll("\n", " ") };
}

/** Passages that hold all the words looked for, each under its chapter. */
export function search(all: Passage[], wanted: string): Passage[] {
  const words = wordsOf(wanted);
  if (!words.length) return all;
  const found: Passage[] = [];
  let chapter: Passage | null = null;
  for (const one of all) {
    if (one.kind === "chapter") chapter = one;
    if (one.kind === "chapter" || one.kind === "title") continue;
    const text = `${one.id} ${chapter?.text ?? ""} ${one.text}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (chapter && !found.includes(chapter)) found.push(chapter);
    found.push(one);
  }
  return found;
}

function wordsOf(wanted: string): string[] {
  return wanted.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Text in pieces, what was looked for set apart. */
export function hits(text: string, wanted: string): { hit: boolean; text: string }[] {
  const words = wordsOf(wanted).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [{ hit: false, text }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "gi"))
    .map((piece, i) => ({ hit: i % 2 === 1, text: piece }))
    .filter((piece) => piece.text);
}

export interface Piece {
  style: "" | "em" | "b" | "mark" | "why";
  text: string;
  mark?: Mark;
}

/** Text in pieces: plain, emphasised, strong, and marks with their reasons. */
export function pieces(text: string, marks: Marks = { of: {}, why: "" }): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .flatMap((piece): Piece[] => {
      if (piece.startsWith("**")) return [{ style: "b", text: piece.slice(2, -2) }];
      if (piece.startsWith("*") && piece.length > 2) return marked(piece.slice(1, -1), marks);
      return [{ style: "", text: piece }];
    });
}

/** `(ruling)`, `Why: ...`, `(Ruling: ... Why: ...)`, or just emphasised. */
function marked(text: string, marks: Marks): Piece[] {
  const word = /^\(([^:)]+)(?:: ([^]+))?\)$/.exec(text);
  const mark = word ? marks.of[word[1]!.toLowerCase()] : undefined;
  if (word && mark)
    return [{ style: "mark", text: word[1]!.toLowerCase(), mark }, ...(word[2] ? reasoned(` ${word[2]}`, marks) : [])];
  return text.startsWith(`${marks.why}: `) ? reasoned(text, marks) : [{ style: "em", text }];
}

function reasoned(text: string, marks: Marks): Piece[] {
  const at = text.indexOf(`${marks.why}: `);
  const [before, why] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + marks.why.length + 2)];
  return [
    { style: "" as const, text: before },
    { style: "why" as const, text: why },
  ].filter((piece) => piece.text);
}
