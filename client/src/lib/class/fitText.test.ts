import { expect, test } from "vitest";
import { fitLines, fitName, lettersToFit } from "./fitText";

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

test("a long name is written smaller, and in two lines, only where it has no room, and never tiny", () => {
  const fitted = { columns: 4, size: 30 };
  expect(fitName("Aroha", fitted, 1200, 4)).toEqual({ scale: 1, lines: 1 });
  const smaller = fitName("Bartholomäus K.", fitted, 1200, 4);
  expect(smaller.lines).toBe(1);
  expect(smaller.scale).toBeLessThan(1);
  expect(fitName("Maximiliane-Josefina", fitted, 1200, 4)).toEqual({ scale: 0.66, lines: 1 });
  expect(fitName("Maximiliane-Josefina", { columns: 2, size: 30 }, 1200, 4)).toEqual({ scale: 1, lines: 1 });
  expect(fitName("Maximiliane-Josefina", { columns: 5, size: 30 }, 1200, 4)).toEqual({ scale: 0.62, lines: 2 });
  expect(fitName("Maximiliane-Josefina", { columns: 9, size: 30 }, 1200, 4)).toEqual({ scale: 0.45, lines: 2 });
});

test("a name is broken where its longer line is shortest", () => {
  const narrow = { columns: 10, size: 20 };
  const scaleOf = (name: string) => fitName(name, narrow, 1200, 4).scale;
  expect(scaleOf("Marie-Sophie Ann")).toBeGreaterThan(scaleOf("Annkathrin-Leonie"));
  expect(scaleOf("Annkathrinleo")).toBeGreaterThan(scaleOf("A-nnkathrinleo"));
});
