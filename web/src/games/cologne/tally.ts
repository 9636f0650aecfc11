/** K19: the tiles of the churches, abbots and abbesses beside them, audiences with the archbishop. */

import { counts, type TallyOf } from "../../table/tally";
import type { CologneState, Field } from "./board";

export const tallyOf: TallyOf = ({ state, scores, facts }) => {
  const { churches } = state as unknown as CologneState;
  const { fields } = facts.board as { fields: Record<string, Field> };
  const won = Object.entries(churches).filter(([, church]) => church.owner !== null);
  const tiles = won
    .sort(([a], [b]) => fields[b]!.value! - fields[a]!.value!)
    .map(([key, church]) => ({
      text: `field-${key}`,
      points: scores.map((_, p) => (church.owner === p ? fields[key]!.value! : 0)),
    }));
  const abbots = scores.map((_, p) =>
    won.reduce((sum, [key, church]) => sum + (church.owner === p && church.abbot ? fields[key]!.bonus! : 0), 0),
  );
  const ofTiles = scores.map((_, p) => tiles.reduce((sum, tile) => sum + tile.points[p]!, 0));
  const others = [
    { text: "tally-abbots", rule: "K44", points: abbots },
    { text: "tally-audiences", rule: "K48", points: scores.map((score, p) => score - ofTiles[p]! - abbots[p]!) },
  ];
  return [{ rows: [...tiles, ...others.filter(counts)] }];
};
