/** A sheet being filled in: remembered on this device, and settled by the server's rules after every change. */

import { Refused, requestJson } from "$lib/api";
import { remember, recall } from "$lib/deviceMemory";

export type PadProblem = {
  /** A sentence in the reader's language. */
  message: string;
  /** Its place in what was sent, as in "numbers[1][0]", if it is one. */
  where: string | null;
};

type How<Typed, Sheet> = {
  game: string;
  /** An empty sheet. */
  blank: () => Typed;
  /** What the server gets; null as long as there is nothing to ask. */
  sheetOf: (typed: Typed) => Sheet | null;
};

type Settled<Typed, Scores> = { typed: Typed; scores: Scores };
type Kept<Typed, Scores> = { typed: Typed; before: Typed[]; settled: Settled<Typed, Scores> | null };

/** How many steps can be taken back, also after a reload. */
const MAX_UNDO_STEPS = 30;
/** People type: the server is asked when they pause, and again after a while if it did not answer. */
const [TYPING_PAUSE_MS, RETRY_DELAY_MS] = [150, 4000];

/** `Typed` is what stands in the fields, `Sheet` what is sent of it, `Scores` what the rules make of that. */
export class ScorePad<Typed, Sheet, Scores> {
  #typed: Typed;
  #before: Typed[];
  #settled: Settled<Typed, Scores> | null;
  wrong = $state.raw<PadProblem | null>(null);
  /** Nobody answers: what was typed stays, and is asked again. */
  offline = $state(false);
  #how: How<Typed, Sheet>;
  #asking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(how: How<Typed, Sheet>) {
    this.#how = how;
    const kept = readSaved<Typed, Scores>(keyOf(how.game));
    this.#typed = $state.raw(kept?.typed ?? how.blank());
    this.#before = $state.raw(kept?.before ?? []);
    this.#settled = $state.raw(kept?.settled ?? null);
    addEventListener("online", this.ask);
    void this.ask();
  }

  /** What stands there: replaced by `type`, never changed in place. */
  get typed(): Typed {
    return this.#typed;
  }

  /** What the rules make of the last sheet that made sense; null: not known yet. */
  get scores(): Scores | null {
    return this.#settled?.scores ?? null;
  }

  /** What stood there when those were the scores: without an answer, something else may stand there now. */
  get settled(): Typed | null {
    return this.#settled?.typed ?? null;
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Something was typed. With `step` false it belongs to the step before: a second digit, a longer name. */
  type(typed: Typed, { step = true } = {}): void {
    if (step) this.#before = [...this.#before, this.#typed].slice(-MAX_UNDO_STEPS);
    this.#replaceTyped(typed);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#replaceTyped(last);
  }

  /** Settle it now. */
  ask = async (): Promise<void> => {
    this.#asking?.abort();
    clearTimeout(this.#timer);
    const typed = this.#typed;
    const sheet = this.#how.sheetOf(typed);
    if (sheet === null) {
      this.#settled = this.wrong = null;
      return;
    }
    const asking = (this.#asking = new AbortController());
    try {
      const scores = await requestJson<Scores>("POST", `/pads/${this.#how.game}`, { body: sheet, signal: asking.signal });
      if (asking.signal.aborted) return;
      [this.#settled, this.wrong, this.offline] = [{ typed, scores }, null, false];
      this.#save();
    } catch (failure) {
      if (!asking.signal.aborted) this.#onRefused(failure);
    }
  };

  close(): void {
    removeEventListener("online", this.ask);
    this.#asking?.abort();
    clearTimeout(this.#timer);
  }

  #replaceTyped(typed: Typed): void {
    this.#typed = typed;
    this.#save();
    this.#asking?.abort();
    this.#askIn(TYPING_PAUSE_MS);
  }

  #save(): void {
    const kept: Kept<Typed, Scores> = { typed: this.#typed, before: this.#before, settled: this.#settled };
    remember(keyOf(this.#how.game), JSON.stringify(kept));
  }

  #askIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.ask, milliseconds);
  }

  #onRefused(failure: unknown): void {
    const refused = failure instanceof Refused ? failure : new Refused("offline", String(failure));
    this.offline = TEMPORARY_REFUSALS.includes(refused.code);
    this.wrong = this.offline ? null : { message: refused.message, where: refused.where };
    if (this.offline) this.#askIn(RETRY_DELAY_MS);
  }
}

/** Refused for reasons that pass, whatever the sheet says. */
const TEMPORARY_REFUSALS = ["offline", "not-saved", "too-fast", "busy"];

const keyOf = (game: string) => `pad-${game}`;

function readSaved<Typed, Scores>(key: string): Kept<Typed, Scores> | null {
  try {
    return JSON.parse(recall(key) ?? "null") as Kept<Typed, Scores> | null;
  } catch {
    return null;
  }
}
