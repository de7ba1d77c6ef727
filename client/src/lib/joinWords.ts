/** Several words as one would say them: "Ann, Ben and Cleo". */

import { say } from "./text.svelte";

export function joinWords(words: readonly string[]): string {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? "";
  return before.length ? say("and", { first: before.join(", "), last }) : last;
}
