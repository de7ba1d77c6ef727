/**
 * One open table: what is asked of it, one after the other; what comes of it is stored first and told then. It does for
 * a page what play/table_actor.py does on a server.
 */

import { LOCAL_MARK } from "../localTables";
import { Autopilot } from "./autopilot";
import { DeviceRefused } from "./deviceRefused";
import { randomHex } from "./random";
import type { Summary, TableStore } from "./tableStore";
import { runTranslated } from "./toRefusal";
import type { Change, DeviceTable, Translation } from "./translation";

const TOKEN_BYTES = 16;
const SEED_BYTES = 32;
/** Timers of browsers cannot wait longer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export type Send = (socket: number, text: string) => void;

/** The time of this device's tables, in whole milliseconds. */
export const now = (): number => Math.floor(performance.now());

export class TableHost {
  readonly id: string;
  readonly table: DeviceTable;
  #translation: Translation;
  #store: TableStore;
  #send: Send;
  #queue: Promise<unknown> = Promise.resolve();
  #wake: ReturnType<typeof setTimeout> | undefined;
  #autopilot: Autopilot;
  #tokens = new Map<number, string[]>();
  #closed = false;
  #release: () => void;

  constructor(id: string, log: readonly string[], translation: Translation, store: TableStore, send: Send, release: () => void) {
    this.id = id;
    this.table = translation.openTable(id, log, now());
    this.#translation = translation;
    this.#store = store;
    this.#send = send;
    this.#release = release;
    this.#autopilot = new Autopilot(this, log);
  }

  get isDeserted(): boolean {
    return this.#tokens.size === 0;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Ends everything that was begun, and lets other tabs have the table. `finish` is done while they still cannot have it. */
  async close(finish: () => Promise<void> = async () => {}): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#wake);
    this.#autopilot.stop();
    await this.#queue;
    await finish().finally(this.#release);
  }

  /** After its log was read: a running clock is paused. */
  restore(): Promise<Change> {
    return this.apply(() => this.table.restore(now()));
  }

  async connect(socket: number, tokens: string[]): Promise<void> {
    const before = this.#tokens.get(socket);
    this.#tokens.set(socket, tokens); // at once: it must not be closed as deserted while the change is stored
    try {
      await this.apply(() => this.table.connect(socket, tokens, now()));
    } catch (refused) {
      if (before) this.#tokens.set(socket, before);
      else this.#tokens.delete(socket);
      throw refused;
    }
    for (const intention of this.#autopilot.listIntentions()) this.#send(socket, intention);
  }

  async disconnect(socket: number): Promise<void> {
    this.#tokens.delete(socket);
    await this.apply(() => this.table.disconnect(socket, now()));
  }

  /** A command over a connection. It is answered after the update that it causes. */
  async runAndAnswer(socket: number, text: string): Promise<void> {
    const change = await this.run(text, this.#tokens.get(socket) ?? []);
    if ((JSON.parse(text) as { id?: string }).id) this.#send(socket, change.answer);
  }

  run(text: string, tokens: readonly string[]): Promise<Change> {
    const drawn = this.#translation.drawn(randomHex(SEED_BYTES), LOCAL_MARK + randomHex(TOKEN_BYTES), "");
    return this.apply(() => this.table.run(text, tokens, drawn, now()));
  }

  takeSeat(body: string, tokens: readonly string[]): Promise<Change> {
    return this.apply(() => this.table.take_seat(body, randomHex(TOKEN_BYTES), tokens, now()));
  }

  /** What the coach says to a seat, as JSON. It thinks beside the table, which goes on. */
  advise(seat: number, tokens: readonly string[]): Promise<string> {
    return this.#autopilot.advise(seat, tokens);
  }

  sendToAll(text: string): void {
    for (const socket of this.#tokens.keys()) this.#send(socket, text);
  }

  /** Store, then tell. Throws `DeviceRefused`, and then nothing has happened. Of a closed table nothing is stored any more. */
  apply(make: () => Change): Promise<Change> {
    if (this.#closed) return Promise.reject(DeviceRefused.because("unknown-table"));
    const made = this.#queue.then(() => this.#applyNext(make));
    this.#queue = made.catch(() => {});
    return made;
  }

  async #applyNext(make: () => Change): Promise<Change> {
    const change = runTranslated(this.#translation, make);
    if (change.entries.length) await this.#storeEntries(change);
    this.table.commit(change);
    if (change.entries.length) this.#autopilot.addEntries(change.entries);
    for (const { socket, text } of change.messages) this.#send(socket, text);
    if (!this.#closed) this.#scheduleNext();
    if (change.refusal) throw DeviceRefused.fromJson(change.refusal);
    return change;
  }

  async #storeEntries(change: Change): Promise<void> {
    const next = change.next_table ? { id: change.next_table, log: change.next_entries } : undefined;
    await this.#store.append(this.id, this.table.game_id, change.first_number, change.entries, summarize(change.view), next);
  }

  /** Timers and computer players, now that everybody has been told. */
  #scheduleNext(): void {
    clearTimeout(this.#wake);
    const wake = this.table.next_wake_time();
    if (wake !== null) {
      const delay = Math.min(MAX_TIMER_MS, Math.max(0, wake - now()));
      this.#wake = setTimeout(() => void this.apply(() => this.table.tick(now())).catch(reportFailure), delay);
    }
    this.#autopilot.update();
  }
}

/** What a list of games shows of a table. */
export function summarize(view: string): Summary {
  const { seats, phase } = JSON.parse(view) as { seats: ({ name: string } | null)[]; phase: string };
  return { names: seats.flatMap((seat) => (seat ? [seat.name] : [])), over: phase === "over" };
}

export const reportFailure = (failure: unknown): void => {
  if (!(failure instanceof DeviceRefused)) console.error(failure);
};
