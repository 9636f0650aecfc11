import { svelte } from "@sveltejs/vite-plugin-svelte";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
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

export default defineConfig({
  plugins: [svelte(), compressed],
  base: "/",
  build: {
    outDir: "../src/bauhuette/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // The worker stands where it is found again: it may serve all addresses, and browsers ask for it anew.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/served.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
