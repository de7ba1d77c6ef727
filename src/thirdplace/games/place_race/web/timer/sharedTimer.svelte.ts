/** A timer that several devices show: in step by the server's clock, over a socket that comes back by itself. */

import { Refused, checkConnection } from "$lib/api";
import { fetchTimer } from "./requests";
import { ServerTime } from "$lib/table/clock";
import type { TimerTold, ToTimer } from "../protocol";
import { socketUrlTo } from "$lib/root";
import type { TimerAct } from "./years";

/** On the way; there; cut off, though the years go on; or forgotten by the server. */
export type LinkState = "coming" | "here" | "away" | "gone";

const [FIRST_RETRY_MS, MAX_RETRY_MS] = [300, 8000];
const TIME_CHECKS = 5;
const [PROBE_EVERY, PROBE_PATIENCE] = [15_000, 4000];
/** Milliseconds until an attempt to come that nobody answers is given up; a browser waits for minutes. */
const CONNECT_TIMEOUT_MS = 10_000;

export class SharedTimer {
  readonly code: string;
  readonly time = new ServerTime();
  link = $state<LinkState>("coming");
  /** What everyone shows; null until it is known. */
  told = $state.raw<TimerTold | null>(null);
  /** Why one cannot come, or why the last act was not done: a sentence. */
  wrong = $state("");
  #socket: WebSocket | null = null;
  #wait = FIRST_RETRY_MS;
  #trips = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #probing: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(code: string) {
    this.code = code;
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#retry);
    this.#probing = setInterval(this.#probe, PROBE_EVERY);
    void this.#joinTimer();
  }

  /** The server's time now. */
  now(): number {
    return this.time.at(performance.now());
  }

  act(act: TimerAct): void {
    this.wrong = "";
    this.#send(act);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    clearInterval(this.#probing);
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  /** A socket that is refused does not say why: ask first. */
  async #joinTimer(): Promise<void> {
    clearTimeout(this.#again);
    const trip = ++this.#trips;
    const overtaken = () => this.#closed || trip !== this.#trips;
    try {
      await checkConnection(AbortSignal.timeout(CONNECT_TIMEOUT_MS));
      await fetchTimer(this.code, AbortSignal.timeout(CONNECT_TIMEOUT_MS));
    } catch (failure) {
      if (overtaken()) return;
      if (failure instanceof Refused && failure.code === "unknown-timer") this.#onForgotten(failure.message);
      else this.#comeLater(failure instanceof Refused ? failure.message : "");
      return;
    }
    if (!overtaken()) this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(socketUrlTo(`/api/timers/${this.code}/socket`));
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#giveUp(), CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#wait = FIRST_RETRY_MS;
      this.#learnTime();
    };
    socket.onmessage = (message) => this.#onMessage(JSON.parse(message.data as string) as ToTimer);
    socket.onclose = () => this.#onClosed();
  }

  #onMessage(message: ToTimer): void {
    if (message.type === "timer") {
      this.told = message;
      this.#onConnected();
    } else if (message.type === "time") {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.time.addExchange({ sent: message.sent, server: message.server, heard: performance.now() });
      this.#onConnected();
    } else this.wrong = message.message;
  }

  /** Only with the server's time is what it told worth showing. */
  #onConnected(): void {
    if (this.link === "here" || !this.told || !this.time.isKnown) return;
    this.link = "here";
    this.wrong = "";
  }

  #onClosed(): void {
    this.#socket = null;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (!this.#closed) this.#comeLater("");
  }

  #comeLater(why: string): void {
    if (this.link === "here") this.link = "away";
    this.wrong = why;
    this.#again = setTimeout(() => void this.#joinTimer(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, MAX_RETRY_MS);
  }

  #onForgotten(why: string): void {
    this.wrong = why;
    this.link = "gone";
    this.close();
  }

  #retry = (): void => {
    if (this.#closed || document.hidden) return;
    this.#wait = FIRST_RETRY_MS; // a network that has just come back is not always there at the first try
    if (this.#socket) {
      this.#probe();
      this.#learnTime(); // a machine that slept has another clock
    } else void this.#joinTimer();
  };

  /** A network that is gone does not say so: ask for the time, and take silence for an answer. */
  #probe = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN || document.hidden) return;
    this.#askTime();
    this.#silence ??= setTimeout(() => this.#giveUp(), PROBE_PATIENCE);
  };

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
    this.#onClosed();
  }

  #learnTime(): void {
    for (let check = 0; check < TIME_CHECKS; check++) setTimeout(() => this.#askTime(), check * 150);
  }

  #askTime(): void {
    this.#send({ type: "time", sent: performance.now() });
  }

  #send(message: TimerAct | { type: "time"; sent: number }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
