/**
 * Whole numbers: JavaScript's numbers while they are safe (53 bits), and BigInt beyond. Every function here takes both
 * and answers with a number wherever that is safe, so that equal numbers are always `===`.
 */
import { ValueError, ZeroDivisionError } from "./errors.js";

const HIGH = 4294967296; // 2 ** 32
const MOST = Number.MAX_SAFE_INTEGER;

/** A BigInt as a number, if it is safe. */
export function normal(big) {
  return big >= -9007199254740991n && big <= 9007199254740991n ? Number(big) : big;
}

/** Refuse a number that is not exact: only in builds with assertions. */
export function safe(number) {
  if (typeof number === "number" && Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${number} is not exact`);
  }
  if (typeof number === "number" && Number.isNaN(number)) throw new RangeError("not a number");
  return number;
}

export function and(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    if ((a | 0) === a && (b | 0) === b) return a & b;
    return (Math.floor(a / HIGH) & Math.floor(b / HIGH)) * HIGH + ((a & b) >>> 0);
  }
  if (typeof a === "object" || typeof b === "object") throw new TypeError("& of something else than numbers");
  return normal(BigInt(a) & BigInt(b));
}

export function or(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    if ((a | 0) === a && (b | 0) === b) return a | b;
    return (Math.floor(a / HIGH) | Math.floor(b / HIGH)) * HIGH + ((a | b) >>> 0);
  }
  if (typeof a === "object" || typeof b === "object") throw new TypeError("| of something else than numbers");
  return normal(BigInt(a) | BigInt(b));
}

export function xor(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    if ((a | 0) === a && (b | 0) === b) return a ^ b;
    return (Math.floor(a / HIGH) ^ Math.floor(b / HIGH)) * HIGH + ((a ^ b) >>> 0);
  }
  if (typeof a === "object" || typeof b === "object") throw new TypeError("^ of something else than numbers");
  return normal(BigInt(a) ^ BigInt(b));
}

export function not(a) {
  return typeof a === "bigint" ? normal(~a) : -1 - a;
}

export function neg(a) {
  return typeof a === "bigint" ? normal(-a) : a === 0 ? 0 : -a;
}

/** 1 << places. */
export function bit(places) {
  if (places < 30) {
    if (places < 0) throw new ValueError("negative shift count");
    return 1 << places;
  }
  return places < 53 ? 2 ** places : 1n << BigInt(places);
}

export function shl(a, places) {
  if (places < 0) throw new ValueError("negative shift count");
  if (typeof a !== "bigint" && places < 1024) {
    const moved = a * 2 ** places;
    if (moved <= MOST && moved >= -MOST) return moved;
  }
  return normal(BigInt(a) << BigInt(places));
}

export function shr(a, places) {
  if (places < 0) throw new ValueError("negative shift count");
  if (typeof a === "bigint") return normal(a >> BigInt(places));
  if ((a | 0) === a) return places > 31 ? (a < 0 ? -1 : 0) : a >> places;
  return places > 60 ? (a < 0 ? -1 : 0) : Math.floor(a / 2 ** places);
}

/** a >> places & 1. */
export function bitAt(a, places) {
  if (typeof a === "number" && (a | 0) === a && places < 32) return (a >> places) & 1;
  return and(shr(a, places), 1);
}

export function add(a, b) {
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const sum = a + b;
    if (sum <= MOST && sum >= -MOST) return sum;
    if (!Number.isInteger(a) || !Number.isInteger(b)) return sum;
  }
  return normal(BigInt(a) + BigInt(b));
}

export function sub(a, b) {
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const difference = a - b;
    if (difference <= MOST && difference >= -MOST) return difference;
    if (!Number.isInteger(a) || !Number.isInteger(b)) return difference;
  }
  return normal(BigInt(a) - BigInt(b));
}

export function mul(a, b) {
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const product = a * b;
    if (product <= MOST && product >= -MOST) return product === 0 ? 0 : product;
    if (!Number.isInteger(a) || !Number.isInteger(b)) return product;
  }
  return normal(BigInt(a) * BigInt(b));
}

export function floorDiv(a, b) {
  if (b === 0) throw new ZeroDivisionError("division by zero");
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const quotient = Math.floor(a / b);
    return quotient === 0 ? 0 : quotient;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  const quotient = x / y;
  return normal(x % y !== 0n && x < 0n !== y < 0n ? quotient - 1n : quotient);
}

export function mod(a, b) {
  if (b === 0) throw new ZeroDivisionError("division by zero");
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const rest = a % b;
    return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest === 0 ? 0 : rest;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  const rest = x % y;
  return normal(rest !== 0n && rest < 0n !== y < 0n ? rest + y : rest);
}

export function divmod(a, b) {
  return [floorDiv(a, b), mod(a, b)];
}

export function pow(a, b) {
  if (typeof a !== "bigint" && typeof b !== "bigint") {
    const power = a ** b;
    if ((power <= MOST && power >= -MOST) || !Number.isInteger(a) || !Number.isInteger(b)) return power;
  }
  return normal(BigInt(a) ** BigInt(b));
}

export function abs(a) {
  return typeof a === "bigint" ? normal(a < 0n ? -a : a) : Math.abs(a);
}

/** min(a, b) and max(a, b); Math's own know no BigInt. */
export const lesser = (a, b) => (b < a ? b : a);
export const greater = (a, b) => (b > a ? b : a);

export function bitLength(a) {
  if (typeof a === "bigint") return (a < 0n ? -a : a).toString(2).length;
  const size = Math.abs(a);
  if (size < HIGH) return 32 - Math.clz32(size);
  return 64 - Math.clz32(Math.floor(size / HIGH));
}

function countBits32(word) {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function bitCount(a) {
  if (typeof a === "bigint") {
    let count = 0;
    for (let left = a < 0n ? -a : a; left; left >>= 32n) count += countBits32(Number(left & 0xffffffffn));
    return count;
  }
  const size = Math.abs(a);
  return countBits32(size | 0) + countBits32(Math.floor(size / HIGH) | 0);
}

export const int_bit_count = bitCount;
export const int_bit_length = bitLength;

/** int(…) of text or of a number. */
export function int(given = 0) {
  if (typeof given === "string") {
    if (!/^\s*[-+]?\d+(_\d+)*\s*$/.test(given)) throw new ValueError(`invalid literal for int(): ${given}`);
    return normal(BigInt(given.replaceAll("_", "").trim().replace(/^\+/, "")));
  }
  if (typeof given === "bigint") return given;
  const whole = Math.trunc(Number(given));
  return whole === 0 ? 0 : Number.isSafeInteger(whole) ? whole : normal(BigInt(whole));
}

export function float(given = 0) {
  return Number(given);
}

export function float_is_integer(given) {
  return Number.isInteger(given);
}

export function intFromBytes(bytes, order = "big") {
  let found = 0n;
  const listed = order === "big" ? bytes : [...bytes].reverse();
  for (const byte of listed) found = (found << 8n) | BigInt(byte);
  return normal(found);
}

/** To the nearest, a half to the even one; with `digits`, of decimals. */
export function round(given, digits) {
  if (digits === undefined || digits === null) return roundHalfEven(given);
  if (!Number.isFinite(given) || Number.isInteger(given)) return given;
  // Halfway between two decimals is only what so many halvings of 1 make: toFixed would take the greater of the two.
  if (Number.isInteger(given * 2 ** (digits + 1))) return roundHalfEven(given * 10 ** digits) / 10 ** digits;
  return Number(given.toFixed(digits));
}

function roundHalfEven(given) {
  if (typeof given === "bigint") return given;
  const down = Math.floor(given);
  const rest = given - down;
  const found = rest < 0.5 ? down : rest > 0.5 ? down + 1 : down % 2 === 0 ? down : down + 1;
  return found === 0 ? 0 : found;
}

export const ceil = Math.ceil;
export const floor = Math.floor;
export const exp = Math.exp;
export const sqrt = Math.sqrt;
export const INFINITY = Infinity;
export const PI = Math.PI;
export const TAU = 2 * Math.PI;

export function log(given) {
  return Math.log(given);
}

export function factorial(n) {
  let found = 1;
  for (let i = 2; i <= n; i++) found = mul(found, i);
  return found;
}
