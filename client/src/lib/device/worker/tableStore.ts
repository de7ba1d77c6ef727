/**
 * The logs of tables in the browser's own database. An entry is never changed, and has a number: whoever wants to write
 * one that is there already has been overtaken by another tab.
 */

import { LOG_FORMAT, type KeptGame } from "../deviceMessages";
import { DeviceRefused } from "./deviceRefused";

/** Of the database's layout. A newer version of the app may raise it; this one then leaves everything as it is. */
const LAYOUT = 1;

/** What is known of a table without reading its log. */
export type TableRow = {
  id: string;
  game: string;
  format: number;
  count: number;
  names: string[];
  over: boolean;
  changed: number;
};

export type Summary = Pick<TableRow, "names" | "over">;

type EntryRow = { table: string; number: number; text: string };

export class TableStore {
  #name: string;
  #opening: Promise<IDBDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** All tables, the latest first. */
  async list(): Promise<KeptGame[]> {
    const rows = await this.#read<TableRow[]>("tables", (tables) => tables.getAll());
    return rows
      .filter(isTableRow)
      .sort((one, other) => other.changed - one.changed)
      .map(({ id, game, names, over, changed, format }) => ({ id, game, names, over, changed, newer: format > LOG_FORMAT }));
  }

  /** The log of a table. Refuses one that is not there, cannot be read, or is of a newer version. */
  async readLog(id: string): Promise<string[]> {
    const row = await this.#read<unknown>("tables", (tables) => tables.get(id));
    if (row === undefined) throw DeviceRefused.because("unknown-table");
    if (!isTableRow(row)) throw DeviceRefused.because("broken-game");
    if (row.format > LOG_FORMAT) throw DeviceRefused.because("newer-game");
    const rows = await this.#read<EntryRow[]>("entries", (entries) => entries.getAll(entriesOf(id)));
    const log = rows.map((entry) => entry.text);
    if (log.length !== row.count || !log.every((text) => typeof text === "string")) throw DeviceRefused.because("broken-game");
    return log;
  }

  async addTable(id: string, game: string, log: readonly string[], summary: Summary): Promise<void> {
    await this.#write((tables, entries) => {
      addRows(entries, id, 0, log);
      tables.add(makeRow(id, game, log.length, summary));
    });
  }

  /** Adds entries, and the next table if one was made: all of it, or nothing. Refuses a table that was deleted meanwhile. */
  async append(id: string, game: string, first: number, added: readonly string[], summary: Summary, next?: { id: string; log: readonly string[] }): Promise<void> {
    let isThere = true;
    const written = this.#write((tables, entries) => {
      const found = tables.getKey(id);
      found.onsuccess = () => {
        isThere = found.result !== undefined;
        if (isThere) tables.put(makeRow(id, game, first + added.length, summary));
        else tables.transaction.abort();
      };
      addRows(entries, id, first, added);
      if (next) {
        addRows(entries, next.id, 0, next.log);
        tables.add(makeRow(next.id, game, next.log.length, { names: summary.names, over: false }));
      }
    });
    await written.catch((failure: unknown) => {
      throw isThere ? failure : DeviceRefused.because("unknown-table");
    });
  }

  async remove(id: string): Promise<void> {
    await this.#write((tables, entries) => {
      tables.delete(id);
      entries.delete(entriesOf(id));
    });
  }

  async #read<T>(store: "tables" | "entries", ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    const database = await this.#open();
    try {
      const request = ask(database.transaction(store).objectStore(store));
      return await new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result as T);
        request.onerror = () => reject(request.error as Error);
      });
    } catch (failure) {
      throw asRefusal(failure);
    }
  }

  /** Resolves once everything is on the disk. */
  async #write(change: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    const database = await this.#open();
    try {
      const transaction = database.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
      const written = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error as Error);
      });
      try {
        change(transaction.objectStore("tables"), transaction.objectStore("entries"));
      } catch (failure) {
        transaction.abort(); // a part of it must not be written
        written.catch(() => {});
        throw failure;
      }
      await written;
    } catch (failure) {
      throw asRefusal(failure);
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= openDatabase(this.#name, () => (this.#opening = null));
    this.#opening.catch(() => (this.#opening = null)); // the next request tries again
    return this.#opening;
  }
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(name, LAYOUT);
    } catch (failure) {
      reject(asRefusal(failure));
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
    };
    request.onerror = () => reject(asRefusal(request.error));
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close(); // a newer version of the app, in another tab, must not wait for this one
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
  });
}

function asRefusal(failure: unknown): DeviceRefused {
  if (failure instanceof DeviceRefused) return failure;
  const name = (failure as { name?: string } | null)?.name;
  if (name === "QuotaExceededError") return DeviceRefused.because("storage-full");
  if (name === "ConstraintError") return DeviceRefused.because("open-elsewhere");
  if (name === "VersionError") return DeviceRefused.because("newer-game");
  return DeviceRefused.because("storage-off", String(failure));
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

function addRows(entries: IDBObjectStore, table: string, first: number, log: readonly string[]): void {
  log.forEach((text, index) => entries.add({ table, number: first + index, text } satisfies EntryRow));
}

const makeRow = (id: string, game: string, count: number, summary: Summary): TableRow => ({ id, game, format: LOG_FORMAT, count, ...summary, changed: Date.now() });

/** Whatever lies in the storage may have been changed by hand, or by a mishap. */
function isTableRow(row: unknown): row is TableRow {
  const { id, game, format, count, names, changed } = (row ?? {}) as Partial<TableRow>;
  return typeof id === "string" && typeof game === "string" && Number.isInteger(format) && Number.isInteger(count) && Array.isArray(names) && typeof changed === "number";
}
