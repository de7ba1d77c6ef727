import { expect, it, vi } from "vitest";

const table = "0123456789abcdef0123456789abcdef";

it("knows every screen by its path, and nothing else", async () => {
  vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const { placeOf } = await import("./route.svelte");
  expect(placeOf("/")).toEqual({ screen: "home" });
  expect(placeOf(`/t/${table}`)).toEqual({ screen: "table", table });
  expect(placeOf(`/big/${table}/`)).toEqual({ screen: "big", table });
  expect(placeOf(`/lead/${table}`)).toEqual({ screen: "lead", table });
  expect(placeOf("/groups")).toEqual({ screen: "groups" });
  expect(placeOf("/replay")).toEqual({ screen: "replay", table: null });
  expect(placeOf(`/replay/${table}`)).toEqual({ screen: "replay", table });
  expect(placeOf("/learn/places-bid")).toEqual({ screen: "learn", game: "places-bid" });
  expect(placeOf("/timer")).toEqual({ screen: "timer" });
  for (const nowhere of ["/t/short", "/x", "/timer/1", `/t/${table}/more`]) {
    expect(placeOf(nowhere)).toEqual({ screen: "lost" });
  }
});
