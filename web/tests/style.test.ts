import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const LENGTH = /(?<![\w.-])\d*\.?\d+(?:px|em)|var\(--[gst]\d+\)/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(svelte|css)$/.test(name),
);
const styles = files.map((name) => {
  const text = readFileSync(join(SOURCES, name), "utf8");
  const style = name.endsWith(".css") ? text : (/<style[^>]*>([^]*?)<\/style>/.exec(text)?.[1] ?? "");
  return style.replace(/\/\*[^]*?\*\//g, "");
});

/** The distinct lengths in the values of a property, in every style of the client. */
function lengths(property: RegExp): string[] {
  const found = styles.flatMap((style) =>
    [...style.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+);/g)]
      .filter(([, name]) => property.test(name!))
      .flatMap(([, name, value]) => (name === "font" ? value!.split("/")[0]! : value!).match(LENGTH) ?? []),
  );
  return [...new Set(found)].sort();
}

// These limits may only be lowered: a new size or gap is one of the steps in tokens.css.
const FONT_SIZES = 47;
const GAPS = 32;
const DECLARATIONS = 31; // of a component, on average: new screens come, repetition does not

describe("styles", () => {
  it("use few sizes of type", () => {
    expect(lengths(/^font(-size)?$/).length, lengths(/^font(-size)?$/).join(" ")).toBeLessThanOrEqual(FONT_SIZES);
  });

  it("use few gaps", () => {
    expect(lengths(/^(row-|column-)?gap$/).length, lengths(/gap$/).join(" ")).toBeLessThanOrEqual(GAPS);
  });

  it("repeat little", () => {
    const declarations = styles.flatMap((style) => style.match(/(?<![\w-])[a-z-]+:\s*[^;{}]+;/g) ?? []);
    expect(declarations.length / files.length).toBeLessThanOrEqual(DECLARATIONS);
  });
});
