/** Which row of the result the sentence why is about. */

import type { TableEnding, TallyRow } from "../lib/wire";

/** It is named, or is the step of the curve. */
export function decides(told: Pick<TableEnding, "reason" | "curve">, row: Pick<TallyRow, "text" | "facts">): boolean {
  const { reason, curve } = told;
  if (!reason) return false;
  const step = reason.step === null ? undefined : curve?.labels[reason.step];
  return row.text === reason.facts.source || (row.text === step?.text && row.facts.number === step.number);
}
