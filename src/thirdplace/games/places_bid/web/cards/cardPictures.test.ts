import { expect, test } from "vitest";
import { EMBLEMS } from "../art/emblems";
import { drawHouse, HOUSES } from "../art/houses";
import { GROUND_Y } from "../art/picture";
import { SURROUNDINGS } from "../art/surroundings";
import { cardsForOptions, makeOwnCard } from "./cards";
import { drawCard } from "./cardPictures";

const PATIENCE_MS = 60_000; // 48 pictures at once, perhaps on a busy machine

test("every building of the box has a picture of its own", async () => {
  const drawn = await Promise.all([...cardsForOptions(null).values()].map(drawCard));
  expect(drawn.filter((markup) => !markup.startsWith("<g"))).toEqual([]);
  expect(new Set(drawn).size).toBe(48);
}, PATIENCE_MS);

test("every part changes the picture of a building of one's own, and so does its category", async () => {
  const [house, emblem, around] = ["house", "book", "trees"] as const;
  const pictures = [
    ...HOUSES.map((house) => ({ house, emblem, around })),
    ...EMBLEMS.slice(1).map((emblem) => ({ house, emblem, around })),
    ...SURROUNDINGS.slice(1).map((around) => ({ house, emblem, around })),
  ];
  const zoo = { name: "Zoo", category: "P", points: 9, players: 3 } as const;
  const cards = pictures.map((picture) => makeOwnCard({ ...zoo, picture }));
  const drawn = await Promise.all([...cards, makeOwnCard({ ...zoo, category: "L", picture: pictures[0]! })].map(drawCard));
  expect(new Set(drawn).size).toBe(HOUSES.length + EMBLEMS.length + SURROUNDINGS.length - 1);
  expect(drawn.filter((markup) => /NaN|undefined/.test(markup))).toEqual([]);
});

test("a building of one's own keeps clear of what is put beside it", () => {
  const points = (house: (typeof HOUSES)[number]) =>
    [...drawHouse(house, "P").layers().ink.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const board = ([x, y]: readonly [number, number]) => Math.hypot(x - 150, y - 100) < 22;
  const outside = ([x, y]: readonly [number, number]) => y < GROUND_Y - 2 && (x < 58 || x > 242);
  for (const house of HOUSES) {
    expect(points(house).filter(board), house).toEqual([]);
    expect(points(house).filter(outside), house).toEqual([]);
  }
});
