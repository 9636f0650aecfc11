/** An account as a waterfall: each row begins where the one before it ended. */

import type { TallyRow } from "../../lib/wire";

export interface Fall {
  text: string;
  amount: number;
  from: number; // its ends on the scale, the smaller first
  to: number;
}

export const TOTAL = "total";

export function accountOf(rows: Pick<TallyRow, "text" | "points">[], seat: number): Fall[] {
  let sum = 0;
  const falls = rows.map(({ text, points }) => {
    const amount = points[seat]!;
    const before = sum;
    sum += amount;
    return { text, amount, from: Math.min(before, sum), to: Math.max(before, sum) };
  });
  return [...falls, { text: TOTAL, amount: sum, from: Math.min(0, sum), to: Math.max(0, sum) }];
}

/** From the lowest to the highest point of all of them. */
export function extent(accounts: Fall[][]): { low: number; size: number } {
  const all = accounts.flat();
  const low = Math.min(0, ...all.map((row) => row.from));
  return { low, size: Math.max(1, ...all.map((row) => row.to)) - low };
}
