/**
 * thirdplace.core.compilation.compiled: what is compiled in Python runs here as it is, with the same arrays, the same fast generator
 * and so the same choices.
 */
import { importModule } from "./modules.js";

const HALF = 4294967296; // 2 ** 32

/** splitmix64 in two halves of 32 bits each. */
export class FastGenerator {
  constructor(seed) {
    const given = BigInt(seed);
    this.high = Number((given >> 32n) & 0xffffffffn) | 0;
    this.low = Number(given & 0xffffffffn) | 0;
  }

  /** The state, which one generator takes over from another. */
  get 0() {
    return this;
  }

  set 0(other) {
    this.high = other.high;
    this.low = other.low;
  }

  below(n) {
    // state += 0x9E3779B97F4A7C15
    let low = (this.low >>> 0) + 0x7f4a7c15;
    let high = (this.high + 0x9e3779b9 + (low >= HALF ? 1 : 0)) | 0;
    low |= 0;
    this.low = low;
    this.high = high;
    // z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9
    let x = low ^ ((low >>> 30) | (high << 2));
    let y = high ^ (high >>> 30);
    low = Math.imul(x, 0x1ce4e5b9);
    high = (highProduct(x, 0x1ce4e5b9) + Math.imul(x, 0xbf58476d) + Math.imul(y, 0x1ce4e5b9)) | 0;
    // z = (z ^ z >> 27) * 0x94D049BB133111EB
    x = low ^ ((low >>> 27) | (high << 5));
    y = high ^ (high >>> 27);
    high = (highProduct(x, 0x133111eb) + Math.imul(x, 0x94d049bb) + Math.imul(y, 0x133111eb)) | 0;
    // (z ^ z >> 31) >> 32, scaled down to n by multiplication
    const word = (high ^ (high >>> 31)) >>> 0;
    return Math.floor((word * n) / HALF);
  }
}

/** The upper 32 bits of a product of two unsigned 32-bit numbers. */
function highProduct(a, b) {
  const a0 = a & 0xffff;
  const a1 = a >>> 16;
  const b0 = b & 0xffff;
  const b1 = b >>> 16;
  const middle = a1 * b0 + ((a0 * b0) >>> 16);
  const other = a0 * b1 + (middle & 0xffff);
  return (a1 * b1 + Math.floor(middle / 65536) + Math.floor(other / 65536)) | 0;
}

export function make_generator(seed) {
  return new FastGenerator(seed);
}

/** An array of states: assigning to a place copies into it, as with records of numpy. */
export class StateArray {
  constructor(kind, length) {
    this.length = length;
    for (let place = 0; place < length; place++) {
      const held = new kind();
      Object.defineProperty(this, place, { get: () => held, set: (other) => held.$assign(other) });
    }
  }
}

class CompiledGame {
  constructor(game) {
    this.game = game;
    this.rules = game.rules;
  }

  get playout() {
    const driver = importModule("thirdplace.core.compilation.playout");
    driver.rules = this.rules;
    return driver;
  }

  compile_module(module) {
    return module;
  }

  make_states(count) {
    return new StateArray(this.game.state, count);
  }

  record(state) {
    const found = new StateArray(this.game.state, 1);
    found[0] = state;
    return found;
  }

  make_action_buffer() {
    return new Array(this.rules.MAX_LEGAL).fill(0);
  }
}

const compiled = new Map();

export function compile_game(game) {
  let found = compiled.get(game);
  if (found === undefined) compiled.set(game, (found = new CompiledGame(game)));
  return found;
}
