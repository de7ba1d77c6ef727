/** One table as this device knows it, kept up to date over a socket that comes back by itself. */

import { Refused, checkConnection, fetchTable } from "$lib/api";
import { ServerTime } from "./clock";
import type { ClockView, FromServer, Later, Refusal, TableView, Thinking, Update } from "$lib/protocol";
import { socketUrlTo } from "$lib/root";
import { allTokens, saveTokens, loadTokens, type SeatTokens } from "./seatTokens";
import { text, type Language } from "$lib/text.svelte";

export type Command = { type: string; id?: string } & Record<string, unknown>;
export type TableEvent = { type: string } & Record<string, unknown>;

/** What one seat of this device (null: an onlooker) may see and do. */
export type Sight = {
  seat: number | null;
  view: unknown;
  legal: unknown[];
  later: Later | null;
  order: unknown;
  auto: boolean;
  undo: boolean;
  /** The seat's latest action, if it was done for it because it was late. */
  doneForYou?: unknown;
};

export type News = { version: number; seat: number | null; events: TableEvent[] };
export type Signal = { seat: number; reaction: string | null; place: string | null };

const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 8000;
const TIME_CHECKS = 5;
const PROBE_INTERVAL_MS = 15_000;
/** Milliseconds, while a clock runs: who is cut off should know it, and be back soon. */
const FAST_PROBE_INTERVAL_MS = 2000;
const PROBE_TIMEOUT_MS = 4000;
const GREETING_RETRY_MS = 1000;
/** Milliseconds until an attempt to connect that nobody answers is given up; a browser waits for minutes. */
const CONNECT_TIMEOUT_MS = 10_000;

type Asked = { command: Command; answered: (refused: string | null) => void };

export class TableConnection {
  readonly id: string;
  readonly time = new ServerTime();
  info = $state.raw<TableView | null>(null);
  sights = $state.raw<Sight[]>([]);
  clock = $state.raw<ClockView | null>(null);
  thinking = $state.raw<Thinking[]>([]);
  /** Are the computer players being made ready? */
  preparing = $state(false);
  /** What computer players of a team are up to, by seat. */
  intents = $state.raw<ReadonlyMap<number, unknown>>(new Map());
  host = $state(false);
  /** What is the host's to do now, at a table that is led. */
  lead = $state.raw<unknown[]>([]);
  version = $state(0);
  connected = $state(false);
  /** The last refusal, to be shown until something else happens. */
  refused = $state.raw<{ code: string; message: string } | null>(null);
  /** A lesson looks at every command of the page first; it may send it, send more, or hold it back. */
  steer: ((command: Command, send: (command: Command) => Promise<string | null>) => Promise<string | null>) | null = null;
  #tokens: SeatTokens;
  #socket: WebSocket | null = null;
  #wait = FIRST_RETRY_MS;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #count = 0;
  #anew = false;
  /** Has a hello not been answered yet? */
  #greeted = false;
  #lang: Language = "en";
  #versions = new Map<number | null, number>();
  #probing: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #newsListeners = new Set<(news: News) => void>();
  #signalListeners = new Set<(signal: Signal) => void>();
  #asked = new Map<string, Asked>();

  /**
   * `onlooker`: what this device could see by its seats is not shown, as on a wall; a host stays the host.
   * `tokens`: other seats than those this device remembers.
   */
  constructor(id: string, { onlooker = false, tokens = loadTokens(id) }: { onlooker?: boolean; tokens?: SeatTokens } = {}) {
    this.id = id;
    const { host, seats, names } = tokens;
    this.#tokens = { ...(host && { host }), seats: onlooker ? [] : seats, ...(names && { names }) };
    this.#connect();
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#retry);
    this.#probing = setInterval(this.#probe, PROBE_INTERVAL_MS);
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get tokens(): SeatTokens {
    return this.#tokens;
  }

  /** Hold these seats from now on, here and when this device comes back. */
  holdTokens(tokens: SeatTokens): void {
    this.#tokens = tokens;
    saveTokens(this.id, tokens);
    this.#sendHello(null);
  }

  /** The next table knows the same people by the same tokens. */
  passTokensTo(next: string): void {
    saveTokens(next, this.#tokens);
  }

  /** Look more often whether the connection still lives, as long as seconds count. */
  probeOften(often: boolean): void {
    clearInterval(this.#probing);
    if (!this.#closed) this.#probing = setInterval(this.#probe, often ? FAST_PROBE_INTERVAL_MS : PROBE_INTERVAL_MS);
  }

  /** Try again now instead of in a while. */
  reconnect(): void {
    this.#retry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    clearInterval(this.#probing);
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#retry);
    const socket = this.#socket;
    // Browsers complain of a connection that is closed before it is open.
    if (socket?.readyState === 0) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** Send a command; resolves to the refusal's code, or null once it is done and kept. */
  send(command: Command): Promise<string | null> {
    const send = (command: Command) => this.#send(command);
    return this.steer ? this.steer(command, send) : send(command);
  }

  #send(command: Command): Promise<string | null> {
    const id = `${Date.now().toString(36)}${(this.#count++).toString(36)}`;
    this.refused = null;
    if (!this.connected || this.#socket?.readyState !== WebSocket.OPEN) {
      this.refused = { code: "offline", message: text.say("web-offline") };
      return Promise.resolve("offline");
    }
    const named = { ...command, id };
    this.#socket.send(JSON.stringify(named));
    return new Promise((answered) => this.#asked.set(id, { command: named, answered }));
  }

  do(seat: number, action: unknown): Promise<string | null> {
    return this.send({ type: "do", seat, action });
  }

  /** Hear what happens, as it happens. Returns how to stop. */
  onNews(listener: (news: News) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  onSignal(listener: (signal: Signal) => void): () => void {
    this.#signalListeners.add(listener);
    return () => this.#signalListeners.delete(listener);
  }

  /** The server's time now. */
  now(): number {
    return this.time.at(performance.now());
  }

  #retry = (): void => {
    if (this.#closed || document.hidden) return;
    this.#wait = FIRST_RETRY_MS; // a network that has just come back is not always there at the first try
    if (this.#socket) {
      this.#probe();
      return;
    }
    clearTimeout(this.#again);
    this.#connect();
  };

  /** A network that is gone does not say so: ask for the time, and take silence for an answer. */
  #probe = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN || document.hidden) return;
    this.#askTime();
    this.#silence ??= setTimeout(() => this.#giveUp(), PROBE_TIMEOUT_MS);
  };

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
    this.#onClosed();
  }

  #connect(): void {
    const socket = new WebSocket(socketUrlTo(`/api/tables/${this.id}/socket`));
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#giveUp(), CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#wait = FIRST_RETRY_MS;
      this.time.forget();
      this.#sendHello(this.#knownVersion());
      for (let check = 0; check < TIME_CHECKS; check++) setTimeout(() => this.#askTime(), check * 150);
    };
    socket.onmessage = (message) => this.#onMessage(JSON.parse(message.data as string) as FromServer);
    socket.onclose = () => this.#onClosed();
  }

  #onClosed(): void {
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#keepLastMoves();
    if (this.#closed) return;
    if (!this.info) void this.#askWhy();
    this.#again = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, MAX_RETRY_MS);
  }

  /**
   * What a seat did last may or may not have arrived. Its command goes out again with the same id, and
   * is done once; of anything else people learn that it was not answered, and try again.
   */
  #keepLastMoves(): void {
    const last = new Map<unknown, string>();
    for (const [id, { command }] of this.#asked) if (command.type === "do") last.set(command["seat"], id);
    const kept = new Set(last.values());
    for (const [id, { answered }] of this.#asked) {
      if (kept.has(id) && !this.#closed) continue;
      this.#asked.delete(id);
      answered("offline");
    }
  }

  /** Only now: before the server has answered the hello it listens to nothing else. */
  #sendAgain(): void {
    for (const { command } of this.#asked.values()) this.#socket?.send(JSON.stringify(command));
  }

  /** Never connected: is there no such table, may this page not come, or is there just no way to the server? */
  async #askWhy(): Promise<void> {
    try {
      await fetchTable(this.id);
      await checkConnection();
    } catch (refused) {
      if (!(refused instanceof Refused) || this.info) return;
      this.refused = { code: refused.code, message: refused.message };
      if (refused.code === "unknown-table") this.close();
    }
  }

  /** What all seats of this device know; cut off between two of them, they know nothing in common. */
  #knownVersion(): number | null {
    const versions = new Set(this.sights.map((sight) => this.#versions.get(sight.seat)));
    return versions.size === 1 ? this.version : null;
  }

  #sendHello(version: number | null): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    // Until a game has begun seats may have changed: then the answer is whole, and begins with a clean slate.
    this.#anew = version === null || !this.info || this.info.phase === "gathering";
    this.#lang = text.lang;
    const hello = { type: "hello", tokens: allTokens(this.#tokens), version, lang: this.#lang };
    this.#socket.send(JSON.stringify(hello));
    this.#greeted = true;
  }

  /** Too many came at once, as when a whole school is back after a restart: not all again at the same moment. */
  #greetLater(): void {
    this.#greeted = false;
    const socket = this.#socket;
    setTimeout(() => socket === this.#socket && this.#sendHello(this.#knownVersion()), GREETING_RETRY_MS * (1 + Math.random()));
  }

  #askTime(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "time", sent: performance.now() }));
    }
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.#onUpdate(message);
        break;
      case "time":
        clearTimeout(this.#silence);
        this.#silence = undefined;
        this.time.addExchange({ sent: message.sent, server: message.server, heard: performance.now() });
        break;
      case "signal":
        for (const listener of this.#signalListeners) {
          listener({ seat: message.seat, reaction: message.reaction ?? null, place: message.place ?? null });
        }
        break;
      case "intention":
        this.intents = new Map([...this.intents, [message.seat, message.intent]]);
        break;
      case "preparing":
        this.preparing = message.on;
        break;
      case "refused":
        this.refused = { code: message.code, message: this.#inOurLanguage(message) };
        this.#onAnswer(message.id, message.code);
        if (message.code === "too-fast" && !message.id && this.#greeted) this.#greetLater();
        break;
      case "ok":
        this.#onAnswer(message.id, null);
    }
  }

  /** The server speaks the language of the hello; it may have been changed since. */
  #inOurLanguage({ code, message }: Refusal): string {
    return text.lang === this.#lang || !text.has(`error-${code}`) ? message : text.say(`error-${code}`);
  }

  #onAnswer(id: string | null | undefined, refused: string | null): void {
    if (!id) return;
    this.#asked.get(id)?.answered(refused);
    this.#asked.delete(id);
  }

  #onUpdate(update: Update): void {
    const events = (update.events ?? []) as TableEvent[];
    const before = this.#stillOurs(update, events);
    if (!this.connected) this.#sendAgain();
    this.connected = true;
    this.#greeted = false;
    this.version = update.version;
    this.#versions.set(update.seat, update.version);
    if (update.table) this.info = update.table;
    if (update.clock) this.clock = update.clock;
    if (update.host !== undefined) this.host = update.host;
    this.thinking = update.thinking ?? [];
    this.lead = update.lead ?? [];
    this.sights = withSight(before, update);
    if (events.length) {
      for (const listener of this.#newsListeners) listener({ version: update.version, seat: update.seat, events });
    }
  }

  /** The seats known so far that may still be this device's. */
  #stillOurs(update: Update, events: TableEvent[]): Sight[] {
    if (this.#anew && update.from == null) {
      this.#anew = false;
      return [];
    }
    // At the start the seats close up: their numbers change.
    const begun = update.version !== this.version && events.some((event) => event.type === "begun");
    if (begun || update.seat === null) return this.sights.filter((sight) => sight.seat === update.seat);
    const left = events.filter((event) => event.type === "left").map((event) => event["seat"]);
    return this.sights.filter((sight) => sight.seat !== null && !left.includes(sight.seat));
  }
}

/** The sights with this one renewed, by seat. */
function withSight(sights: Sight[], update: Update): Sight[] {
  const before = sights.find((sight) => sight.seat === update.seat);
  const sight: Sight = {
    seat: update.seat,
    view: update.changed ? { ...(before?.view as object), ...update.changed } : update.view,
    legal: (update.legal as unknown[] | undefined) ?? [],
    later: update.later ?? null,
    order: update.order ?? null,
    auto: update.auto ?? false,
    undo: update.undo ?? false,
    doneForYou: update.done_for_you ?? null,
  };
  const others = sights.filter((other) => other.seat !== sight.seat);
  return [...others, sight].sort((one, other) => (one.seat ?? -1) - (other.seat ?? -1));
}
