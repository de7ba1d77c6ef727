/** Was chance as it was sealed before the first move? */

/** The SHA-256 of a seed, as the server announced it; null where the browser cannot reckon it (without https). */
export async function hashSeed(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
