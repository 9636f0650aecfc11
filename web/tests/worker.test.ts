import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isHashed, isPage, neededBy, readPush, tabFor } from "../src/worker/choices";

const at = (path: string) => ({ url: `https://games.example.org${path}` });
const PUBLIC = join(import.meta.dirname, "../public");

describe("the worker", () => {
  it("keeps the page and unchanging files, never an answer of the server", () => {
    expect(["/", "/t/abc", "/settings", "/apiary"].map(isPage)).toEqual([true, true, true, true]);
    expect(["/api/me", "/api", "/docs/", "/readyz"].map(isPage)).toEqual([false, false, false, false]);
    expect(isHashed("/assets/index-BxY12.js")).toBe(true);
    expect(["/worker.js", "/api/assets/x.js", "/assets/../api/me", "/assets/a/b"].some(isHashed)).toBe(false);
    expect(neededBy('<script src="/assets/a-1.js"></script><link href="/assets/b-2.css"><a href="/rules">')).toEqual([
      "/assets/a-1.js",
      "/assets/b-2.css",
    ]);
  });

  it("leads to the tab that shows the table, else to one in which nobody plays", () => {
    const [home, other, mine] = [at("/"), at("/t/other"), at("/t/mine")];
    expect(tabFor("/t/mine", [home, other, mine])).toBe(mine);
    expect(tabFor("/t/mine", [other, home])).toBe(home);
    expect(tabFor("/t/mine", [other, at("/docs/x/"), at("/replay/q")])).toBeUndefined();
    expect(tabFor("/t/mine", [at("/t/mine?seat=2")])).toBeDefined();
  });

  it("shows only what is a reminder, and leads nowhere else", () => {
    const told = { title: "Your turn", body: "Pillars", path: "/t/mine", tag: "mine", waiting: 2 };
    expect(readPush(told)).toEqual(told);
    expect(readPush({ ...told, waiting: "many" })?.waiting).toBe(0);
    for (const path of ["https://evil.example", "//evil.example", 3, undefined])
      expect(readPush({ ...told, path })).toBeNull();
    for (const nothing of [null, undefined, 7, "text", {}]) expect(readPush(nothing)).toBeNull();
  });
});

describe("the manifests", () => {
  const [de, en] = ["de", "en"].map((lang) =>
    JSON.parse(readFileSync(join(PUBLIC, `manifest.${lang}.webmanifest`), "utf8")),
  );

  it("say the same in two languages", () => {
    for (const both of [de, en])
      expect([both.start_url, both.scope, both.id, both.display]).toEqual(["/", "/", "/", "standalone"]);
    expect([de.lang, en.lang]).toEqual(["de", "en"]);
    expect(de.icons).toEqual(en.icons);
    expect(de.description).not.toBe(en.description);
    expect(de.shortcuts.map((one: { url: string }) => one.url)).toEqual(
      en.shortcuts.map((one: { url: string }) => one.url),
    );
  });

  it("name icons that are there, as large as they say", () => {
    for (const { src, sizes, type } of en.icons) {
      const file = readFileSync(join(PUBLIC, src));
      if (type !== "image/png") continue;
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
