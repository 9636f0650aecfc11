import { describe, expect, it } from "vitest";
import { standing } from "../src/lib/log";
import { lastOwn, namesApart } from "../src/table/loglines";

const step = (version: number, seat: number | null, undone = false) => ({ version, seat, undone, news: [] });

describe("the log", () => {
  it("forgets a step that was taken back, and the taking back", () => {
    expect(standing([step(1, 0), step(2, 1), step(3, 1, true), step(4, 1)]).map((entry) => entry.version)).toEqual([
      1, 4,
    ]);
  });

  it("knows what happened since my last move", () => {
    expect(lastOwn([step(1, 0), step(2, 1), step(3, 0), step(4, 2)], 0)).toBe(3);
    expect(lastOwn([step(1, 0)], null)).toBe(-1);
  });

  it("sets names apart, also odd ones", () => {
    expect(namesApart("A.B spielt König.", ["A.B"])).toEqual([
      { name: true, text: "A.B" },
      { name: false, text: " spielt König." },
    ]);
    expect(namesApart("AxB spielt.", ["A.B"])).toEqual([{ name: false, text: "AxB spielt." }]);
  });
});
