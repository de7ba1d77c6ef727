/** Python's random.Random, bit for bit: MT19937 and what is drawn from it. */
import { IndexError, ValueError } from "./errors.js";
import { bitLength, normal } from "./numbers.js";
import { iterate } from "./collections.js";

const N = 624;
const M = 397;

export class Random {
  #state = new Uint32Array(N);
  #index = N;
  #gauss = null;

  constructor(seed) {
    this.seed(seed ?? Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
  }

  /** By a whole number, as CPython does it. */
  seed(given) {
    if (typeof given !== "number" && typeof given !== "bigint") throw new TypeError("a seed is a whole number here");
    let left = BigInt(given);
    if (left < 0n) left = -left;
    const key = [];
    do {
      key.push(Number(left & 0xffffffffn));
      left >>= 32n;
    } while (left);
    this.#seedByArray(key);
    this.#gauss = null;
  }

  #seedByNumber(given) {
    const state = this.#state;
    state[0] = given;
    for (let i = 1; i < N; i++) {
      const before = state[i - 1] ^ (state[i - 1] >>> 30);
      state[i] = Math.imul(1812433253, before) + i;
    }
  }

  #seedByArray(key) {
    const state = this.#state;
    this.#seedByNumber(19650218);
    let i = 1;
    let j = 0;
    for (let count = Math.max(N, key.length); count; count--) {
      const before = state[i - 1] ^ (state[i - 1] >>> 30);
      state[i] = (state[i] ^ Math.imul(before, 1664525)) + key[j] + j;
      if (++i >= N) {
        state[0] = state[N - 1];
        i = 1;
      }
      if (++j >= key.length) j = 0;
    }
    for (let count = N - 1; count; count--) {
      const before = state[i - 1] ^ (state[i - 1] >>> 30);
      state[i] = (state[i] ^ Math.imul(before, 1566083941)) - i;
      if (++i >= N) {
        state[0] = state[N - 1];
        i = 1;
      }
    }
    state[0] = 0x80000000;
    this.#index = N;
  }

  #word() {
    const state = this.#state;
    if (this.#index >= N) {
      for (let i = 0; i < N; i++) {
        const y = (state[i] & 0x80000000) | (state[(i + 1) % N] & 0x7fffffff);
        state[i] = state[(i + M) % N] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
      }
      this.#index = 0;
    }
    let y = state[this.#index++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  random() {
    return ((this.#word() >>> 5) * 67108864 + (this.#word() >>> 6)) / 9007199254740992;
  }

  getrandbits(count) {
    if (count <= 0) {
      if (count < 0) throw new ValueError("number of bits must be non-negative");
      return 0;
    }
    if (count <= 32) return this.#word() >>> (32 - count);
    let found = 0n;
    for (let done = 0; done < count; done += 32) {
      const left = count - done;
      const word = left < 32 ? this.#word() >>> (32 - left) : this.#word();
      found |= BigInt(word) << BigInt(done);
    }
    return normal(found);
  }

  /** A number below n, each equally likely. */
  #below(n) {
    const count = bitLength(n);
    let found = this.getrandbits(count);
    while (found >= n) found = this.getrandbits(count);
    return found;
  }

  randrange(first, stop, step = 1) {
    if (stop === undefined || stop === null) {
      if (first <= 0) throw new ValueError("empty range for randrange()");
      return this.#below(first);
    }
    const count = Math.ceil((stop - first) / step);
    if (count <= 0) throw new ValueError("empty range for randrange()");
    return first + step * this.#below(count);
  }

  randint(first, last) {
    return this.randrange(first, last + 1);
  }

  choice(given) {
    const list = Array.isArray(given) ? given : [...iterate(given)];
    if (list.length === 0) throw new IndexError("Cannot choose from an empty sequence");
    return list[this.#below(list.length)];
  }

  shuffle(list) {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.#below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return null;
  }

  sample(given, count) {
    const list = Array.isArray(given) ? given : [...iterate(given)];
    const n = list.length;
    if (count < 0 || count > n) throw new ValueError("Sample larger than population or is negative");
    let size = 21;
    if (count > 5) size += 4 ** Math.ceil(Math.log(count * 3) / Math.log(4));
    const found = new Array(count);
    if (n <= size) {
      const pool = list.slice();
      for (let i = 0; i < count; i++) {
        const j = this.#below(n - i);
        found[i] = pool[j];
        pool[j] = pool[n - i - 1];
      }
      return found;
    }
    const chosen = new Set();
    for (let i = 0; i < count; i++) {
      let j = this.#below(n);
      while (chosen.has(j)) j = this.#below(n);
      chosen.add(j);
      found[i] = list[j];
    }
    return found;
  }

  uniform(a, b) {
    return a + (b - a) * this.random();
  }

  gauss(middle = 0, spread = 1) {
    let z = this.#gauss;
    this.#gauss = null;
    if (z === null) {
      const angle = this.random() * 2 * Math.PI;
      const radius = Math.sqrt(-2 * Math.log(1 - this.random()));
      z = Math.cos(angle) * radius;
      this.#gauss = Math.sin(angle) * radius;
    }
    return middle + z * spread;
  }
}
