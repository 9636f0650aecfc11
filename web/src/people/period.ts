/** Which part of the past a page shows over time; it stands in the address, so that a link shows the same. */

export const PERIODS = ["weeks", "quarter", "year", "all"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Record<Period, number | null> = { weeks: 28, quarter: 91, year: 365, all: null };
const NAME = "period";

export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((one) => one === query.get(NAME)) ?? "all";
}
/** The same address with another period; everything is what it shows where nothing is said. */
export function addressWith(path: string, query: URLSearchParams, period: Period): string {
  const next = new URLSearchParams(query);
  if (period === "all") next.delete(NAME);
  else next.set(NAME, period);
  return next.size ? `${path}?${next}` : path;
}
export function queryOf(period: Period): string {
  return DAYS[period] === null ? "" : `?days=${DAYS[period]}`;
}
