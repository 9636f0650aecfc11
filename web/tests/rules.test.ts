import { describe, expect, it } from "vitest";
import { hits, passages, pieces, rulesOf, search } from "../src/lib/rules";
import { pictureOf } from "../src/rules/pictures";

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

  it("are searched by all words, in any order, and keep their chapter", () => {
    const all = passages("# Game\n\n## Turn\n\n**P1** Roll the die.\n\n**P2** Build a tower.\n\n## End\n\n**P3** The tower counts.");
    expect(search(all, "tower").map((one) => one.id || one.text)).toEqual(["Turn", "P2", "End", "P3"]);
    expect(search(all, "counts TOWER").map((one) => one.id || one.text)).toEqual(["End", "P3"]);
    expect(search(all, "p1").map((one) => one.id || one.text)).toEqual(["Turn", "P1"]);
    expect(search(all, " ")).toBe(all);
    expect(search(all, "nothing")).toEqual([]);
  });

  it("set what was looked for apart, also odd words", () => {
    expect(hits("Roll the die (once).", "(once) roll")).toEqual([{ hit: true, text: "Roll" }, { hit: false, text: " the die " }, { hit: true, text: "(once)" }, { hit: false, text: "." }]);
  });

  it.each(["pillars", "contest", "baumeister", "cologne"])("of %s have a drawing at every chapter", async (game) => {
    const chapters = (await rulesOf(game, "en")).filter((one) => one.kind === "chapter");
    expect(chapters.length).toBeGreaterThan(3);
    chapters.forEach((_, i) => expect(pictureOf(game, i), `chapter ${i}`).toContain("<"));
    expect(pictureOf(game, chapters.length)).toBe("");
  });
});
