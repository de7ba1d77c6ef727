import { expect, test } from "vitest";

const FILES = {
  ...import.meta.glob<string>(["../../**/*.{svelte,ts}", "!../../**/*.test.ts"], { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>(["../../../../src/thirdplace/games/*/web/**/*.{svelte,ts}", "!../../../../src/**/*.test.ts"], { query: "?raw", import: "default", eager: true }),
};
const OUT_OF_ROOT = /(?:href|src|action)="\/|(?:fetch|replaceState|pushState|assign)\([^)]*["'`]\/|\$\{location\.host\}\//;

test("every address goes through `hrefTo`: the site may lie below a proxy's sub-path", () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  const wrong = Object.entries(FILES).flatMap(([file, source]) =>
    source
      .split("\n")
      .filter((line) => OUT_OF_ROOT.test(line.replaceAll(/\b(?:hrefTo|fileAt)\([^)]*\)/g, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
