/** Text with Python's meaning: characters are code points. */
import { EMPTY_TUPLE, isMap, isSet, slice } from "./collections.js";
import { ValueError } from "./errors.js";

const hasPairs = (text) => /[\ud800-\udfff]/.test(text);

export function charAt(text, index) {
  const found = hasPairs(text) ? [...text].at(index) : text.at(index);
  if (found === undefined) throw new RangeError("string index out of range");
  return found;
}

export function strSlice(text, start, stop) {
  if (!hasPairs(text)) return text.slice(start ?? 0, stop ?? undefined);
  return slice([...text], start, stop, null).join("");
}

export function str(value) {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
      return value ? "True" : "False";
    case "number":
    case "bigint":
      return String(value);
  }
  if (value === null || value === undefined) return "None";
  if (value instanceof Error) return value.message;
  return repr(value);
}

export function repr(value) {
  if (typeof value === "string") {
    const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
    const inner = value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r");
    return quote + (quote === "'" ? inner.replaceAll("'", "\\'") : inner) + quote;
  }
  if (Array.isArray(value)) return value === EMPTY_TUPLE ? "()" : `[${value.map(repr).join(", ")}]`;
  if (isMap(value)) return `{${[...value].map(([key, one]) => `${repr(key)}: ${repr(one)}`).join(", ")}}`;
  if (isSet(value)) return value.size ? `{${[...value].map(repr).join(", ")}}` : "set()";
  if (value?.constructor?.$record) {
    const shown = value.constructor.$record.fields().map(([name]) => `${name}=${repr(value[name])}`);
    return `${value.constructor.$record.name}(${shown.join(", ")})`;
  }
  return typeof value === "object" && value !== null ? `<${value.constructor?.name}>` : str(value);
}

/** format(value, spec), as far as it is used: width, zeros, X, d, f, commas. */
export function format(value, spec) {
  const parts = /^(?:(.)?([<>^]))?([-+ ])?(0)?(\d+)?(,)?(?:\.(\d+))?([a-zA-Z%])?$/.exec(spec);
  if (parts === null) throw new ValueError(`Invalid format specifier '${spec}'`);
  const [, fill, align, sign, zero, width, comma, digits, kind] = parts;
  let text;
  if (kind === "X" || kind === "x") text = kind === "X" ? value.toString(16).toUpperCase() : value.toString(16);
  else if (kind === "f") text = value.toFixed(digits === undefined ? 6 : Number(digits));
  else if (kind === "%") text = `${(value * 100).toFixed(digits === undefined ? 6 : Number(digits))}%`;
  else if (kind === undefined || kind === "d" || kind === "s") text = str(value);
  else throw new ValueError(`Unknown format code '${kind}'`);
  if (comma) text = text.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  if (sign === "+" && Number(value) >= 0) text = `+${text}`;
  const missing = Math.max(0, Number(width ?? 0) - [...text].length);
  const filler = (zero ? "0" : (fill ?? " ")).repeat(missing);
  if (align === "<" || (align === undefined && typeof value === "string" && !zero)) return text + filler;
  if (align === "^") return filler.slice(0, missing >> 1) + text + filler.slice(missing >> 1);
  return filler + text;
}

/** text % values. */
export function percent(text, values) {
  const given = Array.isArray(values) ? [...values] : [values];
  return text.replace(/%(?:(0?)(\d+))?([dsx%])/g, (_, zero, width, kind) => {
    if (kind === "%") return "%";
    const shown = kind === "x" ? given.shift().toString(16) : str(given.shift());
    return shown.padStart(Number(width ?? 0), zero ? "0" : " ");
  });
}

// Bytes that hold text are kept as that text; others are Uint8Arrays.

export const isBytes = (value) => value instanceof Uint8Array;

export function joinBytes(a, b) {
  if (typeof a === "string" && typeof b === "string") return a + b;
  const [x, y] = [toBytes(a), toBytes(b)];
  const found = new Uint8Array(x.length + y.length);
  found.set(x);
  found.set(y, x.length);
  return found;
}

export function toBytes(value) {
  return typeof value === "string" ? new TextEncoder().encode(value) : value;
}

export const str_encode = (text) => text;
export const bytes_decode = (bytes) => (typeof bytes === "string" ? bytes : new TextDecoder("utf-8", { fatal: true }).decode(bytes));
export const bytes_hex = (bytes) => [...toBytes(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Methods.

const SPACE = "\\s\\x1c-\\x1f\\x85";
const escaped = (characters) => characters.replace(/[\\\]^-]/g, "\\$&");
const set = (characters) => (characters === undefined || characters === null ? SPACE : escaped(characters));

export const str_strip = (text, characters) => str_lstrip(str_rstrip(text, characters), characters);
export const str_lstrip = (text, characters) => text.replace(new RegExp(`^[${set(characters)}]+`, "u"), "");
export const str_rstrip = (text, characters) => text.replace(new RegExp(`[${set(characters)}]+$`, "u"), "");

export function str_split(text, separator, most = -1) {
  if (separator === undefined || separator === null) {
    const found = str_strip(text);
    return found === "" ? [] : found.split(new RegExp(`[${SPACE}]+`, "u"));
  }
  const parts = text.split(separator);
  return most < 0 || parts.length <= most + 1 ? parts : [...parts.slice(0, most), parts.slice(most).join(separator)];
}

export const str_splitlines = (text) => text.replace(/\r?\n$/, "").split(/\r?\n/);

export function str_partition(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text, "", ""] : [text.slice(0, at), separator, text.slice(at + separator.length)];
}

export function str_rpartition(text, separator) {
  const at = text.lastIndexOf(separator);
  return at < 0 ? ["", "", text] : [text.slice(0, at), separator, text.slice(at + separator.length)];
}

export const str_removeprefix = (text, prefix) => (text.startsWith(prefix) ? text.slice(prefix.length) : text);
export const str_removesuffix = (text, suffix) =>
  suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

export function str_replace(text, old, replacement, most = -1) {
  if (most < 0) return text.replaceAll(old, () => replacement);
  let found = text;
  let from = 0;
  for (let i = 0; i < most; i++) {
    const at = found.indexOf(old, from);
    if (at < 0) break;
    found = found.slice(0, at) + replacement + found.slice(at + old.length);
    from = at + replacement.length;
  }
  return found;
}

export const str_startswith = (text, prefixes) => prefixes.some((prefix) => text.startsWith(prefix));
export const str_endswith = (text, suffixes) => suffixes.some((suffix) => text.endsWith(suffix));

export function str_index(text, part) {
  const at = str_find(text, part);
  if (at < 0) throw new ValueError("substring not found");
  return at;
}

export function str_find(text, part) {
  const at = text.indexOf(part);
  return at < 0 ? at : [...text.slice(0, at)].length;
}

export function str_rfind(text, part) {
  const at = text.lastIndexOf(part);
  return at < 0 ? at : [...text.slice(0, at)].length;
}

export const str_count = (text, part) => text.split(part).length - 1;
export const str_isascii = (text) => /^[\x00-\x7f]*$/.test(text); // eslint-disable-line no-control-regex
export const str_isdigit = (text) => /^[\p{Nd}\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]+$/u.test(text);
export const str_isalpha = (text) => /^\p{L}+$/u.test(text);
export const str_isalnum = (text) => /^[\p{L}\p{N}]+$/u.test(text);
export const str_isupper = (text) => text !== text.toLowerCase() && text === text.toUpperCase();
export const str_islower = (text) => text !== text.toUpperCase() && text === text.toLowerCase();
/** Not: control characters, surrogates, private and unassigned ones, and spaces other than the usual one. */
export const str_isprintable = (text) => /^[^\p{C}\p{Z}]*$/u.test(text.replaceAll(" ", ""));
export const str_zfill = (text, width) => text.padStart(width, "0");
export const str_ljust = (text, width, fill = " ") => text.padEnd(width, fill);
export const str_rjust = (text, width, fill = " ") => text.padStart(width, fill);
export const str_capitalize = (text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
export const str_title = (text) => text.replace(/\p{L}+/gu, str_capitalize);

/** By code point: other text, or null to leave the character out. */
export function str_translate(text, table) {
  let found = "";
  for (const character of text) {
    const other = table.get(character.codePointAt(0));
    found += other === undefined ? character : other === null ? "" : typeof other === "number" ? chr(other) : other;
  }
  return found;
}

export const ord = (character) => character.codePointAt(0);
export const chr = (code) => String.fromCodePoint(code);

/** A regular expression of Python's, as far as these are the same in JavaScript. */
class Pattern {
  constructor(source) {
    this.source = source.replaceAll("\\W", "[^\\p{L}\\p{N}_]").replace("[[^\\p{L}\\p{N}_]_]", "[^\\p{L}\\p{N}]");
  }

  sub(replacement, text) {
    return text.replace(new RegExp(this.source, "gu"), () => replacement);
  }

  fullmatch(text) {
    return found(new RegExp(`^(?:${this.source})$`, "u").exec(text));
  }

  match(text) {
    return found(new RegExp(`^(?:${this.source})`, "u").exec(text));
  }

  search(text) {
    return found(new RegExp(this.source, "u").exec(text));
  }
}

const found = (match) =>
  match === null
    ? null
    : {
        end: () => match.index + [...match[0]].length,
        start: () => match.index,
        group: (number = 0) => match[number] ?? null,
      };

export const compilePattern = (source) => new Pattern(source);
export const substitutePattern = (source, replacement, text) => new Pattern(source).sub(replacement, text);
