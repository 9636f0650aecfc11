import { describe, expect, it } from "vitest";
import { readExample } from "../src/lib/examples";
import { hits, markOf, marksOf, passages, pieces, rulesOf, search } from "../src/lib/rules";
import { drawerOf } from "../src/rules/drawing";
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

  it("set marks and their reasons apart, of a whole rule and of a clause", async () => {
    const marks = await marksOf("en");
    const whole = "*(ruling)* The king leads. *Why: nobody else can.*";
    expect(pieces(whole, marks)).toEqual([
      { style: "mark", text: "ruling", mark: "ruling" },
      { style: "", text: " The king leads. " },
      { style: "why", text: "nobody else can." },
    ]);
    expect(markOf(whole, marks)).toEqual({ mark: "ruling", why: "nobody else can." });
    const clause = "Keep three. *(From sources: of all kinds. Why: a review says so.)* Go on *so*.";
    expect(pieces(clause, marks).map((piece) => piece.style)).toEqual(["", "mark", "", "why", "", "em", ""]);
    expect(markOf(clause, marks)).toBeNull();
  });

  it.each(["pillars", "contest", "baumeister", "cologne"])("of %s show no mark as mere emphasis", async (game) => {
    for (const lang of ["de", "en"] as const) {
      const marks = await marksOf(lang);
      for (const one of await rulesOf(game, lang))
        for (const piece of pieces(one.text, marks))
          if (piece.style === "em") expect(piece.text, `${lang} ${one.id}`).not.toMatch(/^\(/);
    }
  });

  it("hold worked examples", () => {
    const example = readExample(
      "two",
      "title: Two of them\nrules: P1 P2\nrow Here: *quarry-1 (by Anna), -, worker:master-2\ncount Stones: 2\ntotal All: −1\nSo it goes.\nOn and on.",
    );
    expect(example.rules).toEqual(["P1", "P2"]);
    expect(example.rows).toEqual([
      {
        label: "Here",
        pieces: [
          { key: "quarry-1", domain: "card", note: "by Anna", matters: true },
          { key: "-", domain: "card", note: "", matters: false },
          { key: "master-2", domain: "worker", note: "", matters: false },
        ],
      },
    ]);
    expect(example.counts).toEqual([
      { label: "Stones", amount: "2", total: false },
      { label: "All", amount: "−1", total: true },
    ]);
    expect(example.text).toBe("So it goes. On and on.");
    expect(passages("```example two\ntitle: Two\nSo.\n```")[0]?.example?.title).toBe("Two");
  });

  it.each(["pillars", "contest", "baumeister", "cologne"])(
    "of %s are found in both languages with the same ids",
    async (game) => {
      const ids = async (lang: "de" | "en") => (await rulesOf(game, lang)).map((one) => one.id).filter(Boolean);
      expect((await ids("de")).length).toBeGreaterThan(20);
      expect(await ids("de")).toEqual(await ids("en"));
    },
  );

  it("are searched by all words, in any order, and keep their chapter", () => {
    const all = passages(
      "# Game\n\n## Turn\n\n**P1** Roll the die.\n\n**P2** Build a tower.\n\n## End\n\n**P3** The tower counts.",
    );
    expect(search(all, "tower").map((one) => one.id || one.text)).toEqual(["Turn", "P2", "End", "P3"]);
    expect(search(all, "counts TOWER").map((one) => one.id || one.text)).toEqual(["End", "P3"]);
    expect(search(all, "p1").map((one) => one.id || one.text)).toEqual(["Turn", "P1"]);
    expect(search(all, " ")).toBe(all);
    expect(search(all, "nothing")).toEqual([]);
  });

  it("set what was looked for apart, also odd words", () => {
    expect(hits("Roll the die (once).", "(once) roll")).toEqual([
      { hit: true, text: "Roll" },
      { hit: false, text: " the die " },
      { hit: true, text: "(once)" },
      { hit: false, text: "." },
    ]);
  });

  it.each(["pillars", "contest", "baumeister", "cologne"])("of %s have a drawing at every chapter", async (game) => {
    const chapters = (await rulesOf(game, "en")).filter((one) => one.kind === "chapter");
    expect(chapters.length).toBeGreaterThan(3);
    chapters.forEach((_, i) => expect(pictureOf(game, i), `chapter ${i}`).toContain("<"));
    expect(pictureOf(game, chapters.length)).toBe("");
  });
});

describe("worked examples", () => {
  it.each(["pillars", "contest", "baumeister", "cologne"])(
    "of %s are the same in both languages, and most of their pieces are drawn",
    async (game) => {
      const of = async (lang: "de" | "en") => (await rulesOf(game, lang)).flatMap((one) => one.example ?? []);
      const [german, english] = [await of("de"), await of("en")];
      const figures = (all: typeof german) =>
        all.map((one) => [
          one.id,
          one.rules,
          one.rows.map((row) => row.pieces.map((piece) => [piece.domain, piece.key, piece.matters])),
          one.counts.map((count) => count.amount),
        ]);
      expect(figures(german)).toEqual(figures(english));
      expect(german.length).toBeGreaterThan(1);
      const drawer = await drawerOf(game);
      const card = { value: 6, group: "neutral", seat: null, sort: "gate", coins: 2, shields: 0 };
      const facts = { moves: {}, news: {}, rules: {}, printed: {}, card: new Proxy({}, { get: () => card }) };
      const pieces = english
        .flatMap((one) => one.rows.flatMap((row) => row.pieces))
        .filter((piece) => piece.key !== "-");
      const drawn = pieces.filter((piece) => drawer!.draw(piece, facts));
      expect(drawn.length).toBeGreaterThan(pieces.length * 0.8);
      for (const piece of drawn)
        for (const [, symbol] of drawer!.draw(piece, facts)!.svg.matchAll(/href="#([^"]+)"/g))
          expect(drawer!.sprite).toContain(`id="${symbol}"`);
    },
  );
});
