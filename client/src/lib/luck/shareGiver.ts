/**
 * Gives this device's shares of the seed, without anybody noticing: commits before the start, reveals once the list of all
 * commitments is shown and it is asked, and notes what it was shown (docs/verify.md).
 */

import type { Shares, TableView, Update } from "$lib/protocol";
import { fingerprintOf } from "./fingerprint";
import { loadShares, saveShares, type KeptShare, type KeptShares } from "./keptShares";
import { commitmentOf, makeShare, saveShownList } from "./luckNotes";

type Send = (command: Record<string, unknown>) => void;

export class ShareGiver {
  #table: string;
  #send: Send;
  #kept: KeptShares;
  /** The chairs whose commitment was sent over this connection. */
  #committed = new Set<number>();
  /** Commands that are not answered yet, by id. */
  #asked = new Map<string, (refused: string | null) => void>();
  #sender = `luck-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  #count = 0;
  /** The chairs whose share was sent over this connection, and is not confirmed yet. */
  #revealing = new Set<number>();
  /** The chairs of this device, before the game. */
  #own = new Set<number>();
  /** All chairs before the game; some may be empty. */
  #chairs: TableView["seats"] = [];
  #onSettled: (() => void)[] = [];

  constructor(table: string, send: Send) {
    this.#table = table;
    this.#send = send;
    this.#kept = loadShares(table);
  }

  /** Once the commitment of every seat of this device is confirmed, or refused. */
  #whenCommitmentsAnswered(): Promise<void> {
    if (this.#committed.size && !this.#asked.size) return Promise.resolve();
    return new Promise((resolve) => this.#onSettled.push(resolve));
  }

  /** Just before this device starts the game: resolves once it has sent its shares, as it is told the list before the answer. */
  async revealEarly(): Promise<void> {
    await this.#whenCommitmentsAnswered();
    await new Promise((resolve) => this.#ask({ type: "close-list" }, resolve));
  }

  /** The device says hello: what was not confirmed before may be unknown to the server, and seats may be others. */
  onHello(): void {
    this.#own.clear();
    this.#committed.clear();
    this.#revealing.clear();
    this.#asked.clear();
    for (const kept of Object.values(this.#kept)) {
      if (kept.seat === null) {
        kept.accepted &&= kept.shown !== null;
        kept.away = true;
      }
      kept.seen?.pop(); // the last action may have been taken back while nobody looked
    }
  }

  /** `view` of the update: all of it, also where only changes were sent. */
  onUpdate({ seat, view, clock }: Update, events: { type: string; seat?: unknown }[], table: TableView): void {
    if (seat === null) return this.#own.clear();
    for (const event of events) if (event.type === "left") this.#own.delete(event.seat as number);
    if (table.phase === "gathering") {
      this.#own.add(seat);
      this.#chairs = table.seats;
      if (table.sealed) this.#onList(seat, table.sealed, table.asked?.includes(seat) ?? true);
      else this.#onNoList(seat);
      return;
    }
    const begun = events.some((event) => event.type === "begun");
    this.#noteSeats(begun);
    const hidden = table.settings.ranking !== undefined && table.settings.ranking !== "all";
    if (hidden || !isObject(view)) return;
    // While a clock runs, time alone changes what is seen, and no record tells of that.
    if (!clock) this.#noteSeen(seat, view, events.some((event) => event.type === "undone"));
    if (begun || table.phase === "over") this.#noteView(seat, begun ? "dealt" : "ended", view);
  }

  /** Was the answer to a command of ours? */
  onAnswer(id: string | null | undefined, refused: string | null): boolean {
    const heard = id ? this.#asked.get(id) : undefined;
    if (!id || !heard) return false;
    this.#asked.delete(id);
    heard(refused);
    if (!this.#asked.size) for (const onSettled of this.#onSettled.splice(0)) onSettled();
    return true;
  }

  #onNoList(seat: number): void {
    const kept = this.#kept[seat];
    if (kept?.shown && !kept.spent) {
      kept.shown = null; // it was dropped, and nobody knows this share yet
      this.#save();
    }
    this.#commit(seat);
  }

  #commit(seat: number): void {
    if (this.#committed.has(seat)) return;
    this.#committed.add(seat);
    let kept = this.#kept[seat];
    if (!kept || kept.spent) {
      kept = this.#kept[seat] = makeShare(kept);
      this.#save();
    }
    const asked = kept;
    this.#ask({ type: "commit", seat, commitment: commitmentOf(kept) }, (refused) => {
      asked.accepted = refused === null;
      if (!refused) this.#save();
      if (refused === "still-here") this.#onOtherDevice(seat, asked);
    });
  }

  /**
   * The seat is open elsewhere, too, and that share counts. If it is another page of this browser, it is this device's as
   * well. If it is another device, it may leave before the game: the next update tells, and is an occasion to try again.
   */
  #onOtherDevice(seat: number, own: KeptShare): void {
    this.#committed.delete(seat);
    const stored = loadShares(this.#table)[seat];
    if (!stored || stored.share === own.share) return;
    this.#kept[seat] = stored;
    this.#commit(seat);
  }

  #onList(seat: number, list: Shares, isAsked: boolean): void {
    const isListed = (one: KeptShare | undefined) => !!one && list.seats.some(({ commitment }) => commitment === commitmentOf(one));
    if (!isListed(this.#kept[seat])) this.#commit(seat); // before the start, a list is closed anew for who was away
    const kept = this.#kept[seat]!;
    if (!kept.spent) saveShownList(kept, list);
    kept.away &&= kept.shown?.commitment !== list.commitment;
    const reveals = isAsked && isListed(kept);
    if (reveals && !kept.spent) {
      kept.spent = true;
      kept.given = (kept.given ?? 0) + 1;
    }
    this.#save(); // before anybody else can know the share
    if (reveals) this.#reveal(seat, kept);
  }

  #reveal(seat: number, kept: KeptShare): void {
    this.#committed.delete(seat); // if the list is dropped, there will be another share
    if (kept.revealed || this.#revealing.has(seat)) return;
    this.#revealing.add(seat);
    this.#ask({ type: "reveal", seat, share: kept.share }, (refused) => {
      this.#revealing.delete(seat);
      kept.revealed = refused === null;
      this.#save();
    });
  }

  /** The seats in the game: chairs close up at the start, so the share of the third chair may be the second seat's. */
  #noteSeats(begun: boolean): void {
    const chairs = this.#chairs;
    let isNew = false;
    for (const [chair, kept] of Object.entries(this.#kept)) {
      if (kept.seat !== null) continue;
      const listed = kept.spent && kept.shown ? kept.shown.seats.indexOf(commitmentOf(kept)) : -1;
      if (listed >= 0) kept.seat = listed;
      else if (begun && this.#own.has(Number(chair))) kept.seat = chairs.slice(0, Number(chair)).filter((other) => other !== null).length;
      isNew ||= kept.seat !== null;
    }
    if (isNew) this.#save();
  }

  /** What was seen first is kept; the end may come twice, if the last action is taken back. */
  #noteView(seat: number, when: "dealt" | "ended", view: Record<string, unknown>): void {
    const kept = Object.values(this.#kept).find((one) => one.seat === seat);
    if (!kept || (when === "dealt" && kept.dealt)) return;
    kept[when] = view;
    this.#save();
  }

  /** Every view, as a short mark. What was taken back is in no record. */
  #noteSeen(seat: number, view: Record<string, unknown>, undone: boolean): void {
    const kept = Object.values(this.#kept).find((one) => one.seat === seat);
    if (!kept) return;
    const seen = (kept.seen ??= []);
    if (undone) seen.pop();
    const mark = fingerprintOf(view);
    if (seen.at(-1) === mark) return;
    seen.push(mark);
    this.#save();
  }

  #ask(command: Record<string, unknown>, answered: (refused: string | null) => void): void {
    const id = `${this.#sender}-${this.#count++}`;
    this.#asked.set(id, answered);
    this.#send({ ...command, id });
  }

  #save(): void {
    saveShares(this.#table, this.#kept);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
