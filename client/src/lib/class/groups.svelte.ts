/** Several tables of one game at once, for a class in groups: opened together, and kept in this browser to come back to. */

import { makeTable } from "$lib/api";
import { remember, recall } from "$lib/deviceMemory";
import type { Settings } from "$lib/protocol";
import { saveTokens, loadTokens } from "$lib/table/seatTokens";

export type GroupTable = { id: string; host: string };
export type Groups = { game: string; tables: GroupTable[] };

const GROUPS_KEY = "groups";
export const MAX_TABLES = 10;

function readGroups(): Groups | null {
  try {
    const found = JSON.parse(recall(GROUPS_KEY) ?? "null") as Groups | null;
    return found && typeof found.game === "string" && Array.isArray(found.tables) && found.tables.length ? found : null;
  } catch {
    return null;
  }
}

class GroupOverview {
  #groups = $state.raw(readGroups());

  get groups(): Groups | null {
    return this.#groups;
  }

  /** So many more tables, one after the other: if one is refused, those before it are there. */
  async openTables(game: string, count: number, options: Record<string, unknown>, settings: Settings): Promise<void> {
    for (let opened = 0; opened < count; opened++) {
      const { id, host } = await makeTable({ game, options, settings });
      saveTokens(id, { host, seats: [] });
      const before = this.#groups?.game === game ? this.#groups.tables : [];
      this.#set({ game, tables: [...before, { id, host }] });
    }
  }

  /** The tokens of a table, also if this browser has been at many others since. */
  holdTokens({ id, host }: GroupTable): void {
    if (loadTokens(id).host !== host) saveTokens(id, { ...loadTokens(id), host });
  }

  /** They play again, at the next table. */
  followToNext(before: string, next: string): void {
    if (!this.#groups) return;
    const tables = this.#groups.tables.map((table) => (table.id === before ? { ...table, id: next } : table));
    for (const table of tables) if (table.id === next) this.holdTokens(table);
    this.#set({ ...this.#groups, tables });
  }

  /** A table that is not looked after any more; it stays as it is. */
  dropTable(id: string): void {
    if (!this.#groups) return;
    const tables = this.#groups.tables.filter((table) => table.id !== id);
    this.#set(tables.length ? { ...this.#groups, tables } : null);
  }

  /** The lesson is over. The tables stay as they are, only nobody looks after all of them any more. */
  closeAll(): void {
    this.#set(null);
  }

  #set(groups: Groups | null): void {
    this.#groups = groups;
    remember(GROUPS_KEY, groups && JSON.stringify(groups));
  }
}

export const groupOverview = new GroupOverview();
