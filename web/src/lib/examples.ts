/** The worked examples of a rules text; `engine/examples.py` says how they are written. */

export interface ExamplePiece {
  key: string; // or EMPTY
  domain: string;
  note: string;
  matters: boolean;
}
export interface Example {
  id: string;
  title: string;
  rules: string[];
  rows: { label: string; pieces: ExamplePiece[] }[];
  counts: { label: string; amount: string; total: boolean }[];
  text: string;
}

export const EMPTY = "-";

export function readExample(id: string, body: string): Example {
  const example: Example = { id, title: "", rules: [], rows: [], counts: [], text: "" };
  const words: string[] = [];
  for (const line of body.split("\n")) {
    const [, kind, label = "", rest = ""] = /^(title|rules|row|count|total)(?: ([^:]+))?: (.+)$/.exec(line) ?? [];
    if (kind === "title") example.title = rest;
    else if (kind === "rules") example.rules = rest.split(/\s+/);
    else if (kind === "row") example.rows.push({ label, pieces: rest.split(", ").map(pieceOf) });
    else if (kind) example.counts.push({ label, amount: rest, total: kind === "total" });
    else words.push(line.trim());
  }
  return { ...example, text: words.join(" ") };
}

function pieceOf(text: string): ExamplePiece {
  const [, star, domain = "card", key = EMPTY, note = ""] =
    /^(\*?)(?:([a-z]+):)?([a-z0-9-]+)(?: \((.+)\))?$/.exec(text) ?? [];
  return { key, domain, note, matters: star === "*" };
}
