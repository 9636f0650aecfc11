import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.BAUHUETTE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/bauhuette/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/served.ts"] },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
