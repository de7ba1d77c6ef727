/** Years said aloud, where the browser can speak the page's language. Words that are late are not said. */

import { remember, recall } from "$lib/deviceMemory";
import { spokenYear } from "./spokenYears";
import { text, type Language } from "$lib/text.svelte";

/** Which years are said: none, every one, every fifth, every tenth. */
export const SPOKEN_INTERVALS = [0, 1, 5, 10] as const;
export type SpokenInterval = (typeof SPOKEN_INTERVALS)[number];

/** Where there is no time for as many as are wanted, fewer are said. */
const YEAR_STEPS = [1, 2, 5, 10, 20, 50, 100];
const MAX_SPEECH_RATE = 1.5;
/** Milliseconds until a voice begins, and for a letter, until it is known how long this one takes. */
const [BREATH_MS, LETTER_MS] = [150, 66];
const SPOKEN_KEY = "timer-spoken";

/** The letters of the longest year of a century: it sets the rhythm, or some years would be left out and others not. */
function longestOf(year: number, lang: Language): number {
  const first = year - (year % 100);
  return Math.max(...Array.from({ length: 100 }, (_, later) => spokenYear(first + later, lang).length));
}

class Speech {
  every = $state<SpokenInterval>(SPOKEN_INTERVALS.find((every) => String(every) === recall(SPOKEN_KEY)) ?? 0);
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  #letter = $state(LETTER_MS);

  constructor() {
    const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const look = () => (this.#voices = synthesis.getVoices());
    look();
    synthesis.addEventListener?.("voiceschanged", look); // they come late
  }

  /** Has this browser a voice for the page's language? */
  get hasVoice(): boolean {
    return this.#voice(text.lang) !== undefined;
  }

  choose(every: SpokenInterval): void {
    this.every = every;
    remember(SPOKEN_KEY, every ? String(every) : null);
    if (!every) this.stopSpeaking();
  }

  /** A year has come: say it, if it is one to be said. The years go on, whatever the browser's voice does. */
  sayYear(year: number, secondsPerYear: number): void {
    const voice = this.#voice(text.lang);
    const step = this.stepFor(year, secondsPerYear);
    if (!voice || !step || year % step) return;
    const needed = this.#needs(longestOf(year, text.lang), 1) / (1000 * step * secondsPerYear);
    try {
      this.#say(spokenYear(year, text.lang), voice, Math.max(1, Math.min(MAX_SPEECH_RATE, needed)));
    } catch {
      // A browser without a working speech service refuses by an exception; the next year is tried anew.
    }
  }

  /** Each of how many years is said at this pace: more are left out than was wanted where words take too long. */
  stepFor(year: number, secondsPerYear: number): number | null {
    if (!this.every) return null;
    const needed = this.#needs(longestOf(year, text.lang), MAX_SPEECH_RATE);
    return YEAR_STEPS.find((step) => step % this.every === 0 && needed <= 1000 * step * secondsPerYear) ?? null;
  }

  /** Be silent at once. */
  stopSpeaking(): void {
    try {
      globalThis.speechSynthesis?.cancel();
    } catch {
      // Whoever cannot speak is silent.
    }
  }

  #say(words: string, voice: SpeechSynthesisVoice, rate: number): void {
    this.stopSpeaking(); // what is still being said, or waits, is of a year gone by
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    let begun: number | null = null;
    utterance.onstart = () => (begun = performance.now());
    utterance.onend = () => {
      if (begun !== null) this.#letter = (this.#letter + ((performance.now() - begun) * rate) / words.length) / 2;
    };
    speechSynthesis.speak(utterance);
  }

  #needs = (letters: number, rate: number): number => BREATH_MS + (letters * this.#letter) / rate;

  /** One that lives on this device: others would ask somebody else's server, and be late. */
  #voice(lang: Language): SpeechSynthesisVoice | undefined {
    const speaking = this.#voices.filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(lang));
    return speaking.find((voice) => voice.default) ?? speaking[0];
  }
}

export const speech = new Speech();
