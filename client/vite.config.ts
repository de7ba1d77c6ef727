import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["THIRDPLACE_SERVER"] ?? "http://127.0.0.1:8017";

export default defineConfig({
  base: "./", // the server knows where it is found; see server/client.py and src/lib/root.ts
  plugins: [svelte()],
  resolve: {
    alias: {
      $design: path("./src/design"),
      $lib: path("./src/lib"),
      $parts: path("./src/parts"),
      $games: path("../src/thirdplace/games"),
      $locale: path("../src/thirdplace/locale"),
    },
    dedupe: ["svelte", "@fluent/bundle"],
  },
  build: {
    outDir: path("../src/thirdplace/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: URLs of scripts and styles would break the Content-Security-Policy
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no warning
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../src/thirdplace/games/*/web/**/*.test.ts"] },
});
