import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesOf } from "../src/lib/rules";

const RULES = import.meta.glob<Record<string, string>>("../src/games/*/news-rules.json", {
  import: "default",
  eager: true,
});
const GAMES = ["pillars", "contest", "baumeister", "cologne"];

/** All kinds; what `news-took-me` and `news-took-victim` tell the seats in `news-took` is the same news. */
function kindsIn(text: string): string[] {
  const told = new Map([...text.matchAll(/^news-([a-z-]+) =(.*(?:\n .*)*)/gm)].map((found) => [found[1]!, found[2]!]));
  const toOneOfItsSeats = (kind: string) => {
    const [, news, seat] = /^(.+)-([a-z]+)$/.exec(kind) ?? [];
    return seat === "me" || (told.get(news ?? "")?.includes(`$${seat} }`) ?? false);
  };
  return [...told.keys()].filter((kind) => !toOneOfItsSeats(kind));
}

describe("a line of the log leads to its rule", () => {
  it.each(GAMES)("%s: every kind of news names a rule that is in the text", async (game) => {
    const named = RULES[`../src/games/${game}/news-rules.json`]!;
    const text = readFileSync(new URL(`../../src/bauhuette/games/${game}/text/en.ftl`, import.meta.url), "utf8");
    const kinds = kindsIn(text);
    expect(Object.keys(named).sort()).toEqual(kinds.sort());
    const ids = (await rulesOf(game, "en")).map((one) => one.id);
    for (const rule of Object.values(named)) expect(ids).toContain(rule);
  });
});
