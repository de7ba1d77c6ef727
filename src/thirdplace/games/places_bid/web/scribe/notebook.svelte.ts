/** A game with the box on the table: what was typed, kept on this device, and what the server reads in it. */

import { Refused } from "$lib/api";
import { remember, recall } from "$lib/deviceMemory";
import type { ScribeLine, ScribeNotes, ScribeReading } from "../protocol";
import { say } from "$lib/text.svelte";

export type Notes = Required<ScribeNotes>;
export type { ScribeLine };

const NOTES_KEY = "scribe";

/** What lay on this device when the page was closed. */
type Kept = { notes: Notes; draft: string[]; taken: ScribeLine[] };
type How = { live?: boolean; onblame?: (line: number | null) => void };

function readSaved(): Kept | null {
  try {
    const kept = JSON.parse(recall(NOTES_KEY) ?? "null") as Partial<Kept> | null;
    return kept?.notes && Array.isArray(kept.notes.lines) ? { draft: [], taken: [], ...kept, notes: kept.notes } : null;
  } catch {
    return null;
  }
}

/** The game that was being written down, if there is one. */
export const savedNotes = (): Notes | null => readSaved()?.notes ?? null;

/** The line that a refusal blames, counted from 0. */
const lineOf = (refused: Refused): number | null => {
  const number = refused.where?.match(/^lines\[(\d+)\]/)?.[1];
  return number === undefined ? null : Number(number);
};

/** Without a server nothing can be judged: it is typed once more when there is one. */
function reasonOf(refused: unknown): string {
  if (!(refused instanceof Refused)) return String(refused);
  return refused.code === "offline" ? say("scribe-offline") : refused.message;
}

export class Notebook {
  notes = $state.raw<Notes>({ game: "", names: [], options: {}, lines: [] });
  reading = $state.raw<ScribeReading | null>(null);
  /** Cards picked for the next line, which is not whole yet. */
  draft = $state.raw<string[]>([]);
  /** Lines taken back: they can be put back, also behind another line in place of the first of them. */
  taken = $state.raw<ScribeLine[]>([]);
  wrong = $state("");
  busy = $state(false);
  /** Was the last line written before our eyes? */
  live = $state(false);
  #read: (notes: ScribeNotes) => Promise<ScribeReading>;

  constructor(read: (notes: ScribeNotes) => Promise<ScribeReading>) {
    this.#read = read;
  }

  /** A new game in place of the one before; false if the names or options do not do. */
  async startGame(notes: Omit<Notes, "lines">): Promise<boolean> {
    return this.#attempt({ ...notes, lines: [] }, { draft: [], taken: [] });
  }

  /** Go on with what lies here. A line that no longer holds is left out, with all after it. */
  async resumeGame(): Promise<boolean> {
    const kept = readSaved();
    return kept !== null && this.#asFarAsItGoes(kept.notes, kept);
  }

  async writeLine(line: ScribeLine): Promise<boolean> {
    const lines = [...this.notes.lines, line];
    return this.#attempt({ ...this.notes, lines }, { draft: [], taken: this.taken.slice(1) }, { live: true });
  }

  /** Take back all but the first so many lines. */
  async takeBack(to = this.notes.lines.length - 1): Promise<boolean> {
    const { lines } = this.notes;
    if (to < 0 || to >= lines.length) return false;
    const taken = [...lines.slice(to), ...this.taken];
    return this.#attempt({ ...this.notes, lines: lines.slice(0, to) }, { draft: [], taken });
  }

  /** Put back what was taken back, as far as it still holds. */
  async restoreLines(): Promise<boolean> {
    const lines = [...this.notes.lines, ...this.taken];
    return this.#asFarAsItGoes({ ...this.notes, lines }, { draft: [], taken: [] });
  }

  saveDraft(draft: string[]): void {
    this.draft = draft;
    this.#save();
  }

  async #asFarAsItGoes(notes: Notes, { draft, taken }: Pick<Kept, "draft" | "taken">): Promise<boolean> {
    let blamed: number | null = null;
    if (await this.#attempt(notes, { draft, taken }, { onblame: (line) => (blamed = line) })) return true;
    if (blamed === null) return false;
    const why = this.wrong;
    const done = await this.#attempt({ ...notes, lines: notes.lines.slice(0, blamed) }, { draft: [], taken: [] });
    if (done) this.wrong = why;
    return done;
  }

  async #attempt(notes: Notes, { draft, taken }: Pick<Kept, "draft" | "taken">, { live = false, onblame }: How = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = "";
    try {
      this.reading = await this.#read(notes);
      [this.notes, this.draft, this.taken, this.live] = [notes, draft, taken, live];
      this.#save();
      return true;
    } catch (refused) {
      this.wrong = reasonOf(refused);
      if (refused instanceof Refused) onblame?.(lineOf(refused));
      return false;
    } finally {
      this.busy = false;
    }
  }

  #save(): void {
    remember(NOTES_KEY, JSON.stringify({ notes: this.notes, draft: this.draft, taken: this.taken } satisfies Kept));
  }
}
