import { expect, test } from "vitest";
import { addressIn, isLasting } from "./lastingAddress";

test("only names last", () => {
  for (const address of ["http://192.168.1.20:8017", "http://10.0.0.4", "http://localhost:8017", "http://127.0.0.1", "http://[fe80::1]:8017"])
    expect(isLasting(address), address).toBe(false);
  for (const address of ["https://play.example.org", "http://laptop.local:8017", "http://school-server:8017/games"])
    expect(isLasting(address), address).toBe(true);
});

test("what people type becomes an address", () => {
  expect(addressIn(" play.example.org/ ")).toBe("http://play.example.org");
  expect(addressIn("https://play.example.org/games/?x=1#y")).toBe("https://play.example.org/games");
  expect(addressIn("")).toBeNull();
  expect(addressIn("no address")).toBeNull();
  expect(addressIn(`http://${"a".repeat(130)}.org`)).toBeNull();
});
