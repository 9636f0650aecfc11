import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");
const [light, dark] = source.split(':root[data-theme="dark"]') as [string, string];

/** Relative luminance of a token, as WCAG defines it. */
function luminance(theme: string, token: string): number {
  const hex = new RegExp(`--${token}: #([0-9a-f]+);`).exec(theme)![1]!;
  const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("oxblood", () => {
  it.each([
    ["light", light],
    ["dark", dark],
  ])("stays dark as a fill, with white that can be read on it (%s)", (_, theme) => {
    const [fill, on] = [luminance(theme, "oxblood-fill"), luminance(theme, "on-oxblood")];
    expect(fill).toBeLessThan(0.12);
    expect((on + 0.05) / (fill + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
