/** The worker in which the computer players of one table think: neither the table nor the page waits for them. */

/** The worker is this script again, under this name: so the rules are there only once. */
export const THINKER = "thinker";

export type ToThinker = { id: number; table: string; game: string; known: number; added: string[]; seat: number; level: string; at: number | null; seed: number };
export type FromThinker = { id: number; chosen: string } | { id: number; wrong: string };

type Waiting = { resolve: (chosen: string) => void; reject: (wrong: Error) => void };

export class ThinkerLink {
  #table: string;
  #game: string;
  #worker: Worker;
  #known = 0;
  #count = 0;
  #waiting = new Map<number, Waiting>();

  constructor(table: string, game: string) {
    this.#table = table;
    this.#game = game;
    this.#worker = new Worker(location.href, { type: "module", name: THINKER });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#onAnswer(data);
    this.#worker.onerror = (event) => this.#rejectAll(new Error(event.message));
  }

  /** `log`: all entries of the table so far; the thinker is sent those that it does not know. */
  choose(log: readonly string[], seat: number, level: string, at: number | null, seed: number): Promise<string> {
    const id = this.#count++;
    const message: ToThinker = { id, table: this.#table, game: this.#game, known: this.#known, added: log.slice(this.#known), seat, level, at, seed };
    this.#known = log.length;
    this.#worker.postMessage(message);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#worker.terminate();
    this.#rejectAll(new Error("closed"));
  }

  #onAnswer(message: FromThinker): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("chosen" in message) waiting?.resolve(message.chosen);
    else waiting?.reject(new Error(message.wrong));
  }

  #rejectAll(wrong: Error): void {
    for (const { reject } of this.#waiting.values()) reject(wrong);
    this.#waiting.clear();
  }
}
