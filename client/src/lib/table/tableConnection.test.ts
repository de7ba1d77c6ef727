import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableConnection as Connection } from "./tableConnection.svelte";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

const latest = () => FakeSocket.all.at(-1)!;
const playing = { id: "t1", phase: "playing", seats: [], options: {}, settings: {} };
const gathering = { ...playing, phase: "gathering" };
const update = (seat: number | null, version: number, part: object = {}) => ({ type: "update", seat, version, ...part });

let table: Connection;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const page = { addEventListener: () => {}, removeEventListener: () => {}, hidden: false, documentElement: {} };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "here", origin: "http://here" });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // then waits are as long as they are named
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const { TableConnection } = await import("./tableConnection.svelte");
  table = new TableConnection("t1");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function begin(...seats: (number | null)[]): void {
  latest().open();
  for (const seat of seats) latest().hear(update(seat, 5, { view: { round: 1, deck: 7 }, table: playing }));
}

describe("a table's socket", () => {
  it("says hello with all it holds, and knows what it is told", () => {
    begin(0);
    expect(latest().address).toBe("ws://here/api/tables/t1/socket");
    expect(latest().said("hello")[0]).toMatchObject({ tokens: [], version: null });
    expect(table.connected).toBe(true);
    expect(table.sights[0]?.view).toEqual({ round: 1, deck: 7 });
  });

  it("comes back by itself, later and later, and asks for what it missed", () => {
    begin(0);
    latest().close();
    expect(table.connected).toBe(false);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    latest().close();
    vi.advanceTimersByTime(599);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    latest().open();
    expect(latest().said("hello")[0]).toMatchObject({ version: 5 });
    latest().hear(update(0, 8, { from: 5, changed: { round: 2 }, legal: [{ type: "pass" }] }));
    expect(table.sights[0]).toMatchObject({ view: { round: 2, deck: 7 }, legal: [{ type: "pass" }] });
    expect(table.connected).toBe(true);
  });

  it("closes a socket that is not open yet only once it is: browsers complain otherwise", () => {
    const socket = latest();
    let isClosed = false;
    socket.close = () => (isClosed = true);
    table.close();
    expect(isClosed).toBe(false);
    socket.open();
    expect(isClosed).toBe(true);
    expect(socket.said("hello")).toHaveLength(0);
  });

  it("waits no longer than at first once there is reason to hope", () => {
    begin(0);
    latest().close();
    for (const wait of [300, 600, 1200, 2400]) {
      vi.advanceTimersByTime(wait);
      latest().close();
    }
    table.reconnect();
    latest().close();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(7);
  });

  it("waits no longer than two seconds while a clock runs, longer elsewhere", () => {
    begin(0);
    table.probeOften(true);
    latest().close();
    for (const wait of [300, 600, 1200, 2000, 2000]) {
      vi.advanceTimersByTime(wait);
      latest().close();
    }
    expect(FakeSocket.all).toHaveLength(6);
    table.probeOften(false);
    for (const wait of [2000, 2000, 4000, 8000, 8000]) {
      vi.advanceTimersByTime(wait - 1);
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      latest().close();
    }
  });

  it("asks for everything if it was cut off between two of its seats", () => {
    begin(0, 1);
    latest().hear(update(0, 6, { from: 5, view: { round: 2 } }));
    latest().close();
    vi.advanceTimersByTime(300);
    latest().open();
    expect(latest().said("hello")[0]).toMatchObject({ version: null });
    latest().hear(update(0, 6, { view: { round: 2 } }));
    latest().hear(update(1, 6, { view: { round: 2 } }));
    expect(table.sights.map((sight) => sight.seat)).toEqual([0, 1]);
  });

  it("takes silence for a lost network", () => {
    begin(0);
    vi.advanceTimersByTime(15_000);
    expect(table.connected).toBe(true);
    vi.advanceTimersByTime(4000);
    expect(table.connected).toBe(false);
  });
});

describe("a connection that nobody answers", () => {
  it("is given up, tried again, and forgotten should it open after all", () => {
    const first = latest();
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1 + 300);
    expect(FakeSocket.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
    begin(0);
    expect(table.connected).toBe(true);
    first.open();
    expect(first.sent).toEqual([]);
    expect(latest().said("hello")).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    latest().hear({ type: "time", sent: 0, server: 0 });
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a server that is about to stop", () => {
  const moving = { type: "moving", reason: "restart", after_ms: 200 };
  const time = { type: "time", sent: 0, server: 0 };
  const [first, second] = [() => FakeSocket.all[0]!, () => FakeSocket.all[1]!];

  function open(): void {
    begin(0);
    first().hear(moving);
    vi.advanceTimersByTime(199);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    second().open();
  }

  it("is left once another connection is up to date, and nobody is away meanwhile", () => {
    open();
    expect(second().said("hello")[0]).toMatchObject({ version: 5 });
    expect([first().readyState, table.connected]).toEqual([1, true]);
    second().hear(update(0, 5, { from: 5, changed: { deck: 6 } }));
    expect(first().readyState).toBe(1);
    second().hear(time);
    expect([first().readyState, table.connected]).toEqual([3, true]);
    expect(table.sights[0]?.view).toEqual({ round: 1, deck: 6 });
    void table.do(0, { type: "pass" });
    expect(second().said("do")).toHaveLength(1);
    expect(first().said("do")).toHaveLength(0);
  });

  it("tells everything once, also what happens in between", () => {
    const heard: unknown[] = [];
    table.onNews((news) => heard.push(...news.events.map((event) => event.type)));
    open();
    first().hear(update(0, 6, { from: 5, events: [{ type: "bid" }], view: { round: 2, deck: 7 } }));
    expect(table.version).toBe(5);
    second().hear(time);
    second().hear(update(0, 5, { from: 5, changed: {} }));
    expect(first().readyState, "it knows less than the first").toBe(1);
    second().hear(update(0, 6, { from: 5, events: [{ type: "bid" }], view: { round: 2, deck: 7 } }));
    expect([first().readyState, table.version]).toEqual([3, 6]);
    expect(heard).toEqual(["bid"]);
  });

  it("tells what happened in between even if the other one begins with everything", () => {
    const heard: unknown[] = [];
    table.onNews((news) => heard.push(...news.events.map((event) => event.type)));
    open();
    first().hear(update(0, 6, { from: 5, events: [{ type: "bid" }], view: { round: 2, deck: 7 } }));
    second().hear(time);
    second().hear(update(0, 7, { view: { round: 3, deck: 7 }, table: playing }));
    expect([heard, table.version, table.sights[0]?.view]).toEqual([["bid"], 7, { round: 3, deck: 7 }]);
  });

  it("answers what it was asked, before it is left", async () => {
    open();
    const done = table.do(0, { type: "pass" });
    const id = first().said("do")[0]!["id"];
    second().hear(time);
    second().hear(update(0, 5, { from: 5, changed: {} }));
    expect(first().readyState).toBe(1);
    first().hear({ type: "ok", version: 6, id });
    expect(await done).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(first().readyState).toBe(3);
    expect(second().said("do")).toEqual([]);
  });

  it("does not answer, and a move goes to the other one with the same id", async () => {
    open();
    const [done, paused] = [table.do(0, { type: "pass" }), table.send({ type: "pause" })];
    second().hear(time);
    second().hear(update(0, 5, { from: 5, changed: {} }));
    first().close();
    expect(second().said("do")).toEqual(first().said("do"));
    expect(await paused).toBe("offline");
    second().hear({ type: "ok", version: 6, id: second().said("do")[0]!["id"] });
    expect(await done).toBeNull();
  });

  it("cannot reach its database: a move goes to the other one at once", async () => {
    begin(0);
    const done = table.do(0, { type: "pass" });
    first().hear({ ...moving, reason: "cut-off" });
    vi.advanceTimersByTime(200);
    second().open();
    second().hear(time);
    second().hear(update(0, 5, { from: 5, changed: {} }));
    expect(first().readyState).toBe(3);
    expect(second().said("do")).toEqual(first().said("do"));
    second().hear({ type: "ok", version: 6, id: second().said("do")[0]!["id"] });
    expect(await done).toBeNull();
  });

  it("is stayed with while there is no way to another, which is tried again", () => {
    open();
    first().hear(update(0, 6, { from: 5, view: { round: 2, deck: 7 } }));
    second().close();
    expect([table.connected, table.version]).toEqual([true, 6]);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(3);
    latest().open();
    latest().hear({ type: "refused", code: "too-fast", message: "Wait.", id: null });
    expect(table.refused).toBeNull();
    vi.advanceTimersByTime(600);
    latest().open();
    latest().hear(time);
    latest().hear(update(0, 6, { from: 6, changed: {} }));
    expect([FakeSocket.all.length, first().readyState, table.connected]).toEqual([4, 3, true]);
  });

  it("is not held up by another that says nothing", () => {
    open();
    first().hear(update(0, 6, { from: 5, view: { round: 2, deck: 7 } }));
    vi.advanceTimersByTime(1500);
    expect([table.version, second().readyState, table.connected]).toEqual([6, 3, true]);
  });

  it("is gone too soon: that is a loss like any other", () => {
    open();
    first().close();
    expect(table.connected).toBe(false);
    vi.advanceTimersByTime(300);
    latest().open();
    latest().hear(update(0, 5, { from: 5, changed: {} }));
    expect([table.connected, FakeSocket.all.length]).toEqual([true, 3]);
  });
});

describe("a hello that came too fast", () => {
  it("is said again a little later, once, and the table is shown", () => {
    latest().open();
    latest().hear({ type: "refused", code: "too-fast", message: "Wait.", id: null });
    expect(latest().said("hello")).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(latest().said("hello")).toHaveLength(2);
    latest().hear(update(0, 5, { view: { round: 1 }, table: playing }));
    expect(table.connected).toBe(true);
    latest().hear({ type: "refused", code: "too-fast", message: "Wait.", id: null });
    vi.advanceTimersByTime(4000);
    expect(latest().said("hello")).toHaveLength(2);
  });
});

describe("what was sent", () => {
  it("is answered by its id", async () => {
    begin(0);
    const done = table.do(0, { type: "pass" });
    const refused = table.send({ type: "pause" });
    const [first, second] = [latest().said("do")[0]!, latest().said("pause")[0]!];
    latest().hear({ type: "refused", code: "wrong-phase", message: "Not now.", id: second["id"] });
    latest().hear({ type: "ok", version: 6, id: first["id"] });
    expect(await done).toBeNull();
    expect(await refused).toBe("wrong-phase");
    expect(table.refused?.code).toBe("wrong-phase");
  });

  it("goes out again with the same id after a cut, once the server listens", async () => {
    begin(0);
    const done = table.do(0, { type: "pass" });
    const sent = latest().said("do")[0];
    latest().close();
    vi.advanceTimersByTime(300);
    latest().open();
    expect(latest().said("do")).toEqual([]);
    latest().hear(update(0, 5, { from: 5, changed: {} }));
    expect(latest().said("do")).toEqual([sent]);
    latest().hear({ type: "ok", version: 6, id: sent!["id"] });
    expect(await done).toBeNull();
  });

  it("is not repeated if it was no move, and not sent at all while there is no connection", async () => {
    begin(0);
    const pause = table.send({ type: "pause" });
    latest().close();
    expect(await pause).toBe("offline");
    expect(await table.do(0, { type: "pass" })).toBe("offline");
    expect(table.refused?.code).toBe("offline");
  });
});

describe("the share of a device in the luck", () => {
  it("is given without anybody noticing, also if it is refused", () => {
    latest().open();
    latest().hear(update(0, 1, { table: gathering }));
    const [commit] = latest().said("commit");
    latest().hear({ type: "refused", code: "still-here", message: "Somebody is still here.", id: commit!["id"] });
    expect(table.refused).toBeNull();
  });

  it("is given again over a new connection", () => {
    latest().open();
    latest().hear(update(0, 1, { table: gathering }));
    const [before] = latest().said("commit");
    latest().close();
    vi.advanceTimersByTime(300);
    latest().open();
    latest().hear(update(0, 1, { table: gathering }));
    expect(latest().said("commit")[0]!["commitment"]).toBe(before!["commitment"]);
  });
});

describe("a host", () => {
  it("is told what is the host's to do, until it is done", () => {
    begin(null);
    latest().hear(update(null, 6, { from: 5, view: {}, lead: [{ type: "roll" }] }));
    expect(table.lead).toEqual([{ type: "roll" }]);
    latest().hear(update(null, 7, { from: 6, view: {} }));
    expect(table.lead).toEqual([]);
  });
});

describe("the seats of a device", () => {
  it("are gained and lost before the game", () => {
    latest().open();
    latest().hear(update(null, 1, { table: gathering }));
    table.holdTokens({ seats: ["a", "b"] });
    latest().hear(update(0, 3, { table: gathering }));
    latest().hear(update(2, 3, { table: gathering }));
    expect(table.sights.map((sight) => sight.seat)).toEqual([0, 2]);
    latest().hear(update(0, 4, { from: 3, events: [{ type: "left", seat: 2 }], table: gathering }));
    expect(table.sights.map((sight) => sight.seat)).toEqual([0]);
    latest().hear(update(null, 5, { from: 4, events: [{ type: "left", seat: 0 }], table: gathering }));
    expect(table.sights.map((sight) => sight.seat)).toEqual([null]);
  });

  it("close up as the game begins", () => {
    latest().open();
    latest().hear(update(1, 3, { table: gathering }));
    latest().hear(update(3, 3, { table: gathering }));
    const events = [{ type: "begun", commitment: "c" }];
    latest().hear(update(0, 4, { from: 3, events, view: { round: 1 }, table: playing }));
    latest().hear(update(1, 4, { from: 3, events, view: { round: 1 }, table: playing }));
    expect(table.sights.map((sight) => sight.seat)).toEqual([0, 1]);
  });

  it("each hear what happened", () => {
    begin(0, 1);
    const heard: unknown[] = [];
    table.onNews((news) => heard.push([news.seat, news.events.length]));
    latest().hear(update(0, 6, { from: 5, events: [{ type: "passed", seat: 2 }] }));
    latest().hear(update(1, 6, { from: 5, events: [{ type: "passed", seat: 2 }] }));
    expect(heard).toEqual([[0, 1], [1, 1]]);
  });
});
