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

/** Text in pieces: plain, emphasised, strong. */
export function pieces(text: string): { style: "" | "em" | "b"; text: string }[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((piece) => {
    if (piece.startsWith("**")) return { style: "b", text: piece.slice(2, -2) };
    if (piece.startsWith("*") && piece.length > 2) return { style: "em", text: piece.slice(1, -1) };
    return { style: "", text: piece };
  });
}
