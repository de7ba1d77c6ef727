/** What translated modules import. */
export * from "./arrays.js";
export * from "./collection_methods.js";
export * from "./collections.js";
export * from "./errors.js";
export * from "./iteration.js";
export * from "./json.js";
export * from "./modules.js";
export * from "./numbers.js";
export * from "./random.js";
export * from "./records.js";
export * from "./sha256.js";
export * from "./strings.js";
export { T, asType, convert, lazyType } from "./types.js";
export * from "./unicode.js";
