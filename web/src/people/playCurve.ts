/** Where the games of a person lie on the curves of their play. */

import type { PlayPoint } from "../lib/wire";

const SMOOTHED = 5; // games behind a point of the line
const WORST = 1.5; // times the last bound, or the worst game: the lower edge

export interface Scale {
  bands: { top: number; high: number }[]; // the best class first; none where the game is not calibrated
  y: (error: number) => number;
}

/** Better is up. Every class has the same height, so that the small errors of good players are not pressed together. */
export function scaleOf(points: PlayPoint[], bounds: number[], high: number): Scale {
  const worst = Math.max(...points.map((one) => one.error), WORST * (bounds.at(-1) ?? 0), 0.001);
  const edges = [0, ...bounds, worst];
  const band = high / (edges.length - 1);
  const y = (error: number): number => {
    const at = Math.min(Math.max(error, 0), worst);
    const i = Math.min(
      edges.findLastIndex((edge) => at >= edge),
      edges.length - 2,
    );
    return (i + (at - edges[i]!) / Math.max(1e-9, edges[i + 1]! - edges[i]!)) * band;
  };
  const bands = bounds.length ? edges.slice(1).map((_, i) => ({ top: i * band, high: band })) : [];
  return { bands, y };
}

export function placeOf(i: number, count: number, wide: number): number {
  return count < 2 ? wide / 2 : 12 + (i * (wide - 24)) / (count - 1);
}

/** The mean of the last games, every decision weighing alike. */
export function errorLine(points: PlayPoint[], scale: Scale, wide: number): string {
  return points
    .map((_, i) => {
      const some = points.slice(Math.max(0, i + 1 - SMOOTHED), i + 1);
      const decisions = some.reduce((sum, one) => sum + one.decisions, 0);
      const error = some.reduce((sum, one) => sum + one.error * one.decisions, 0) / Math.max(1, decisions);
      return `${placeOf(i, points.length, wide).toFixed(1)},${scale.y(error).toFixed(1)}`;
    })
    .join(" ");
}

/** Which games a point stands for, counted from the first of all. */
export function spanOf(points: PlayPoint[], i: number): { first: number; last: number; of: number } {
  const upTo = (count: number) => points.slice(0, count).reduce((sum, one) => sum + one.games, 0);
  return { first: upTo(i) + 1, last: upTo(i + 1), of: upTo(points.length) };
}
