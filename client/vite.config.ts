import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { PAGE_PATTERNS } from "./src/lib/routing/pagePatterns.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["THIRDPLACE_SERVER"] ?? "http://127.0.0.1:8017";

/** Small modules of the first page that other screens use, too. */
const FIRST = new RegExp(
  [
    "client/src/lib/(announce\\.svelte|api|deviceMemory|preferences\\.svelte|routing/(root|route\\.svelte)|scheduling|sound)\\.ts",
    "client/src/lib/(net/(server|serverStatus\\.svelte)|device/(availability|localTables))\\.ts",
    "client/src/lib/games/(servedGames\\.svelte|boxes|folders|home|pad|pages)\\.ts",
    "client/src/lib/opening/(computerLevel\\.svelte|openTable|requestState\\.svelte|whereToPlay\\.svelte)\\.ts",
    "client/src/lib/table/(history|seatTokens)\\.ts",
    "client/src/lib/(luck/keptShares|refused)\\.ts",
    "client/src/parts/((BoxTitle|Icon|LevelChoice|TopBar|SettingsSwitches)\\.svelte|(icons|seatShapes)\\.ts|home/LatestTables\\.svelte)",
    "games/[^/]+/web/((home|protocol)\\.ts|CoverTitle\\.svelte)",
  ]
    .map((file) => `${file}$`)
    .join("|"),
);

/** The games whose rules were translated (src/translated): they can be played without a server. */
const gamesWithoutServer = (): string[] => {
  if (process.env["VITEST"]) return []; // there are no workers in Node
  const folder = path("./src/translated/games");
  return existsSync(folder) ? readdirSync(folder).flatMap((file) => /^(.+)\.js$/.exec(file)?.[1] ?? []) : [];
};

/** The paths of routes that games bring and this device can answer, each with its game. */
const routesWithoutServer = (): Record<string, string> => {
  const file = path("./src/translated/routes.json");
  return existsSync(file) && !process.env["VITEST"] ? (JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>) : {};
};

/** The names of all that was built, for the service worker: it fetches what has not been needed yet. */
const offlineList = (): Plugin => ({
  name: "offline-list",
  writeBundle({ dir = "." }) {
    const assets = readdirSync(`${dir}/assets`).sort().map((file) => `assets/${file}`);
    writeFileSync(`${dir}/offline.json`, JSON.stringify(assets));
  },
});

/** The games that this build can play without a server, for `thirdplace static` (server/static_edition.py). */
const playableList = (): Plugin => ({
  name: "playable-list",
  writeBundle: ({ dir = "." }) => writeFileSync(`${dir}/playable.json`, JSON.stringify(gamesWithoutServer())),
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
  base: "./", // the server knows where it is found; see server/http/web_files.py and src/lib/routing/root.ts
  define: { GAMES_WITHOUT_SERVER: JSON.stringify(gamesWithoutServer()), ROUTES_WITHOUT_SERVER: JSON.stringify(routesWithoutServer()) },
  worker: { format: "es" },
  plugins: [svelte(), offlineList(), pageList(), playableList()],
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
  test: {
    testTimeout: 30_000, // a busy machine is no fault of the code
    include: ["src/**/*.test.ts", "../src/thirdplace/games/*/web/**/*.test.ts"],
  },
});
