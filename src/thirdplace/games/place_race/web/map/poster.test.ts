import { expect, test } from "vitest";
import kept from "../../pictures/poster.json";
import { poster } from "./poster";

test("the printed board is the one that is drawn now", () => {
  expect(JSON.parse(JSON.stringify(poster()))).toEqual(kept); // if not: python client/make_poster.py
});
