/** The rules texts of the games, from the same files as everywhere; enough Markdown for them and nothing else. */

import type { Lang } from "./prefs.svelte";

const RULES = import.meta.glob<string>("../../../src/bauhuette/games/*/rules.*.md", { query: "?raw", import: "default" });

export interface Passage {
  kind: "title" | "chapter" | "text" | "item";
  id: string; // of a rule, or empty
  text: string;
}

export async function rulesOf(game: string, lang: Lang): Promise<Passage[]> {
  const path = Object.keys(RULES).find((one) => one.endsWith(`/${game}/rules.${lang}.md`));
  return path ? passages(await RULES[path]!()) : [];
}

export function passages(source: string): Passage[] {
  return source.split(/\n\s*\n/).flatMap(blockOf);
}

function blockOf(block: string): Passage[] {
  const text = block.trim();
  if (!text) return [];
  if (text.startsWith("# ")) return [{ kind: "title", id: "", text: text.slice(2) }];
  if (text.startsWith("#")) return [{ kind: "chapter", id: "", text: text.replace(/^#+ /, "") }];
  if (/^[-*] /.test(text)) return text.split(/\n(?=[-*] )/).map((item) => ruleOf("item", item.replace(/^[-*] /, "")));
  return [ruleOf("text", text)];
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
  return text.split(new RegExp(`(${words.join("|")})`, "gi")).map((piece, i) => ({ hit: i % 2 === 1, text: piece })).filter((piece) => piece.text);
}

/** Text in pieces: plain, emphasised, strong. */
export function pieces(text: string): { style: "" | "em" | "b"; text: string }[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((piece) => {
    if (piece.startsWith("**")) return { style: "b", text: piece.slice(2, -2) };
    if (piece.startsWith("*") && piece.length > 2) return { style: "em", text: piece.slice(1, -1) };
    return { style: "", text: piece };
  });
}
