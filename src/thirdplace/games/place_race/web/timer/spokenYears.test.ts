import { expect, it } from "vitest";
import { spokenYear } from "./spokenYears";
import type { Language } from "$lib/text.svelte";

const SAID: Record<Language, Record<number, string>> = {
  en: {
    1: "one",
    47: "forty-seven",
    900: "nine hundred",
    905: "nine oh five",
    987: "nine eighty-seven",
    1000: "one thousand",
    1066: "ten sixty-six",
    1800: "eighteen hundred",
    1805: "eighteen oh five",
    1840: "eighteen forty",
    1999: "nineteen ninety-nine",
    2000: "two thousand",
    2005: "two thousand and five",
    2026: "twenty twenty-six",
    2100: "twenty-one hundred",
  },
  de: {
    1: "eins",
    101: "hunderteins",
    987: "neunhundertsiebenundachtzig",
    1000: "tausend",
    1066: "tausendsechsundsechzig",
    1101: "elfhunderteins",
    1800: "achtzehnhundert",
    1840: "achtzehnhundertvierzig",
    1841: "achtzehnhunderteinundvierzig",
    1916: "neunzehnhundertsechzehn",
    2000: "zweitausend",
    2005: "zweitausendfünf",
    2130: "zweitausendeinhundertdreißig",
  },
  it: {
    1: "uno",
    108: "centotto",
    1000: "mille",
    1066: "millesessantasei",
    1821: "milleottocentoventuno",
    1840: "milleottocentoquaranta",
    1843: "milleottocentoquarantatré",
    1880: "milleottocentottanta",
    1928: "millenovecentoventotto",
    2000: "duemila",
    2005: "duemilacinque",
  },
};

it.each(Object.entries(SAID))("says years as people do: %s", (lang, years) => {
  for (const [year, said] of Object.entries(years)) expect(spokenYear(Number(year), lang as Language)).toBe(said);
});

it.each(["en", "de", "it"] as const)("has a way of saying every year, and no two alike: %s", (lang) => {
  const all = Array.from({ length: 2999 }, (_, before) => spokenYear(before + 1, lang));
  expect(new Set(all).size).toBe(2999);
  expect(all.join()).not.toMatch(/undefined|null|\d/);
});

it("leaves greater numbers to the voice", () => {
  expect(spokenYear(10_000, "en")).toBe("10000");
});
