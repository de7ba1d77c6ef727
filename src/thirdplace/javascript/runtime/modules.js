/** Modules that Python finds by name while it runs: they are registered here. */
import { ValueError } from "./errors.js";
import { isMap, isSet } from "./collections.js";
import * as collections from "./collection_methods.js";
import * as strings from "./strings.js";

const modules = new Map();
const parts = new Map();

export function registerModules(...given) {
  for (const module of given) modules.set(module.__name__, module);
}

/** What a game brings, as it was at build time. */
export function registerParts(packageName, names) {
  parts.set(packageName, new Set(names));
}

export function importModule(name) {
  const found = modules.get(name);
  if (found === undefined) throw new ValueError(`the module ${name} is not loaded`);
  return found;
}

export function hasPart(packageName, part) {
  return parts.get(packageName)?.has(part) ?? false;
}

/** A method of something whose type is only known now. */
export function method(name, object, ...given) {
  if (typeof object === "string") return (strings[`str_${name}`] ?? DIRECT_TEXT[name])(object, ...given);
  if (Array.isArray(object)) return name === "append" ? void object.push(...given) : collections[`list_${name}`](object, ...given);
  if (isMap(object)) return collections[`dict_${name}`](object, ...given);
  if (isSet(object)) return name === "add" ? void object.add(...given) : collections[`set_${name}`](object, ...given);
  if (object instanceof Float64Array && name === "tolist") return Array.from(object);
  return object[name](...given);
}

const DIRECT_TEXT = {
  join: (text, list) => [...list].join(text),
  startswith: (text, prefix) => text.startsWith(prefix),
  endswith: (text, suffix) => text.endsWith(suffix),
};
