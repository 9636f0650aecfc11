import { expect, test, vi } from "vitest";
import type { Order } from "../src/lib/link.svelte";

// What a page is read with as it begins.
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { Link } = await import("../src/lib/link.svelte");
const { GameTable } = await import("../src/lib/table.svelte");

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a turn begun anew while a way is still being walked takes back all of its steps", async () => {
  const walked: string[] = [];
  const table = Object.assign(Object.create(Link.prototype) as object, {
    command: async (order: Order) => {
      await pause();
      if (order.do === "undo") walked.pop();
      else walked.push(String(walked.length));
      return { version: 0 };
    },
  });
  Object.defineProperty(table, "view", {
    get: () => ({
      version: 0,
      seat: 0,
      play: { undo: walked.length > 0, moves: [{ id: walked.length, family: "move", args: {} }] },
    }),
  });
  const game = new GameTable(table as never, {} as never, {} as never, {} as never);
  const step = { family: "move", args: {} };
  const way = game.makeAll([step, step, step]);
  await game.restart();
  await way;
  expect(walked).toEqual([]);
});
