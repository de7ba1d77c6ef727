/** Random ids, tokens and seeds: the browser's own source, which also works without https. */

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
