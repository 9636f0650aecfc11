import { describe, expect, it } from "vitest";
import { standing } from "../src/lib/undoneSteps";
import type { GameTable, News } from "../src/lib/table.svelte";
import type { LogEntry } from "../src/lib/wire";
import { lastOwn, linesOf, namesApart } from "../src/table/loglines";

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

  it("tells the steps of one cart in one line, and those of another in one of its own", () => {
    const moved = (version: number, cart: number, field: string): LogEntry => ({
      ...step(version, 0),
      news: [{ kind: "moved", seat: 0, cart, field }],
    });
    const table = {
      goesOn: (news: News, next: News) => news.cart === next.cart,
      newsSeat: () => 0,
      newsText: (news: News, steps: number) => `cart ${news.cart} to ${news.field}, ${steps}`,
    } as unknown as GameTable;
    const log = [moved(1, 1, "gate"), moved(2, 1, "market"), moved(3, 2, "church"), moved(4, 1, "bridge")];
    expect(linesOf(table, log).map(({ text }) => text)).toEqual([
      "cart 1 to market, 2",
      "cart 2 to church, 1",
      "cart 1 to bridge, 1",
    ]);
  });

  it("sets names apart, also odd ones", () => {
    expect(namesApart("A.B spielt König.", ["A.B"])).toEqual([
      { name: true, text: "A.B" },
      { name: false, text: " spielt König." },
    ]);
    expect(namesApart("AxB spielt.", ["A.B"])).toEqual([{ name: false, text: "AxB spielt." }]);
  });
});
