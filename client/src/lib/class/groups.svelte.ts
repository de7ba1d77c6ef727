/** Several tables of one game at once, for a class in groups: opened together, and kept in this browser to come back to. */

import { makeTable } from "$lib/api";
import { remember, remembered } from "$lib/deviceMemory";
import type { Settings } from "$lib/protocol";
import { keep, kept } from "$lib/table/seatTokens";

export type GroupTable = { id: string; host: string };
export type Groups = { game: string; tables: GroupTable[] };

const KEY = "groups";
export const MOST_TABLES = 10;

function readGroups(): Groups | null {
  try {
    const found = JSON.parse(remembered(KEY) ?? "null") as Groups | null;
    return found && typeof found.game === "string" && Array.isArray(found.tables) && found.tables.length ? found : null;
  } catch {
    return null;
  }
}

class Overview {
  #groups = $state.raw(readGroups());

  get groups(): Groups | null {
    return this.#groups;
  }

  /** So many more tables, one after the other: if one is refused, those before it are there. */
  async open(game: string, count: number, options: Record<string, unknown>, settings: Settings): Promise<void> {
    for (let opened = 0; opened < count; opened++) {
      const { id, host } = await makeTable({ game, options, settings });
      keep(id, { host, seats: [] });
      const before = this.#groups?.game === game ? this.#groups.tables : [];
      this.#set({ game, tables: [...before, { id, host }] });
    }
  }

  /** The tokens of a table, also if this browser has been at many others since. */
  hold({ id, host }: GroupTable): void {
    if (kept(id).host !== host) keep(id, { ...kept(id), host });
  }

  /** They play again, at the next table. */
  follow(before: string, next: string): void {
    if (!this.#groups) return;
    const tables = this.#groups.tables.map((table) => (table.id === before ? { ...table, id: next } : table));
    for (const table of tables) if (table.id === next) this.hold(table);
    this.#set({ ...this.#groups, tables });
  }

  /** A table that is not looked after any more; it stays as it is. */
  drop(id: string): void {
    if (!this.#groups) return;
    const tables = this.#groups.tables.filter((table) => table.id !== id);
    this.#set(tables.length ? { ...this.#groups, tables } : null);
  }

  /** The lesson is over. The tables stay as they are, only nobody looks after all of them any more. */
  close(): void {
    this.#set(null);
  }

  #set(groups: Groups | null): void {
    this.#groups = groups;
    remember(KEY, groups && JSON.stringify(groups));
  }
}

export const overview = new Overview();
