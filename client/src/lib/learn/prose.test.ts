import { expect, it } from "vitest";
import { parseBlocks, parseInline } from "./prose";

it("tells strong words and names of options apart", () => {
  expect(parseInline("**Bid.** Or set `first`.")).toEqual([
    { kind: "strong", said: "Bid." },
    { kind: "plain", said: " Or set " },
    { kind: "code", said: "first" },
    { kind: "plain", said: "." },
  ]);
});

it("makes paragraphs, and one list of items that follow each other", () => {
  const found = parseBlocks("One.\n\n- two\n- three\n\nFour.");
  expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "paragraph"]);
  expect(found[1]).toEqual({ kind: "list", items: [[{ kind: "plain", said: "two" }], [{ kind: "plain", said: "three" }]] });
});

it("finds links, and only those that lead somewhere harmless", () => {
  expect(parseInline("See [their page](https://example.org/a), or [write](mailto:a@example.org).")).toEqual([
    { kind: "plain", said: "See " },
    { kind: "link", said: "their page", target: "https://example.org/a" },
    { kind: "plain", said: ", or " },
    { kind: "link", said: "write", target: "mailto:a@example.org" },
    { kind: "plain", said: "." },
  ]);
  expect(parseInline("[no](javascript:alert)")).toEqual([{ kind: "plain", said: "[no](javascript:alert)" }]);
});
