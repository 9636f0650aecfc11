/** What the server hands out, read from the files it reads: tests run without it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const sources = join(import.meta.dirname, "../../src/bauhuette");
const read = (...path: string[]) => readFileSync(join(sources, ...path), "utf8");

vi.stubGlobal("fetch", async (path: string) => {
  const [, what, game, lang] = /^\/api\/(words|rules)\/([a-z]+)\/([a-z]+)$/.exec(path) ?? [];
  if (!game) throw new Error(`not served in tests: ${path}`);
  const own = what === "rules" ? [`rules.${lang}.md`] : ["text", `${lang}.ftl`];
  return new Response(read("games", game, ...own));
});
