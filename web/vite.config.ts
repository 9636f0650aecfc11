import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.BAUHUETTE_SERVER ?? "http://127.0.0.1:8000";

/** Beside every text lie its compressed twins, which the server sends to whoever understands them. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const file of Object.values(bundle)) {
      if (!/\.(html|js|css|svg)$/.test(file.fileName)) continue;
      const text = file.type === "chunk" ? file.code : file.source;
      writeFileSync(join(dir!, `${file.fileName}.gz`), gzipSync(text, { level: 9 }));
      writeFileSync(join(dir!, `${file.fileName}.br`), brotliCompressSync(text));
    }
  },
};

const SOURCES = join(import.meta.dirname, "src");
const LANGUAGES = ["de", "en"];
const HOME_PAGE = "home/Home.svelte";
const TABLE_PAGE = "table/TablePage.svelte";
const BOARD = /^games\/(\w+)\/(?:Table\.svelte|flights\.ts)$/;
const WORDS = /^words-(\w+(?:-\w+)?)$/; // of a language, and of a game in it

/** A chunk with all it imports, and their styles, as addresses. */
function neededFor(start: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rollup.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) visit(bundle[name] as Rollup.OutputChunk);
  };
  visit(start);
  return [...found].map((file) => `/${file}`);
}

/** What a newcomer reads until the program has come: the head of `home/Home.svelte`. */
function greetingIn(lang: string): string {
  const words = readFileSync(join(SOURCES, `text/${lang}.ftl`), "utf-8");
  const [welcome, ask, about] = ["welcome", "home-ask", "home-pre"].map(
    (key) => new RegExp(`^${key} = (.*)$`, "m").exec(words)![1]!,
  );
  return `<div class="greets"><h1>${welcome} <em>${ask}</em></h1><p>${about}</p></div>`;
}

/**
 * Which files the first page and that of a table need, for the table itself, for the board of each game and for the
 * words of each language: the server names them in the page it sends (`server/http/middleware.py`), so that a browser asks for all of them at once and not
 * one after the other.
 */
const preloads: Plugin = {
  name: "preloads",
  apply: "build",
  writeBundle({ dir }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const sourcesOf = (chunk: Rollup.OutputChunk) => chunk.moduleIds.map((id) => relative(SOURCES, id));
    const entry = neededFor(
      chunks.find((chunk) => chunk.isEntry && chunk.name === "index")!,
      bundle,
    );
    const beyond = (files: string[], ...known: string[][]) => files.filter((file) => !known.flat().includes(file));
    const filesOf = (page: string) =>
      neededFor(
        chunks.find((chunk) => sourcesOf(chunk).includes(page))!,
        bundle,
      );
    const home = beyond(filesOf(HOME_PAGE), entry);
    const table = beyond(filesOf(TABLE_PAGE), entry);
    const boards: Record<string, string[]> = {};
    for (const chunk of chunks) {
      const game = sourcesOf(chunk)
        .map((source) => BOARD.exec(source)?.[1])
        .find(Boolean);
      if (!game) continue;
      const known = boards[game] ?? [];
      boards[game] = [...known, ...beyond(neededFor(chunk, bundle), entry, table, known)];
    }
    const words: Record<string, string[]> = {};
    for (const chunk of chunks) {
      const of = WORDS.exec(chunk.name)?.[1];
      if (of) words[of] = beyond(neededFor(chunk, bundle), entry);
    }
    const greetings = Object.fromEntries(LANGUAGES.map((lang) => [lang, greetingIn(lang)]));
    writeFileSync(join(dir!, "preloads.json"), JSON.stringify({ home, table, boards, words, greetings }));
  },
};

/** A table's page, and what boards of all games share. */
const AT_EVERY_TABLE =
  /^(?:table\/(?!HintDetails|Lobby|Plain|LeaveSeat|boards)|lib\/(?:table|link|changes|previews|tutor|sound)\b|people\/PersonActions|correspondence\/StandingOrdersStrip)/;

/** What lies over or beside a board now and then. */
const BESIDE_TABLES =
  /^(?:table\/(?:beside|DeviceCover|Hint\.|Menu|RatingWarning|Recap|Stakes|Tutor)|editions\/AtTable\b|parts\/(?:Preferences|Switch)\b)/;

/** Small things of many pages, tables among them. */
const ON_MANY_PAGES =
  /^(?:lib\/(?:seats|clock|levels|undoneSteps|rules|examples|catalogue|gameMessages)\b|parts\/(?:SeatMark|ConfirmTwice)|home\/games|games\/\w+\/emblem|people\/(?:api|period)|correspondence\/NextTable|table\/(?:LeaveSeat|boards))/;

/** What is shown of other editions than ours. */
const EDITIONS = /^editions\/(?:Differences|api|values)/;

/** What the first page shows of pages of their own. */
const ON_THE_FIRST_PAGE =
  /^(?:deals\/(?:Deals|Dots|format)|puzzles\/(?:Difficulty|puzzleTable)|review\/curve|pages\/replayTable|parts\/Personality)/;

/** What every page needs beside its own. */
const ON_EVERY_PAGE =
  /^(?:lib\/(?:ids|prefs|api|me|order|route|servedTexts|words|messages|errors)\b|parts\/(?:Glyph|Sheet|Logo|Segmented)\b|correspondence\/(?:waiting|install))|\/node_modules\/(?:svelte|clsx|esm-env|@fluent)\/|vite\/preload-helper/;

/** Cards, signs and heads of a game: rules and lessons show them without its board. */
const PIECES =
  /^games\/(\w+)\/(?:cards|crew|kit|flights|board|moments)\.ts|^games\/(\w+)\/(?:symbols|suits|heads|portraits|buildings|map|events|layout|ranks|shared|Arrow|Building|Card|Cells|ContractNumber|Effect|Head|Masonry|Material|Mini|Picture|Points|Portrait|Shape|Trait)\b/;
const MOMENTS = /\/games\/(\w+)\/moments\.ts$/;

/** Few files instead of many small ones, each of which costs a turn on a connection. */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const path = relative(SOURCES, id);
  const words = /^(?:text\/.*|\.\.\/\.\.\/src\/bauhuette\/engine\/text)\/?(de|en)\.ftl/.exec(path);
  if (words) return `words-${words[1]}`;
  const drawn = /^games\/(\w+)\/text\/(de|en)\.ftl/.exec(path);
  if (drawn) return `words-${drawn[2]}-${drawn[1]}`;
  if (ON_EVERY_PAGE.test(path)) return "base";
  const pieces = PIECES.exec(path);
  if (pieces) return `pieces-${pieces[1] ?? pieces[2]}`;
  const askedBy = (getModuleInfo(id.replace(/\?.*/, ""))?.importers ?? []).map((one) => MOMENTS.exec(one)?.[1]);
  if (askedBy.length > 0 && askedBy.every(Boolean)) return `pieces-${askedBy[0]}`;
  if (BESIDE_TABLES.test(path)) return "beside";
  if (AT_EVERY_TABLE.test(path)) return "tables";
  if (EDITIONS.test(path)) return "editions";
  if (ON_THE_FIRST_PAGE.test(path)) return "lists";
  return ON_MANY_PAGES.test(path) ? "shared" : undefined;
}

export default defineConfig({
  plugins: [svelte(), compressed, preloads],
  base: "/",
  build: {
    outDir: "../src/bauhuette/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // The worker stands where it is found again: it may serve all addresses, and browsers ask for it anew.
      output: {
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/served.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
