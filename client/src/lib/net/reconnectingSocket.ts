/**
 * A connection that comes back by itself after any loss, and moves to another server without a gap if this one
 * asks for it: a second connection is opened, and the first is left only once the second knows as much.
 */

import { ServerTime } from "$lib/table/clock";
import type { Moving, TimeTold } from "$lib/protocol";
import { SocketLink, type LinkEvents } from "./socketLink";

const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 8000;
/** Milliseconds, while a clock runs: everyone waits for whoever is not back. */
const FAST_MAX_RETRY_MS = 2000;
const TIME_CHECKS = 5;
const TIME_CHECK_INTERVAL_MS = 150;
const PROBE_INTERVAL_MS = 15_000;
/** Milliseconds, while a clock runs: who is cut off should know it, and be back soon. */
const FAST_PROBE_INTERVAL_MS = 2000;
/** Milliseconds for a second connection to be up to date once it is open: meanwhile nothing new is shown. */
const MOVE_TIMEOUT_MS = 1500;
/** Milliseconds for the first connection to answer what it was asked before the second took its place. */
const LEAVE_AFTER_MS = 2000;

export type SocketUser<Message> = {
  path: string;
  /** Asked before each attempt, where a reason to fail should be known: a socket that is refused gives none. */
  mayConnect?: () => Promise<boolean>;
  /** A connection is open. `moves`: it is a second one. Returns what has to be said first, if anything. */
  onOpen: (moves: boolean) => object | null;
  onMessage: (message: Message) => void;
  /** Is this the whole of what there is to know, rather than an answer? Of a connection that is left it is not needed. */
  isState: (message: Message) => boolean;
  /** Do these messages of the second connection tell as much as those that the first has brought meanwhile? */
  isUpToDate: (fresh: Message[], held: Message[]) => boolean;
  /**
   * The second connection takes the first one's place. What is to be told now, and in which order: of what the
   * first has held back and the second repeats, nothing twice.
   */
  onMoved: (fresh: Message[], held: Message[]) => Message[];
  /** Does anything wait for an answer? */
  isWaiting?: () => boolean;
  /** What was asked over the connection that was left will not be answered any more. */
  onAnswersLost?: () => void;
  onLost: () => void;
};

/** A second connection on its way to take the first one's place. */
type Move<Message> = { link: SocketLink<Message>; time: ServerTime; fresh: Message[]; held: Message[]; greeted: boolean };
type Timer = ReturnType<typeof setTimeout> | undefined;

/** Not all at the same moment: about as long, and at the first time never longer than half a second. */
const jittered = (ms: number): number => ms * (0.5 + Math.random());

export class ReconnectingSocket<Message extends { type: string }> {
  readonly time = new ServerTime();
  #user: SocketUser<Message>;
  #link: SocketLink<Message> | null = null;
  #move: Move<Message> | null = null;
  #left: SocketLink<Message> | null = null;
  #answers = true;
  #wait = FIRST_RETRY_MS;
  #maxWait = MAX_RETRY_MS;
  #attempts = 0;
  #closed = false;
  #again: Timer;
  #moveAgain: Timer;
  #moveTimeout: Timer;
  #leaving: Timer;
  #probing: ReturnType<typeof setInterval>;

  constructor(user: SocketUser<Message>) {
    this.#user = user;
    addEventListener("online", this.retry);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.retry);
    this.#probing = setInterval(this.#probe, PROBE_INTERVAL_MS);
    void this.#connect();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get isOpen(): boolean {
    return this.#link?.isOpen ?? false;
  }

  send(message: object): void {
    this.#link?.send(message);
  }

  /** Say hello again. A second connection that has said another hello is not wanted any more. */
  greetAgain(message: object): void {
    this.#abandonMove();
    this.send(message);
  }

  /** Look more often whether the connection still lives, and for a new one, as long as seconds count. */
  probeOften(often: boolean): void {
    this.#maxWait = often ? FAST_MAX_RETRY_MS : MAX_RETRY_MS;
    clearInterval(this.#probing);
    if (!this.#closed) this.#probing = setInterval(this.#probe, often ? FAST_PROBE_INTERVAL_MS : PROBE_INTERVAL_MS);
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#again, this.#moveAgain, this.#moveTimeout, this.#leaving]) clearTimeout(timer);
    clearInterval(this.#probing);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.retry);
    for (const link of [this.#link, this.#move?.link, this.#left]) link?.close();
  }

  /** Try again now instead of in a while. */
  retry = (): void => {
    if (this.#closed || document.hidden) return;
    this.#wait = FIRST_RETRY_MS; // a network that has just come back is not always there at the first try
    if (this.#link) {
      this.#link.probe();
      this.#learnTime(this.#link); // a machine that slept has another clock
    } else void this.#connect();
  };

  #probe = (): void => {
    if (!document.hidden) this.#link?.probe();
  };

  /** A later attempt makes this one pointless. */
  async #isAllowed(): Promise<boolean> {
    const attempt = ++this.#attempts;
    const allowed = (await this.#user.mayConnect?.()) ?? true;
    if (this.#closed || attempt !== this.#attempts) return false;
    if (!allowed && !this.#link) this.#onLost();
    return allowed;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#again);
    if (this.#user.mayConnect && !(await this.#isAllowed())) return;
    this.#link = new SocketLink(this.#user.path, this.#linkEvents);
  }

  #linkEvents: LinkEvents<Message> = {
    onOpen: (link) => {
      if (link === this.#move?.link) {
        this.#move.greeted = true;
        this.#moveTimeout = setTimeout(() => this.#moveLater(), MOVE_TIMEOUT_MS);
      } else {
        this.#wait = FIRST_RETRY_MS;
        this.time.forget();
      }
      const greeting = this.#user.onOpen(link !== this.#link);
      if (greeting) link.send(greeting);
      this.#learnTime(link);
    },
    onMessage: (link, message) => {
      if (message.type === "time") this.#onTime(link, message as unknown as TimeTold);
      else if (link === this.#left) this.#onLateAnswer(message);
      else if (link === this.#move?.link) this.#onFresh(this.#move, message);
      else if (message.type === "moving") this.#onMoving(message as unknown as Moving);
      else if (this.#move?.greeted) this.#move.held.push(message);
      else this.#user.onMessage(message);
    },
    onClosed: (link) => {
      if (link === this.#left) this.#onLeft();
      else if (link === this.#move?.link) this.#moveLater();
      else this.#onLost();
    },
  };

  #onTime(link: SocketLink<Message>, { sent, server }: TimeTold): void {
    link.onSignOfLife();
    const time = link === this.#move?.link ? this.#move.time : link === this.#link ? this.time : null;
    time?.addExchange({ sent, server, heard: performance.now() });
    if (link === this.#move?.link) this.#switchIfUpToDate(this.#move);
    else this.#user.onMessage({ type: "time" } as Message);
  }

  #onLost(): void {
    this.#abandonMove();
    clearTimeout(this.#moveAgain);
    this.#link = null;
    this.#answers = true;
    this.#user.onLost();
    if (this.#closed) return;
    this.#again = setTimeout(() => void this.#connect(), jittered(this.#wait));
    this.#wait = Math.min(this.#wait * 2, this.#maxWait);
  }

  #learnTime(link: SocketLink<Message>): void {
    link.askTime();
    for (let check = 1; check < TIME_CHECKS; check++) setTimeout(() => link.askTime(), check * TIME_CHECK_INTERVAL_MS);
  }

  // To another server.

  /** A server that cannot reach its database will not answer what it was asked: that is asked elsewhere at once. */
  #onMoving({ reason, after_ms }: Moving): void {
    this.#answers = reason !== "cut-off";
    this.#moveIn(after_ms);
  }

  #moveIn(ms: number): void {
    clearTimeout(this.#moveAgain);
    this.#moveAgain = setTimeout(() => void this.#openSecond(), ms);
  }

  async #openSecond(): Promise<void> {
    if (this.#user.mayConnect && !(await this.#isAllowed())) this.#moveLater();
    else if (this.#link?.isOpen && !this.#move && !this.#closed) {
      const link = new SocketLink(this.#user.path, this.#linkEvents);
      this.#move = { link, time: new ServerTime(), fresh: [], held: [], greeted: false };
    }
  }

  /** There is no way to another server yet: stay with this one as long as it is there. */
  #moveLater(): void {
    this.#abandonMove();
    if (this.#closed || !this.#link) return;
    this.#moveIn(jittered(this.#wait));
    this.#wait = Math.min(this.#wait * 2, this.#maxWait);
  }

  #abandonMove(): void {
    const move = this.#move;
    this.#move = null;
    clearTimeout(this.#moveTimeout);
    move?.link.close();
    for (const message of move?.held ?? []) this.#user.onMessage(message);
  }

  #onFresh(move: Move<Message>, message: Message): void {
    if (message.type === "refused") return this.#moveLater();
    move.fresh.push(message);
    this.#switchIfUpToDate(move);
  }

  #switchIfUpToDate(move: Move<Message>): void {
    if (!move.time.isKnown || !this.#user.isUpToDate(move.fresh, move.held)) return;
    clearTimeout(this.#moveTimeout);
    this.#left?.close();
    this.#left = this.#link;
    this.#link = move.link;
    this.#move = null;
    this.#wait = FIRST_RETRY_MS;
    const answers = this.#answers;
    this.#answers = true;
    this.time.adopt(move.time);
    for (const message of this.#user.onMoved(move.fresh, move.held)) {
      if (message.type === "moving") this.#onMoving(message as unknown as Moving);
      else this.#user.onMessage(message);
    }
    if (!answers || !this.#user.isWaiting?.()) this.#onLeft();
    else this.#leaving = setTimeout(() => this.#onLeft(), LEAVE_AFTER_MS);
  }

  #onLateAnswer(message: Message): void {
    if (!this.#user.isState(message)) this.#user.onMessage(message);
  }

  #onLeft(): void {
    clearTimeout(this.#leaving);
    this.#left?.close();
    this.#left = null;
    this.#user.onAnswersLost?.();
  }
}
