/** How a line of moves falls into tricks. */

import type { LineStep } from "../../lib/wire";
import type { Played } from "./shown";

export interface LineTrick {
  cards: (Played & { lies: boolean })[]; // lies: on the table before the line begins
  given: { seat: number | null; card: string } | null; // whom to, by which card; nobody: the king's; null: not said
  steps: LineStep[];
}
/** Tricks, and between them what is no card: conversions and the like. */
export type LinePart = LineTrick | { cards: null; steps: LineStep[] };

export function partsOf(lying: Played[], line: LineStep[], seats: number): LinePart[] {
  const parts: LinePart[] = [];
  const lies = lying.map((one) => ({ ...one, lies: true }));
  let open: LineTrick | null = null;
  for (const step of line) {
    if (step.move.family !== "play") {
      const last = parts.at(-1);
      if (last?.cards === null) last.steps.push(step);
      else parts.push({ cards: null, steps: [step] });
      open = null;
      continue;
    }
    if (!open) parts.push((open = { cards: parts.length ? [] : lies, given: null, steps: [] }));
    open.cards.push({ seat: step.seat, card: String(step.move.args.card), lies: false });
    open.steps.push(step);
    open.given = givenBy(step);
    if (open.given || open.cards.length === seats) open = null;
  }
  return parts;
}

function givenBy(step: LineStep): LineTrick["given"] {
  const given = step.news.find((news) => news.kind === "trick-given");
  if (given) return { seat: Number(given.receiver), card: String(given.card) };
  return step.news.some((news) => news.kind === "kings-trick") ? { seat: null, card: "king" } : null;
}
