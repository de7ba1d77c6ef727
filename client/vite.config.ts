import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { PAGE_PATTERNS } from "./src/lib/pagePatterns.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["THIRDPLACE_SERVER"] ?? "http://127.0.0.1:8017";

/** Small modules of the first page that other screens use, too. */
const FIRST = new RegExp(
  [
    "client/src/lib/(announce\\.svelte|api|deviceMemory|preferences\\.svelte|root|route\\.svelte|scheduling|sound)\\.ts",
    "client/src/lib/games/(servedGames\\.svelte|boxes|folders|home|pad|pages)\\.ts",
    "client/src/lib/opening/(computerLevel\\.svelte|openTable|requestState\\.svelte)\\.ts",
    "client/src/lib/table/(history|seatTokens)\\.ts",
    "client/src/parts/((BoxTitle|Icon|LevelChoice|TopBar|SettingsSwitches)\\.svelte|(icons|seatShapes)\\.ts)",
    "games/[^/]+/web/(home\\.ts|CoverTitle\\.svelte)",
  ]
    .map((file) => `${file}$`)
    .join("|"),
);

/** The names of all that was built, for the service worker: it fetches what has not been needed yet. */
const offlineList = (): Plugin => ({
  name: "offline-list",
  writeBundle({ dir = "." }) {
    const assets = readdirSync(`${dir}/assets`).sort().map((file) => `assets/${file}`);
    writeFileSync(`${dir}/offline.json`, JSON.stringify(assets));
  },
});

/** The addresses of all pages, for the server (server/http/web_files.py): the client's own, and those that games bring. */
const pageList = (): Plugin => ({
  name: "page-list",
  writeBundle({ dir = "." }) {
    const files = readdirSync(path("../src/thirdplace/games"), { recursive: true }) as string[];
    const found = files.flatMap((file) => file.match(/^[^/\\]+[/\\]web[/\\]pages[/\\](\w+)\.svelte$/)?.[1] ?? []);
    const ofGames = found.map((name) => name.toLowerCase()).sort();
    writeFileSync(`${dir}/pages.json`, JSON.stringify([...PAGE_PATTERNS, ...ofGames]));
  },
});

export default defineConfig({
  base: "./", // the server knows where it is found; see server/http/web_files.py and src/lib/root.ts
  plugins: [svelte(), offlineList(), pageList()],
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
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no warning
      // What the first page needs comes in one piece: a dozen small files would cost a request and its headers each.
      output: { codeSplitting: { groups: [{ name: "first", test: FIRST, includeDependenciesRecursively: false }] } },
    },
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: server, ws: true }, "/games": { target: server } },
  },
  test: { include: ["src/**/*.test.ts", "../src/thirdplace/games/*/web/**/*.test.ts"] },
});
