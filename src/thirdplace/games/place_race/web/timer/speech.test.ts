import { beforeEach, expect, it, vi } from "vitest";

type Said = { text: string; lang: string; rate: number; voice: unknown; onstart?: () => void; onend?: () => void };

/** A browser's voice: it says one thing at a time, for as long as the test lets it. */
class Synthesis {
  said: Said[] = [];
  cancelled = 0;
  voices = [
    { lang: "it-IT", localService: false, default: true },
    { lang: "en-GB", localService: true, default: false },
    { lang: "de_DE", localService: true, default: false },
  ];
  getVoices = () => this.voices;
  speak = (said: Said) => this.said.push(said);
  cancel = () => this.cancelled++;
  addEventListener = () => {};
}

let synthesis: Synthesis;

async function loaded() {
  const [{ speech }, { text }] = await Promise.all([import("./speech.svelte"), import("$lib/text.svelte")]);
  return { speech, text };
}

beforeEach(() => {
  vi.resetModules();
  synthesis = new Synthesis();
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} });
});

const words = () => synthesis.said.map(({ text }) => text);

it("says nothing unless it is asked to", async () => {
  const { speech } = await loaded();
  speech.sayYear(1840, 3);
  expect(words()).toEqual([]);
});

it("says the years that were chosen, in the page's language, by a voice of this device", async () => {
  const { speech, text } = await loaded();
  speech.choose(5);
  for (let year = 1838; year < 1847; year++) speech.sayYear(year, 3);
  expect(words()).toEqual(["eighteen forty", "eighteen forty-five"]);
  text.lang = "de";
  speech.sayYear(1850, 3);
  expect(synthesis.said.at(-1)).toMatchObject({ text: "achtzehnhundertfünfzig", voice: synthesis.voices[2] });
  text.lang = "it"; // only somebody else's server could say it
  expect(speech.hasVoice).toBe(false);
  speech.sayYear(1860, 3);
  expect(words()).toHaveLength(3);
});

it("leaves off what it was saying when the next year comes", async () => {
  const { speech } = await loaded();
  speech.choose(1);
  speech.sayYear(1840, 3);
  const before = synthesis.cancelled;
  speech.sayYear(1841, 3);
  expect(synthesis.cancelled).toBe(before + 1);
});

it("says fewer years, and those faster, where there is no time for all", async () => {
  const { speech } = await loaded();
  speech.choose(1);
  for (let year = 1840; year < 1850; year++) speech.sayYear(year, 0.5);
  expect(words()).toEqual(["eighteen forty", "eighteen forty-five"]);
  for (let year = 1850; year < 1856; year++) speech.sayYear(year, 0.6);
  expect(words().slice(2)).toEqual(["eighteen fifty", "eighteen fifty-two", "eighteen fifty-four"]);
  expect(Math.max(...synthesis.said.map(({ rate }) => rate))).toBeGreaterThan(1);
});

it("learns how long its voice takes", async () => {
  const { speech } = await loaded();
  speech.choose(1);
  for (let year = 1840; year < 1844; year++) {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    speech.sayYear(year, 5);
    synthesis.said.at(-1)?.onstart?.();
    now.mockReturnValue(8000); // a very slow one
    synthesis.said.at(-1)?.onend?.();
  }
  const before = words().length;
  for (let year = 1851; year < 1855; year += 2) speech.sayYear(year, 3);
  expect(words()).toHaveLength(before);
});

it("is silent where there is no voice at all", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  const { speech } = await loaded();
  speech.choose(1);
  speech.sayYear(1840, 3);
  speech.stopSpeaking();
  expect(speech.hasVoice).toBe(false);
});

it("never stops the years: a voice that fails is passed over, and tried again", async () => {
  const { speech } = await loaded();
  speech.choose(1);
  const speak = synthesis.speak;
  synthesis.speak = () => {
    throw new DOMException("not allowed", "NotAllowedError");
  };
  expect(() => speech.sayYear(1840, 3)).not.toThrow();
  synthesis.cancel = () => {
    throw new Error("no speech service");
  };
  expect(() => speech.stopSpeaking()).not.toThrow();
  synthesis.cancel = () => 0;
  synthesis.speak = speak;
  speech.sayYear(1841, 3);
  expect(words()).toEqual(["eighteen forty-one"]);
});

it("tells how many years it leaves out", async () => {
  const { speech, text } = await loaded();
  expect(speech.stepFor(1830, 1.5)).toBeNull();
  speech.choose(1);
  expect(speech.stepFor(1830, 1.5)).toBe(1);
  text.lang = "de";
  expect(speech.stepFor(1830, 1.5)).toBe(2);
  expect(speech.stepFor(1830, 3)).toBe(1);
});
