import { expect, it, vi } from "vitest";
import { PAGE_PATTERNS } from "./pagePatterns";

const TABLE = "0123456789abcdef0123456789abcdef";
const OWN = ["", `t/${TABLE}`, `big/${TABLE}`, `lead/${TABLE}`, "replay", `replay/${TABLE}`, "learn/a-game-2", "pad/a-game", "print", "print/a-game", "lab", "lab/a-game", "groups"];
const isListed = (path: string) => PAGE_PATTERNS.some((pattern) => new RegExp(`^(${pattern})$`).test(path));

it("lists for the server what shows something, and nothing else", async () => {
  vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const { parsePath } = await import("./route.svelte");
  for (const path of OWN) expect([path, isListed(path), parsePath(`/${path}`).screen === "notFound"]).toEqual([path, true, false]);
  for (const path of ["nothing", "t/short", "learn", "pad", "groups/2", "etc/passwd"])
    expect([path, isListed(path), parsePath(`/${path}`).screen]).toEqual([path, false, "notFound"]);
});
