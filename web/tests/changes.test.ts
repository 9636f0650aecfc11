/** What differs is put into a view as its server meant it, and the view before stays as it is. */

import { expect, test } from "vitest";
import { changed } from "../src/lib/changes";
import type { ViewChange } from "../src/lib/wire";

const before = {
  version: 3,
  now: 10,
  log: [],
  status: "running",
  play: { to_move: 0, state: { trick: ["king"], seats: [{ score: 1 }, { score: 2 }], "a/b": 1 } },
};
const change = (set: ViewChange["set"]): ViewChange => ({
  type: "change",
  since: 3,
  version: 4,
  now: 20,
  log: [],
  set,
});

test("values are replaced wherever they lie", () => {
  const after = changed(
    before,
    change({ "/play/to_move": 1, "/play/state/seats/1/score": 7, "/play/state/trick": [], "/play/state/a~1b": 2 }),
  );
  expect(after).toEqual({
    version: 4,
    now: 20,
    log: [],
    status: "running",
    play: { to_move: 1, state: { trick: [], seats: [{ score: 1 }, { score: 7 }], "a/b": 2 } },
  });
});

test("the view before stays, and parts that did not change are the same", () => {
  const kept = structuredClone(before);
  const after = changed(before, change({ "/play/state/seats/1": { score: 9 } }));
  expect(before).toEqual(kept);
  expect(after.play.state.seats[0]).toBe(before.play.state.seats[0]);
  expect(after.play.state.seats).not.toBe(before.play.state.seats);
});

test("nothing but the version can change", () => {
  expect(changed(before, change({}))).toEqual({ ...before, version: 4, now: 20 });
});
