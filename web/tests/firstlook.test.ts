import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstLook } from "../src/table/firstlook.svelte";

let frames: (() => void)[];

/** One frame is painted, and what was to be done after it is. */
function paint(): void {
  const now = frames;
  frames = [];
  for (const frame of now) frame();
  vi.runAllTimers();
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  firstLook.begin();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what one answers with is drawn before what one looks at, one piece a frame, and those within them last", () => {
  const drawn: string[] = [];
  const piece = (name: string, within?: () => void) => () => {
    drawn.push(name);
    within?.();
  };
  firstLook.follow(
    piece("board", () => firstLook.follow(piece("stones"), false)),
    false,
  );
  firstLook.follow(piece("log"), false);
  firstLook.follow(piece("hand"), true);
  const gone = firstLook.follow(piece("gone"), true);
  gone();
  const seen: string[][] = [];
  for (let i = 0; i < 12 && !firstLook.over; i++) {
    paint();
    seen.push([...drawn]);
  }
  expect(drawn).toEqual(["hand", "board", "log", "stones"]);
  expect(firstLook.over).toBe(true);
  for (let i = 1; i < seen.length; i++) expect(seen[i]!.length - seen[i - 1]!.length).toBeLessThanOrEqual(1);
});
