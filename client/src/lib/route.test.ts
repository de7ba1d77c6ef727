import { expect, it, vi } from "vitest";
import { pages } from "./games/pages";

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
  expect(placeOf("/learn/some-game")).toEqual({ screen: "learn", game: "some-game" });
  expect(Object.keys(pages).length).toBeGreaterThan(0);
  for (const page of Object.keys(pages)) {
    expect(placeOf(`/${page}`)).toEqual({ screen: "page", page });
    expect(placeOf(`/${page}/1`)).toEqual({ screen: "lost" });
  }
  for (const nowhere of ["/t/short", "/x", "/constructor", "/groups/1", `/t/${table}/more`]) {
    expect(placeOf(nowhere)).toEqual({ screen: "lost" });
  }
});
