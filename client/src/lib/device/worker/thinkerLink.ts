/** The worker in which the computer players and the coach of one table think: neither the table nor the page waits. */

import { DeviceRefused } from "./deviceRefused";

/** The worker is this script again, under this name: so the rules are there only once. */
export const THINKER = "thinker";

/** What a computer player does, or what the coach says to whoever holds one of the tokens. */
export type ThinkerQuestion =
  | { kind: "choose"; seat: number; level: string; at: number | null; seed: number }
  | { kind: "advise"; seat: number; tokens: readonly string[]; at: number | null };
export type ToThinker = { id: number; table: string; game: string; known: number; added: string[]; question: ThinkerQuestion };
export type FromThinker = { id: number; answer: string } | { id: number; refused: string } | { id: number; wrong: string };

type Waiting = { resolve: (answer: string) => void; reject: (wrong: Error) => void };

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
  ask(log: readonly string[], question: ThinkerQuestion): Promise<string> {
    const id = this.#count++;
    const message: ToThinker = { id, table: this.#table, game: this.#game, known: this.#known, added: log.slice(this.#known), question };
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
    if ("answer" in message) waiting?.resolve(message.answer);
    else if ("refused" in message) waiting?.reject(DeviceRefused.fromJson(message.refused));
    else waiting?.reject(new Error(message.wrong));
  }

  #rejectAll(wrong: Error): void {
    for (const { reject } of this.#waiting.values()) reject(wrong);
    this.#waiting.clear();
  }
}
