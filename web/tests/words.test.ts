import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Lang } from "../src/lib/prefs.svelte";
import { Words } from "../src/lib/words";

const texts = join(import.meta.dirname, "../../src/bauhuette/games/pillars/text");
const words = (lang: Lang) => new Words(lang, [readFileSync(join(texts, `${lang}.ftl`), "utf8")]);

it("cards take the form of the sentence, and what has no forms none", () => {
  expect(words("de").forms("card", "mortar-mixer-green")).toContainEqual(["dem", "dem grünen Mörtelmischer"]);
  expect(words("en").forms("card", "mortar-mixer-green")).toContainEqual(["your", "your green mortar mixer"]);
  expect(words("de").forms("seat", "0")).toEqual([]);
});
