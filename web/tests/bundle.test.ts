import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const site = join(import.meta.dirname, "../../src/bauhuette/server/static");
const lock = join(import.meta.dirname, "../package-lock.json");

describe("what is shipped", () => {
  it("loads the shell with less than 200 kB", () => {
    const page = readFileSync(join(site, "index.html"), "utf8");
    const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((found) => found[1]!);
    const fonts = readdirSync(join(site, "assets"))
      .filter((name) => name.endsWith(".woff2"))
      .map((name) => `assets/${name}`);
    const words = readdirSync(join(site, "assets"))
      .filter((name) => /^words-(de|en)-[\w-]{8}\.js$/.test(name))
      .map((name) => gzipSync(readFileSync(join(site, "assets", name))).length);
    const sizes = first
      .map((name) => gzipSync(readFileSync(join(site, name))).length)
      .concat(fonts.map((name) => readFileSync(join(site, name)).length));
    const total = sizes.reduce((sum, n) => sum + n, 0) + Math.max(...words);
    expect(first.length).toBeGreaterThan(1);
    expect(words).toHaveLength(2); // one file of each language
    expect(total).toBeLessThan(200_000);
  });

  it("names no other host", () => {
    for (const name of readdirSync(join(site, "assets")).filter((one) => /\.(js|css)$/.test(one))) {
      const hosts = [
        ...readFileSync(join(site, "assets", name), "utf8").matchAll(/(?:https?:)?\/\/([a-z0-9-]+\.)+[a-z]{2,}/g),
      ]
        .map((found) => found[0])
        .filter((host) => !/w3\.org|svelte\.dev/.test(host));
      expect(hosts, name).toEqual([]);
    }
  });

  it("is locked without the address of a registry", () => {
    expect(readFileSync(lock, "utf8")).not.toMatch(/resolved|https?:\/\/registry/);
  });
});
