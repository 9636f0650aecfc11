import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CATEGORY } from "../src/games/baumeister/crew";
import { FluentResource } from "@fluent/bundle";
import { messagesOf, wholeNumber, Words } from "../src/lib/words";

const web = join(import.meta.dirname, "..");
const games = readdirSync(join(web, "src/games"));
const read = (...parts: string[]) => readFileSync(join(web, ...parts), "utf8");
const keysOf = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const areas = readdirSync(join(web, "src/text"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const shell = (lang: string) =>
  [
    read("src/text", `${lang}.ftl`),
    ...areas.map((area) => read("src/text", area.name, `${lang}.ftl`)),
    read("../src/bauhuette/engine/text", `${lang}.ftl`),
  ].join("\n");
const ofGame = (game: string, lang: string) => {
  const own = join(web, "..", "src/bauhuette/games", game, "text", `${lang}.ftl`);
  return read("src/games", game, "text", `${lang}.ftl`) + "\n" + (existsSync(own) ? readFileSync(own, "utf8") : "");
};

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}
/** The keys a source file asks for by name; keys put together at run time are found by playing. */
const asked = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\b(?:t|say)\("([a-z][\w-]*)"/g)].map((found) => found[1]!);

describe("words", () => {
  it("print a minus before a number and keep the hyphens of words", () => {
    const words = new Words("en", ["so-far = { $points } points in this two-part hand (-1 of Anna-2)"]);
    expect(words.say("so-far", { points: -3 })).toBe("−3 points in this two-part hand (−1 of Anna-2)");
    expect(words.number(-1200)).toBe("−1,200");
  });

  it("write money that is counted in thousands in full", () => {
    const bid = (lang: "de" | "en") => new Words(lang, ["bid = { THOUSANDS($amount) }"]);
    expect([8, 150, 0].map((amount) => bid("de").say("bid", { amount }))).toEqual(["8.000", "150.000", "0"]);
    expect(bid("en").say("bid", { amount: 8 })).toBe("8,000");
  });

  it.each(["de", "en"] as const)("print whole numbers as the browser would (%s)", (lang) => {
    const printed = new Intl.NumberFormat(lang);
    for (const number of [0, 7, -7, 42, 999, 1000, -1000, 12_345, 999_999, 1_000_000, -1_234_567])
      expect(wholeNumber(number, lang)).toBe(printed.format(number));
    const words = new Words(lang, ["so-far = { $points ->\n    [one] one\n   *[other] { $points } points\n  }"]);
    expect([1, 2000].map((points) => words.say("so-far", { points }))).toEqual([
      "one",
      `${printed.format(2000)} points`,
    ]);
  });

  it("are understood one by one, with the messages they name", () => {
    const words = new Words("en", ["-house = Lodge\nof = the { -house }\nall = All of { of }\n", "of = a { -house }"]);
    expect(words.say("all")).toBe("All of a Lodge");
    expect([words.has("of"), words.has("none")]).toEqual([true, false]);
  });

  it.each(["de", "en"])("are found in every file as a whole reading finds them (%s)", (lang) => {
    for (const source of [shell(lang), ...games.map((game) => ofGame(game, lang))]) {
      const whole = new FluentResource(source).body;
      const single = messagesOf(source).flatMap(([, text]) => new FluentResource(text).body);
      expect(whole.length).toBeGreaterThan(10);
      expect(single).toEqual(whole);
    }
  });

  it("of pillars give copies of a card one name: a number would read as a value", () => {
    const words = new Words("en", [ofGame("pillars", "en")]);
    for (const key of ["gravel-pit", "gravel-pit-1", "gravel-pit-2"])
      expect(words.name("card", key)).toBe("Gravel pit");
  });

  it.each(["de", "en"] as const)("of baumeister give every head the first letter of its category (%s)", (lang) => {
    const words = new Words(lang, [ofGame("baumeister", lang)]);
    for (const [letter, category] of Object.entries(CATEGORY))
      expect(words.say(`head-${letter}`), category).toBe(words.name("category", category).charAt(0));
  });

  it.each(["de", "en"])("speak to fingers, too: nobody is told to click (%s)", (lang) => {
    for (const source of [shell(lang), ...games.map((game) => ofGame(game, lang))])
      expect(source.match(/.*\b(?:klick|click).*/gi) ?? []).toEqual([]);
  });

  it("count one thing as one, and say of one person what one does", () => {
    const pillars = new Words("en", [ofGame("pillars", "en")]);
    expect(pillars.say("carried-over", { total: 1, most: 3 })).toMatch(/^One material; /);
    expect(pillars.say("carried-over", { total: 2, most: 1 })).toBe(
      "2 materials; at most one goes into the next hand.",
    );
    const home = new Words("en", [shell("en")]);
    expect(home.say("turn-where", { count: 1, names: "Bruno", game: "Cologne" })).toBe("Bruno is waiting: Cologne.");
  });

  it.each(["de", "en"] as const)(
    "of a hand's points name all its parts, and those of people among them (%s)",
    (lang) => {
      const words = new Words(lang, [ofGame("pillars", lang)]);
      const parts = { seat: "Bruno", points: 9, converted: 2, craftsmen: 3, others: 4 };
      for (const key of ["news-scored", "news-scored-me"])
        expect(words.say(key, parts).match(/\d+/g)).toEqual(["9", "2", "3", "4"]);
    },
  );

  it("stand in both languages", () => {
    expect(keysOf(shell("de"))).toEqual(keysOf(shell("en")));
    for (const game of games) expect(keysOf(ofGame(game, "de")), game).toEqual(keysOf(ofGame(game, "en")));
  });

  it("exist for everything the shell says", () => {
    const known = new Set(keysOf(shell("en")));
    const inGames = join(web, "src/games");
    for (const file of filesUnder(join(web, "src")).filter((one) => !one.startsWith(inGames)))
      for (const key of asked(file)) expect(known, `${key} in ${file}`).toContain(key);
  });

  it.each(games)("exist for everything the table of %s says", (game) => {
    const known = new Set([...keysOf(shell("en")), ...keysOf(ofGame(game, "en"))]);
    for (const file of filesUnder(join(web, "src/games", game)))
      for (const key of asked(file)) expect(known, `${key} in ${file}`).toContain(key);
  });

  it("share the word of a kind among numbered copies", () => {
    const words = new Words("en", ["card-quarry = Quarry", "hello = Hello { $name }"]);
    expect(words.name("card", "quarry-2")).toBe("Quarry 2");
    expect(words.kind("card", "quarry-2")).toBe("Quarry");
    expect(words.say("hello", { name: "Anna" })).toBe("Hello Anna");
  });

  it("show a gap instead of hiding it, and ask the shell for what a game has not", () => {
    const words = new Words("en", ["own = mine"], new Words("en", ["shared = ours"]));
    expect(words.say("shared")).toBe("ours");
    expect(words.say("nowhere")).toBe("⟨nowhere⟩");
  });
});

describe("whoever waits is told what somebody else has to do", () => {
  // Phases in which nobody is asked anything.
  const BY_THEMSELVES = ["round", "reveal", "draw", "suffer", "income", "wages"];

  it.each(["pillars", "contest", "baumeister", "cologne"])(
    "%s: for every phase, in both languages, and not as if it were the reader",
    (game) => {
      for (const lang of ["de", "en"] as const) {
        const phases = [...ofGame(game, lang).matchAll(/^ask-([a-z-]+) =/gm)]
          .map((found) => found[1]!)
          .filter((phase) => !BY_THEMSELVES.includes(phase));
        expect(phases.length).toBeGreaterThan(3);
        const words = new Words(lang, [ofGame(game, lang)]);
        for (const phase of phases) {
          expect(words.has(`todo-${phase}`), phase).toBe(true);
          expect(words.say(`todo-${phase}`, { name: "Anna" })).not.toMatch(/\b(du|dein\w*|dir|you|your)\b/i);
        }
      }
    },
  );
});
