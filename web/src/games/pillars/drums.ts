/** A pillar of drums, one a hand: what a hand below zero costs is taken off the drums under it, or off the next ones. */

export interface Drum {
  hand: number;
  points: number; // of the hand
  high: number; // what is left of it in the end
}

export function drumsOf(points: number[]): Drum[] {
  const drums = points.map((one, i) => ({ hand: i + 1, points: one, high: 0 }));
  let owed = 0;
  for (const [i, drum] of drums.entries()) {
    drum.high = Math.max(0, drum.points - owed);
    owed = Math.max(0, owed - Math.max(0, drum.points)) + Math.max(0, -drum.points);
    for (let under = i - 1; under >= 0 && owed > 0; under--) {
      const taken = Math.min(owed, drums[under]!.high);
      drums[under]!.high -= taken;
      owed -= taken;
    }
  }
  return drums;
}
