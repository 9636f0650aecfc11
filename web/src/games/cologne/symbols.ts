/** Which of the symbols is drawn on a card. */

export function isAbbot(card: string): boolean {
  return /^abb(ot|ess)-/.test(card);
}

/** An abbot's church, or else the person. */
export function symbolOf(card: string): string {
  return isAbbot(card) ? `c-${card.replace(/^abb(ot|ess)-/, "")}` : `i-${card}`;
}
