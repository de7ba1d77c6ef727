import { expect, test } from "vitest";
import { findProblem, missingNames, namesIn } from "./classLists.svelte";
import type { TableView } from "$lib/protocol";

test.each([
  ["Ann\nBen\r\nMia K.\n", ["Ann", "Ben", "Mia K."]],
  ["Ann, Ben,Mia K.", ["Ann", "Ben", "Mia K."]],
  ["Ann;Ben; ;Mia K.", ["Ann", "Ben", "Mia K."]],
  ["Ann\tBen\tMia K.", ["Ann", "Ben", "Mia K."]],
  ["1. Ann\n2) Ben\n- Mia  K.\n• Zoë", ["Ann", "Ben", "Mia K.", "Zoë"]],
  ['"Ann"\n“Ben”\n', ["Ann", "Ben"]],
  ["Jean-Luc\nO’Neill\nT.J.", ["Jean-Luc", "O’Neill", "T.J."]],
  ["  \n,;\t", []],
])("%j", (pasted, names) => expect(namesIn(pasted)).toEqual(names));

test("what will not do is told before the lesson", () => {
  expect(findProblem(["Ann", "Ben"])).toBeNull();
  expect(findProblem([])?.id).toBe("class-list-empty");
  expect(findProblem(["Mia", "Ann", "mia"])).toEqual({ id: "class-list-twice", name: "mia" });
  expect(findProblem(["x".repeat(25)])?.id).toBe("class-list-long");
  expect(findProblem(Array.from({ length: 61 }, (_, number) => `P${number}`))).toEqual({ id: "class-list-too-many", count: 61 });
});

test("who is missing", () => {
  const info = { seats: [{ name: "ANN" }, null, { name: "Guest" }] } as unknown as TableView;
  expect(missingNames(["Ann", "Ben"], info)).toEqual(["Ben"]);
});
