/**
 * Years as people say them: "eighteen forty", not "one thousand eight hundred and forty". Voices differ in what
 * they make of digits, so they get words. These are made and heard, never read: grammar rather than text.
 */

import type { Language } from "$lib/text.svelte";

/** Greater ones nobody has a way of saying: the voice gets the digits. */
const LAST_SPOKEN_YEAR = 9999;

export function spokenYear(year: number, lang: Language): string {
  return year < 1 || year > LAST_SPOKEN_YEAR ? String(year) : SPEAKERS[lang](year);
}

const SPEAKERS: Record<Language, (year: number) => string> = { en: inEnglish, de: inGerman, it: inItalian };

const split = (number: number, by: number): [number, number] => [Math.floor(number / by), number % by];

const EN = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function inEnglish(year: number): string {
  const [thousands, rest] = split(year, 1000);
  if (thousands && rest < 10) return `${EN[thousands]} thousand${rest ? ` and ${EN[rest]}` : ""}`;
  const [hundreds, last] = split(year, 100);
  if (!hundreds) return englishPair(last);
  return `${englishPair(hundreds)} ${last === 0 ? "hundred" : last < 10 ? `oh ${EN[last]}` : englishPair(last)}`;
}

function englishPair(number: number): string {
  const [tens, ones] = split(number, 10);
  return EN[number] ?? `${EN_TENS[tens - 2]}${ones ? `-${EN[ones]}` : ""}`;
}

const DE = (
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn " +
  "achtzehn neunzehn"
).split(" ");
const DE_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");
const germanBefore = (number: number) => (number === 1 ? "ein" : DE[number]);

function inGerman(year: number): string {
  if (year >= 1100 && year < 2000) return `${DE[Math.floor(year / 100)]}hundert${year % 100 ? germanPair(year % 100) : ""}`;
  const [thousands, rest] = split(year, 1000);
  const [hundreds, last] = split(rest, 100);
  const head = thousands ? `${thousands === 1 ? "" : germanBefore(thousands)}tausend` : "";
  const middle = hundreds ? `${hundreds === 1 && !thousands ? "" : germanBefore(hundreds)}hundert` : "";
  return head + middle + (last ? germanPair(last) : "");
}

function germanPair(number: number): string {
  const [tens, ones] = split(number, 10);
  return DE[number] ?? `${ones ? `${germanBefore(ones)}und` : ""}${DE_TENS[tens - 2]}`;
}

const IT = (
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici " +
  "diciassette diciotto diciannove"
).split(" ");
const IT_TENS = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");

function inItalian(year: number): string {
  const [thousands, rest] = split(year, 1000);
  const [hundreds, last] = split(rest, 100);
  const head = thousands ? (thousands === 1 ? "mille" : `${IT[thousands]}mila`) : "";
  const middle = hundreds ? `${hundreds === 1 ? "" : IT[hundreds]}cento` : "";
  const end = last ? italianPair(last) : "";
  return head + (middle && /^ott/.test(end) ? middle.slice(0, -1) : middle) + end; // centottanta
}

function italianPair(number: number): string {
  const [tens, ones] = split(number, 10);
  if (IT[number]) return IT[number];
  const ten = IT_TENS[tens - 2]!;
  if (!ones) return ten;
  if (ones === 3) return `${ten}tré`;
  return (ones === 1 || ones === 8 ? ten.slice(0, -1) : ten) + IT[ones]!; // ventuno, ventotto
}
