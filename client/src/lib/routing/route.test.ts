import { expect, it, vi } from "vitest";
import { pages } from "../games/pages";

const table = "0123456789abcdef0123456789abcdef";

it("knows every screen by its path, and nothing else", async () => {
  vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const { parsePath } = await import("./route.svelte");
  expect(parsePath("/")).toEqual({ screen: "home" });
  expect(parsePath(`/t/${table}`)).toEqual({ screen: "table", table });
  expect(parsePath(`/big/${table}/`)).toEqual({ screen: "big", table });
  expect(parsePath(`/lead/${table}`)).toEqual({ screen: "lead", table });
  expect(parsePath("/groups")).toEqual({ screen: "groups" });
  expect(parsePath("/replay")).toEqual({ screen: "replay", table: null });
  expect(parsePath(`/replay/${table}`)).toEqual({ screen: "replay", table });
  expect(parsePath("/lab")).toEqual({ screen: "lab", game: null });
  expect(parsePath("/lab/some-game")).toEqual({ screen: "lab", game: "some-game" });
  expect(parsePath("/learn/some-game")).toEqual({ screen: "learn", game: "some-game" });
  expect(Object.keys(pages).length).toBeGreaterThan(0);
  for (const page of Object.keys(pages)) {
    expect(parsePath(`/${page}`)).toEqual({ screen: "page", page });
    expect(parsePath(`/${page}/1`)).toEqual({ screen: "notFound" });
  }
  for (const nowhere of ["/t/short", "/x", "/constructor", "/groups/1", `/t/${table}/more`]) {
    expect(parsePath(nowhere)).toEqual({ screen: "notFound" });
  }
});
