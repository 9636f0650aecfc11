import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flightsOf } from "../src/games/baumeister/flights";
import type { News } from "../src/lib/table.svelte";
import type { Lang } from "../src/lib/prefs.svelte";
import { Words } from "../src/lib/words";

const texts = join(import.meta.dirname, "../../src/bauhuette/games/baumeister/text");
const words = (lang: Lang) => new Words(lang, [readFileSync(join(texts, `${lang}.ftl`), "utf8")]);
const textOf = (news: object, lang: Lang) =>
  flightsOf(news as News, words(lang)).map((flight) => [flight.look, flight.text]);

describe("a head that flies", () => {
  it("bears the letter of the reader's language, in the colour of its category", () => {
    const hired = { kind: "hired", seat: 0, worker: "foreman-3" };
    expect(textOf(hired, "de")).toEqual([["head rank-F", "V"]]);
    expect(textOf(hired, "en")).toEqual([["head rank-F", "F"]]);
    expect(textOf({ kind: "assigned", seat: 0, piece: "house-side-1", category: "apprentice" }, "de")).toEqual([
      ["head rank-A", "L"],
    ]);
  });
});
