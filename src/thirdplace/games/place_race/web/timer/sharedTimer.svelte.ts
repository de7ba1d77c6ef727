/** A timer that several devices show: in step by the server's clock, over a socket that comes back by itself. */

import { Refused, checkConnection } from "$lib/api";
import { fetchTimer } from "./requests";
import { ReconnectingSocket } from "$lib/net/reconnectingSocket";
import type { TimerTold, ToTimer } from "../protocol";
import type { TimerAct } from "./years";

/** On the way; there; cut off, though the years go on; or forgotten by the server. */
export type LinkState = "coming" | "here" | "away" | "gone";

/** Milliseconds until a question that nobody answers is given up. */
const ASK_TIMEOUT_MS = 10_000;

export class SharedTimer {
  readonly code: string;
  link = $state<LinkState>("coming");
  /** What everyone shows; null until it is known. */
  told = $state.raw<TimerTold | null>(null);
  /** Why one cannot come, or why the last act was not done: a sentence. */
  wrong = $state("");
  #socket: ReconnectingSocket<ToTimer>;

  constructor(code: string) {
    this.code = code;
    this.#socket = new ReconnectingSocket<ToTimer>({
      path: `/timers/${code}/socket`,
      mayConnect: () => this.#isThere(),
      onOpen: () => null,
      onMessage: (message) => this.#onMessage(message),
      isState: (message) => message.type === "timer",
      isUpToDate: (fresh) => fresh.some((message) => message.type === "timer"),
      onMoved: (fresh) => fresh,
      onLost: () => this.link === "here" && (this.link = "away"),
    });
  }

  /** The server's time now. */
  now(): number {
    return this.#socket.time.at(performance.now());
  }

  act(act: TimerAct): void {
    this.wrong = "";
    this.#socket.send(act);
  }

  close(): void {
    this.#socket.close();
  }

  /** A socket that is refused does not say why: ask first. A timer that moves stays where it is if it is not there. */
  async #isThere(): Promise<boolean> {
    try {
      await checkConnection(AbortSignal.timeout(ASK_TIMEOUT_MS));
      await fetchTimer(this.code, AbortSignal.timeout(ASK_TIMEOUT_MS));
      return true;
    } catch (failure) {
      if (this.#socket.isClosed || this.#socket.isOpen) return false;
      this.wrong = failure instanceof Refused ? failure.message : "";
      if (failure instanceof Refused && failure.code === "unknown-timer") {
        this.link = "gone";
        this.close();
      }
      return false;
    }
  }

  #onMessage(message: ToTimer): void {
    if (message.type === "timer") this.told = message;
    else if (message.type === "refused") this.wrong = message.message;
    // Only with the server's time is what it told worth showing.
    if (this.link !== "here" && this.told && this.#socket.time.isKnown) {
      this.link = "here";
      this.wrong = "";
    }
  }
}
