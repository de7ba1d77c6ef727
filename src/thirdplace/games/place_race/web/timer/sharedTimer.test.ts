import { afterEach, expect, it, vi } from "vitest";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives up a connection that nobody answers, and tries again", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, hidden: false, documentElement: {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("location", { protocol: "http:", host: "here", origin: "http://here" });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // then waits are as long as they are named
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    asked.push(request);
    return Promise.resolve(new Response("{}"));
  });
  const { SharedTimer } = await import("./sharedTimer.svelte");
  const timer = new SharedTimer("ABCDEF");
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(1);
  expect(asked.every((request) => request.signal)).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000 + 300);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.readyState).toBe(3);
  timer.close();
});
