import { expect, test } from "vitest";
import { fitLines, lettersToFit, nameScale } from "./fitText";

const ROOM = { width: 1200, height: 400, letters: 12, line: 1.5, most: 72, least: 13 };

test.each([1, 3, 12, 30, 60])("all of %i lines fit, and the letters are as large as they can be", (count) => {
  const { columns, size } = fitLines(count, ROOM);
  const rows = Math.ceil(count / columns);
  expect(rows * size).toBeLessThanOrEqual(ROOM.height);
  expect(columns * size * 6).toBeLessThanOrEqual(ROOM.width);
  expect(size).toBeGreaterThanOrEqual(count > 30 ? 18 : 24);
});

test("few are written large, but no larger than makes sense", () => {
  expect(fitLines(3, ROOM)).toEqual({ columns: 1, size: 72 });
});

test("nothing becomes too small to read, and nobody is no reason to fail", () => {
  expect(fitLines(60, { ...ROOM, width: 100, height: 50 }).size).toBe(13);
  expect(fitLines(0, ROOM).columns).toBe(1);
});

test("one very long name does not make all names small", () => {
  expect(lettersToFit([...Array(20).fill("Aroha"), "Maximiliane-Friederike W"])).toBe(7);
  expect(lettersToFit([])).toBe(7);
});

test("a long name is written smaller only where it has no room, and never tiny", () => {
  const fitted = { columns: 4, size: 30 };
  expect(nameScale("Aroha", fitted, 1200, 4)).toBe(1);
  expect(nameScale("Bartholomäus K.", fitted, 1200, 4)).toBeLessThan(1);
  expect(nameScale("Maximiliane-Josefina", fitted, 1200, 4)).toBe(0.72);
  expect(nameScale("Maximiliane-Josefina", { columns: 2, size: 30 }, 1200, 4)).toBe(1);
});
