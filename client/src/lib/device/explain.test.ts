import { expect, it } from "vitest";
import { LANGUAGES } from "$lib/text.svelte";
import cases from "./explain.cases.json";
import type { DeviceRefusal } from "./deviceMessages";
import { explainRefusal } from "./explain";

it.each(cases)("puts $facts into the words of a server", async ({ facts, said }) => {
  for (const lang of LANGUAGES) {
    expect(await explainRefusal({ type: "refused", ...facts } as DeviceRefusal, lang)).toBe(said[lang]);
  }
});
