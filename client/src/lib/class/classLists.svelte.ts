/** The teacher's class lists: typed or pasted, kept in this browser. */

import { remember, recall } from "$lib/deviceMemory";
import { MAX_NAME_LENGTH, type TableView } from "$lib/protocol";

export type ClassList = { name: string; names: string[] };
/** Why a list will not do: the id of the sentence, and what stands in its gaps. */
export type ListProblem = { id: string; count?: number; name?: string };

const LISTS_KEY = "class-lists";
const CHOSEN_LIST_KEY = "class-list";
export const MAX_NAMES = 60;
const NAME_SEPARATORS = /[\n\r,;\t]+/;
/** As lists are numbered or marked: "1. Ann", "2) Ben", "- Cleo", "• Dan". */
const LIST_MARKER = /^\s*(?:\d+\s*[.)]|[-*•–])\s+/;
const SURROUNDING_QUOTES = /^["'“„«]+|["'”“»]+$/g;

/** The names in a pasted text: one a line, or with commas, semicolons or tabs between them. */
export function namesIn(text: string): string[] {
  return text
    .normalize("NFC")
    .split(NAME_SEPARATORS)
    .map((name) => name.replace(LIST_MARKER, "").trim().replace(SURROUNDING_QUOTES, "").replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const normalizeName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** What is wrong with these names, as far as one can tell without the server. */
export function findProblem(names: readonly string[]): ListProblem | null {
  if (!names.length) return { id: "class-list-empty" };
  if (names.length > MAX_NAMES) return { id: "class-list-too-many", count: names.length };
  const long = names.find((name) => [...name].length > MAX_NAME_LENGTH);
  if (long) return { id: "class-list-long", name: long };
  const twice = names.find((name, at) => names.slice(0, at).some((other) => normalizeName(name, other)));
  return twice ? { id: "class-list-twice", name: twice } : null;
}

/** Those on the list who do not sit at the table. */
export function missingNames(list: readonly string[], info: TableView): string[] {
  return list.filter((name) => !info.seats.some((seat) => seat && normalizeName(seat.name, name)));
}

function readLists(): ClassList[] {
  try {
    const found = JSON.parse(recall(LISTS_KEY) ?? "[]") as ClassList[];
    return found.filter(({ name, names }) => typeof name === "string" && Array.isArray(names));
  } catch {
    return [];
  }
}

class ClassLists {
  #lists = $state.raw(readLists());
  #chosen = $state(recall(CHOSEN_LIST_KEY));

  get all(): readonly ClassList[] {
    return this.#lists;
  }

  /** The list that the next class begins with. */
  get chosen(): ClassList | null {
    return this.#lists.find(({ name }) => name === this.#chosen) ?? null;
  }

  choose(name: string | null): void {
    this.#chosen = name;
    remember(CHOSEN_LIST_KEY, name);
  }

  /** Keep it, and choose it; `before` is what it was called until now. */
  save(list: ClassList, before: string | null): void {
    const others = this.#lists.filter(({ name }) => name !== list.name && name !== before);
    this.#save([...others, list].sort((one, other) => one.name.localeCompare(other.name)));
    this.choose(list.name);
  }

  delete(name: string): void {
    this.#save(this.#lists.filter((list) => list.name !== name));
    if (this.#chosen === name) this.choose(null);
  }

  #save(lists: ClassList[]): void {
    this.#lists = lists;
    remember(LISTS_KEY, lists.length ? JSON.stringify(lists) : null);
  }
}

export const classLists = new ClassLists();
