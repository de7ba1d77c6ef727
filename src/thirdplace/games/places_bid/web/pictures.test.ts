import { expect, test } from "vitest";
import { cardsOf } from "./cards";
import { draw } from "./pictures";

const PATIENCE = 60_000; // 48 pictures at once, perhaps on a busy machine

test("every building of the box has a picture of its own", async () => {
  const drawn = await Promise.all([...cardsOf(null).values()].map(draw));
  expect(drawn.filter((markup) => !markup.startsWith("<g"))).toEqual([]);
  expect(new Set(drawn).size).toBe(48);
}, PATIENCE);
