/** What callers of translated code need of the runtime. */
export function jsonEncode(value: unknown): string;
export function jsonDecode(text: string, type?: unknown): any;
export function convert(value: unknown, type: unknown, strict?: boolean): any;
export function toBuiltins(value: unknown): any;
export function sha256(given: string | Uint8Array): { digest(): Uint8Array; hexdigest(): string };
export const UNSET: unique symbol;
export class Exception extends Error {
  args: unknown[];
}
export class Raw {
  constructor(text: string | Uint8Array);
  text: string;
}
/** Python's random.Random, bit for bit. */
export class Random {
  constructor(seed?: number | bigint);
  random(): number;
  randrange(first: number, stop?: number): number;
  getrandbits(count: number): number | bigint;
  choice<T>(given: T[]): T;
  shuffle(given: unknown[]): null;
}
