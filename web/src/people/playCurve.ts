/** Where the games of a person lie on the curves of their play. */

import type { PlayPoint } from "../lib/wire";

const SMOOTHED = 5; // games behind a point of the line

export interface Scale {
  y: (error: number) => number;
}

/** Better is up; the worst game lies at the lower edge. */
export function scaleOf(points: PlayPoint[], high: number): Scale {
  const worst = Math.max(...points.map((one) => one.error), 0.001);
  return { y: (error) => (high * Math.min(Math.max(error, 0), worst)) / worst };
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
