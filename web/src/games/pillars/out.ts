/** Which cards are still out, by value. */

import type { StillOut } from "../../lib/wire";
import type { CardFacts } from "./shown";

export interface Niche {
  value: number;
  sure: string[];
  maybe: string[]; // one of all these
}

export function nichesOf(facts: Record<string, CardFacts>, out: StillOut): Niche[] {
  const values = [...new Set(Object.values(facts).map((card) => card.value))].sort((a, b) => a - b);
  const of = (cards: string[], value: number) => cards.filter((card) => facts[card]!.value === value);
  return values.map((value) => ({ value, sure: of(out.cards, value), maybe: of(out.one_of, value) }));
}
