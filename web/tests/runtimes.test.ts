/** The terminal and the browser read the same Fluent files with different programs: both say the same, with all numbers. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { Words, type Facts } from "../src/lib/words";

type Rendering = { key: string; facts: Facts; text: string };

const root = join(import.meta.dirname, "../..");
const under = (home: string) =>
  readdirSync(join(root, home), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => dirname(join(root, home, path)));
const folders = [...new Set([...under("src"), ...under("web/src")])].map((path) => relative(root, path)).sort();
const python =
  process.env.PYTHON ??
  [join(root, ".venv/bin/python"), "python3"].find((path) => !path.includes("/") || existsSync(path))!;

describe("both runtimes", () => {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const told = JSON.parse(
    execFileSync(python, ["-m", "bauhuette.testkit.fluent_checks", ...folders], {
      cwd: root,
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    }),
  ) as Record<string, Record<string, Rendering[]>>;

  it("have all files before them", () => {
    expect(folders.length).toBeGreaterThan(12);
    expect(Object.keys(told)).toEqual(folders);
  });

  it.each(folders)("say the same: %s", (folder) => {
    for (const lang of ["de", "en"] as const) {
      const words = new Words(lang, [readFileSync(join(root, folder, `${lang}.ftl`), "utf8")]);
      const wrong = told[folder]![lang]!.filter((one) => words.say(one.key, one.facts) !== one.text);
      expect(wrong.map((one) => [one.key, one.facts, one.text, words.say(one.key, one.facts)])).toEqual([]);
    }
  });
});
