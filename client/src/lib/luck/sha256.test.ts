import { expect, it } from "vitest";
import { sha256 } from "./sha256";

it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("gives the standard's answer to %.20s", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

async function hashByPlatform(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

it("agrees with the platform for texts of every length, letters of any language included", async () => {
  for (let length = 0; length < 300; length++) {
    const text = "kā, Käse 🎲".repeat(40).slice(0, length);
    expect(sha256(text)).toBe(await hashByPlatform(text));
  }
});
