import { expect, test } from "vitest";
import { parseAddress, isLasting } from "./lastingAddress";

test("only names last", () => {
  for (const address of ["http://192.168.1.20:8017", "http://10.0.0.4", "http://localhost:8017", "http://127.0.0.1", "http://[fe80::1]:8017"])
    expect(isLasting(address), address).toBe(false);
  for (const address of ["https://play.example.org", "http://laptop.local:8017", "http://school-server:8017/games"])
    expect(isLasting(address), address).toBe(true);
});

test("what people type becomes an address", () => {
  expect(parseAddress(" play.example.org/ ")).toBe("http://play.example.org");
  expect(parseAddress("https://play.example.org/games/?x=1#y")).toBe("https://play.example.org/games");
  expect(parseAddress("")).toBeNull();
  expect(parseAddress("no address")).toBeNull();
  expect(parseAddress(`http://${"a".repeat(130)}.org`)).toBeNull();
});
