import { expect, it, vi } from "vitest";
import { hashSeed } from "./fairness";

it("reckons the seal as the server does", async () => {
  expect(await hashSeed("any text")).toBe("06c83efcd22e3b755ca95ffe22954a304740027769fb541a126a5d23b6f5ac1f");
});

it("says so where it cannot", async () => {
  vi.stubGlobal("crypto", {});
  expect(await hashSeed("any text")).toBeNull();
  vi.unstubAllGlobals();
});
