/** One table as this device knows it, kept up to date over a socket that comes back by itself. */

import { Refused, checkConnection, fetchTable } from "$lib/api";
import { ReconnectingSocket } from "$lib/net/reconnectingSocket";
import type { ClockView, FromServer, Later, Refusal, TableView, Thinking, Update } from "$lib/protocol";
import { allTokens, saveTokens, loadTokens, type SeatTokens } from "./seatTokens";
import { isLocalTable } from "$lib/device/localTables";
import { ShareGiver } from "$lib/luck/shareGiver";
import { text, type Language } from "$lib/text.svelte";
import type { ServerTime } from "./clock";

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

const GREETING_RETRY_MS = 1000;
/** `before`: was it sent over a connection that another has replaced since? */
type Asked = { command: Command; answered: (refused: string | null) => void; before: boolean };

export class TableConnection {
  readonly id: string;
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
  /** This device's part in the luck of the game. */
  readonly luck: ShareGiver;
  #tokens: SeatTokens;
  #socket: ReconnectingSocket<FromServer>;
  /** Names this connection in the ids of its commands, whose numbers grow: a server knows by them what comes late. */
  #sender = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  #count = 0;
  #anew = false;
  /** The same, for a second connection that has said hello. */
  #anewThere = false;
  /** Has a hello not been answered yet? */
  #greeted = false;
  #lang: Language = "en";
  #versions = new Map<number | null, number>();
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
    this.luck = new ShareGiver(id, (command) => this.#socket.send(command));
    this.#socket = new ReconnectingSocket<FromServer>({
      path: `/tables/${id}/socket`,
      onOpen: (moves) => this.#greet(moves),
      onMessage: (message) => this.#onMessage(message),
      isState: (message) => message.type === "update",
      isUpToDate: (fresh, held) => fresh.some(isUpdate) && latestVersion(fresh) >= latestVersion(held),
      onMoved: (fresh, held) => this.#onMoved(fresh, held),
      isWaiting: () => this.#asked.size > 0,
      onAnswersLost: () => this.#onAnswersLost(),
      onLost: () => this.#onLost(),
    });
  }

  get isClosed(): boolean {
    return this.#socket.isClosed;
  }

  /** The server's time, as far as it is known. */
  get time(): ServerTime {
    return this.#socket.time;
  }

  get tokens(): SeatTokens {
    return this.#tokens;
  }

  /** Hold these seats from now on, here and when this device comes back. */
  holdTokens(tokens: SeatTokens): void {
    this.#tokens = tokens;
    saveTokens(this.id, tokens);
    this.#greetAgain(null);
  }

  /** The next table knows the same people by the same tokens. */
  passTokensTo(next: string): void {
    saveTokens(next, this.#tokens);
  }

  probeOften(often: boolean): void {
    this.#socket.probeOften(often);
  }

  /** Try again now instead of in a while. */
  reconnect(): void {
    this.#socket.retry();
  }

  close(): void {
    this.#socket.close();
    this.#onLost();
  }

  /** Send a command; resolves to the refusal's code, or null once it is done and kept. */
  send(command: Command): Promise<string | null> {
    const send = (command: Command) => this.#send(command);
    return this.steer ? this.steer(command, send) : send(command);
  }

  #send(command: Command): Promise<string | null> {
    const id = `${this.#sender}:${this.#count++}`;
    this.refused = null;
    if (!this.connected || !this.#socket.isOpen) {
      this.refused = { code: "offline", message: text.say("web-offline") };
      return Promise.resolve("offline");
    }
    const named = { ...command, id };
    this.#socket.send(named);
    return new Promise((answered) => this.#asked.set(id, { command: named, answered, before: false }));
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

  #onLost(): void {
    this.connected = false;
    this.#keepLastMoves();
    if (!this.isClosed && !this.info) void this.#askWhy();
  }

  /**
   * What a seat did last may or may not have arrived. Its command goes out again with the same id, and
   * is done once; of anything else people learn that it was not answered, and try again.
   */
  #keepLastMoves(): void {
    const last = new Map<unknown, string>();
    for (const [id, { command }] of this.#asked) if (command.type === "do") last.set(command["seat"], id);
    const kept = new Set(this.isClosed ? [] : last.values());
    for (const [id, { answered }] of this.#asked) {
      if (kept.has(id)) continue;
      this.#asked.delete(id);
      answered("offline");
    }
  }

  /** What was sent before is answered over the connection it was sent over, if that is soon. */
  #onMoved(fresh: FromServer[], held: FromServer[]): FromServer[] {
    this.#anew = this.#anewThere;
    for (const asked of this.#asked.values()) asked.before = true;
    // What is told as a whole has no events: those of the last moment are in what was held back.
    if (fresh.find(isUpdate)?.from == null) return [...held, ...fresh];
    return [...fresh, ...held.filter((message) => !isUpdate(message))];
  }

  #onAnswersLost(): void {
    for (const [id, { command, answered, before }] of this.#asked) {
      if (!before) continue;
      if (command.type === "do") this.#socket.send(command);
      else {
        this.#asked.delete(id);
        answered("offline");
      }
    }
  }

  /** Only now: before the server has answered the hello it listens to nothing else. */
  #sendAgain(): void {
    for (const { command } of this.#asked.values()) this.#socket.send(command);
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

  #greet(moves: boolean): object {
    const version = this.#knownVersion();
    if (moves) this.#anewThere = this.#isAnew(version);
    else {
      this.#anew = this.#isAnew(version);
      this.#greeted = true;
      this.luck.onHello();
    }
    return this.#makeHello(version);
  }

  #greetAgain(version: number | null): void {
    if (!this.#socket.isOpen) return;
    this.#anew = this.#isAnew(version);
    this.#greeted = true;
    this.luck.onHello();
    this.#socket.greetAgain(this.#makeHello(version));
  }

  /** Until a game has begun seats may have changed: then the answer is whole, and begins with a clean slate. */
  #isAnew(version: number | null): boolean {
    return version === null || !this.info || this.info.phase === "gathering";
  }

  #makeHello(version: number | null): object {
    this.#lang = text.lang;
    return { type: "hello", tokens: allTokens(this.#tokens), version, lang: this.#lang };
  }

  /** Too many came at once, as when a whole school is back after a restart: not all again at the same moment. */
  #greetLater(): void {
    this.#greeted = false;
    setTimeout(() => this.#greetAgain(this.#knownVersion()), GREETING_RETRY_MS * (1 + Math.random()));
  }

  #onMessage(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.#onUpdate(message);
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
        if (this.luck.onAnswer(message.id, message.code)) break;
        this.refused = { code: message.code, message: this.#inOurLanguage(message) };
        this.#onAnswer(message.id, message.code);
        if (message.code === "too-fast" && !message.id && this.#greeted) this.#greetLater();
        break;
      case "ok":
        if (this.luck.onAnswer(message.id, null)) break;
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
    // At a table of this device there is nobody whom it would have to trust.
    if (this.info && !isLocalTable(this.id)) this.luck.onUpdate({ ...update, view: this.sights.find(({ seat }) => seat === update.seat)?.view }, events, this.info);
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

const isUpdate = (message: FromServer): message is Update => message.type === "update";

function latestVersion(messages: FromServer[]): number {
  return Math.max(0, ...messages.filter(isUpdate).map((update) => update.version));
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
