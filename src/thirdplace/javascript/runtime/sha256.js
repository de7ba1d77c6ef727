/** SHA-256 in plain JavaScript: browsers offer theirs only on secure pages, and never at once. */
import { bytes_hex, toBytes } from "./strings.js";

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first bits of the fractions of roots of the first primes, as the standard has it. */
function fillConstants() {
  let count = 0;
  for (let candidate = 2; count < 64; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START[count] = fraction(Math.sqrt(candidate));
    K[count++] = fraction(Math.cbrt(candidate));
  }
}

const fraction = (root) => Math.floor((root - Math.floor(root)) * 4294967296);

fillConstants();

const words = new Uint32Array(64);

function compress(state, block) {
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15];
    const y = words[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + words[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

function digestOf(bytes) {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 536870912));
  view.setUint32(blocks * 64 - 4, (bytes.length << 3) >>> 0);
  const state = START.slice();
  for (let i = 0; i < blocks; i++) compress(state, new DataView(padded.buffer, i * 64, 64));
  const found = new Uint8Array(32);
  state.forEach((word, place) => new DataView(found.buffer).setUint32(place * 4, word));
  return found;
}

/** hashlib.sha256. */
export function sha256(given) {
  const bytes = toBytes(given);
  return { digest: () => digestOf(bytes), hexdigest: () => bytes_hex(digestOf(bytes)) };
}
