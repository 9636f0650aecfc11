import { describe, expect, it } from "vitest";
import { passages, pieces, rulesOf } from "../src/lib/rules";

describe("rules texts", () => {
  it("are split into titles, chapters and rules with their ids", () => {
    expect(passages("# Game\n\n## Turn\n\n**P1** Do *this*.\n\nAnd that.")).toEqual([
      { kind: "title", id: "", text: "Game" },
      { kind: "chapter", id: "", text: "Turn" },
      { kind: "text", id: "P1", text: "Do *this*." },
      { kind: "text", id: "", text: "And that." },
    ]);
    expect(pieces("Do *this* or **that**.").map((piece) => piece.style)).toEqual(["", "em", "", "b", ""]);
  });

  it.each(["pillars", "contest", "baumeister", "cologne"])("of %s are found in both languages with the same ids", async (game) => {
    const ids = async (lang: "de" | "en") => (await rulesOf(game, lang)).map((one) => one.id).filter(Boolean);
    expect((await ids("de")).length).toBeGreaterThan(20);
    expect(await ids("de")).toEqual(await ids("en"));
  });
});
