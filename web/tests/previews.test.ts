import { expect, test } from "vitest";
import { Previews } from "../src/lib/previews.svelte";

/** Something that names a move, as far as previews look at it. */
class Thing extends EventTarget {
  isConnected = true;
  constructor(public dataset: Record<string, string>) {
    super();
  }
  closest(): this {
    return this;
  }
}
Object.assign(globalThis, { Element: Thing, PointerEvent: class extends Event {} });

function pointed(previews: Previews, thing: Thing, pointerType: string): void {
  const event = Object.assign(new PointerEvent("pointerover"), { pointerType });
  Object.defineProperty(event, "target", { value: thing });
  previews.point(event);
}

test("a resting pointer previews what its thing names now, and nothing when the thing is gone", () => {
  const previews = new Previews(null);
  previews.chosen = "1";
  const thing = new Thing({ move: "7" });
  pointed(previews, thing, "mouse");
  expect(previews.about).toBe("7");
  thing.dataset = { move: "9" }; // the same button, at the next version
  previews.readAgain();
  expect(previews.about).toBe("9");
  thing.isConnected = false;
  previews.readAgain();
  expect(previews.about).toBe("1");
});

test("a finger does not rest: at the next version what is chosen is previewed", () => {
  const previews = new Previews(null);
  previews.chosen = "1";
  pointed(previews, new Thing({ move: "99" }), "touch");
  expect(previews.about).toBe("99");
  previews.readAgain();
  expect(previews.about).toBe("1");
});
