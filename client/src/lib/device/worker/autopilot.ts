/**
 * Seats that play by themselves: when they act, and who thinks for them. Who acts, and what an order makes a seat do,
 * the table knows (table/automatic_seats.py). On a server play/autopilot.py does this.
 */

import { randomSeed } from "./random";
import { now, reportFailure, type TableHost } from "./tableHost";
import { ThinkerLink, type ThinkerQuestion } from "./thinkerLink";

/** How often a player thinks again because the table has changed meanwhile. */
const MAX_RETHINKS = 3;

type Choice = { action: unknown; intent: unknown };

export class Autopilot {
  #host: TableHost;
  #acting = new Set<number>();
  #intents = new Map<number, unknown>();
  #thinker: ThinkerLink | null = null;
  /** The log until somebody has to think; then the thinker follows it. */
  #log: string[];

  constructor(host: TableHost, log: readonly string[]) {
    this.#host = host;
    this.#log = [...log];
  }

  /** Finds out after every change which seats act by themselves, and lets them act in a while. */
  update(): void {
    for (const seat of this.#host.table.seats_to_act(now())) {
      if (this.#acting.has(seat)) continue;
      this.#acting.add(seat);
      void this.#actFor(seat);
    }
  }

  addEntries(entries: readonly string[]): void {
    this.#log.push(...entries);
  }

  stop(): void {
    this.#thinker?.close();
    this.#thinker = null;
  }

  /** The intentions that have been told, for connections that come later. */
  listIntentions(): string[] {
    return [...this.#intents].filter(([, intent]) => intent !== null).map(([seat, intent]) => writeIntention(seat, intent));
  }

  /** Whatever comes of it, `update` is called again when the table has changed. */
  async #actFor(seat: number): Promise<void> {
    let act: (() => Promise<unknown>) | null = null;
    try {
      act = await this.#choose(seat);
    } catch (failure) {
      if (this.#host.isClosed) return;
      console.error(failure);
      act = () => this.#host.apply(() => this.#host.table.act_first_legal(seat, now()));
    } finally {
      this.#acting.delete(seat);
    }
    if (act && !this.#host.isClosed) await act().catch(reportFailure);
  }

  async #choose(seat: number): Promise<(() => Promise<unknown>) | null> {
    const { table } = this.#host;
    const due = now() + table.thinking_delay_ms(Math.random(), now());
    if (table.clock_reading(now()) !== null) await wait(due - now()); // the clock runs: look at the table only then
    for (let attempt = 0; attempt < MAX_RETHINKS; attempt++) {
      if (this.#host.isClosed || !table.seats_to_act(now()).includes(seat)) return null;
      if (!table.is_computer(seat, now())) {
        await wait(due - now());
        return () => this.#host.apply(() => table.act_by_order(seat, now()));
      }
      const asked = String(table.legal_numbers(seat, now()));
      const { action, intent } = await this.#think(seat);
      await wait(due - now());
      if (this.#host.isClosed || !table.is_computer(seat, now())) return null;
      if (String(table.legal_numbers(seat, now())) !== asked && attempt < MAX_RETHINKS - 1) continue;
      this.#announceIntent(seat, intent);
      return action === null ? null : () => this.#host.apply(() => table.act(seat, JSON.stringify(action), now()));
    }
    return null;
  }

  async #think(seat: number): Promise<Choice> {
    const { table } = this.#host;
    const chosen = await this.#ask({ kind: "choose", seat, level: table.level_of(seat) ?? "easy", at: table.clock_reading(now()), seed: randomSeed() });
    return JSON.parse(chosen) as Choice;
  }

  /** What the coach says, as JSON. */
  advise(seat: number, tokens: readonly string[]): Promise<string> {
    return this.#ask({ kind: "advise", seat, tokens, at: this.#host.table.clock_reading(now()) });
  }

  #ask(question: ThinkerQuestion): Promise<string> {
    this.#thinker ??= new ThinkerLink(this.#host.id, this.#host.table.game_id);
    return this.#thinker.ask(this.#log, question);
  }

  #announceIntent(seat: number, intent: unknown): void {
    if (JSON.stringify(this.#intents.get(seat) ?? null) === JSON.stringify(intent)) return;
    this.#intents.set(seat, intent);
    this.#host.sendToAll(writeIntention(seat, intent));
  }
}

const writeIntention = (seat: number, intent: unknown): string => JSON.stringify({ type: "intention", seat, intent });

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));
