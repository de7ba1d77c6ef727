/** The tables that this tab has open: each is locked, so that no other tab plays there at the same time. */

import { DeviceRefused } from "./deviceRefused";
import { loadTranslation } from "./loadTranslation";
import { HANDOVER_MS, takeLock } from "./tableLock";
import { TableHost, type Send } from "./tableHost";
import type { TableStore } from "./tableStore";
import type { DeviceTable, Translation } from "./translation";

/** Milliseconds after which a table that nobody looks at any more is closed. */
const CLOSE_AFTER_MS = 1000;

export class OpenTables {
  #store: TableStore;
  #send: Send;
  #hosts = new Map<string, Promise<TableHost>>();

  constructor(store: TableStore, send: Send) {
    this.#store = store;
    this.#send = send;
  }

  /** The table, opened if need be. Refuses it while another tab has it. */
  open(id: string): Promise<TableHost> {
    const found = this.#hosts.get(id);
    if (found) return found;
    const opening = this.#openNow(id);
    this.#hosts.set(id, opening);
    opening.catch(() => this.#hosts.delete(id));
    return opening;
  }

  async #openNow(id: string): Promise<TableHost> {
    const release = await takeLockSoon(id);
    try {
      const log = await this.#store.readLog(id);
      const translation = await loadTranslationFor(log);
      const host = refuseIfBroken(() => new TableHost(id, log, translation, this.#store, this.#send, release));
      await host.restore();
      return host;
    } catch (failure) {
      release();
      throw failure;
    }
  }

  /** To be looked at: the open table, or one that is read for this alone. */
  async read(id: string): Promise<DeviceTable> {
    const open = await this.#hosts.get(id)?.catch(() => null);
    if (open) return open.table;
    return this.readLog(id, await this.#store.readLog(id));
  }

  /** The table that a log tells of. Refuses what is no log. */
  async readLog(id: string, log: readonly string[]): Promise<DeviceTable> {
    const translation = await loadTranslationFor(log);
    return refuseIfBroken(() => translation.openTable(id, log, 0));
  }

  /** Whoever comes back soon, as after a look at the rules, finds it open. */
  closeIfDeserted(host: TableHost): void {
    setTimeout(() => {
      if (!host.isDeserted || host.isClosed) return;
      this.#hosts.delete(host.id);
      void host.close();
    }, CLOSE_AFTER_MS);
  }

  /** A tab that waits for the table must not get it in between: it is deleted before its lock is given up. */
  async remove(id: string): Promise<void> {
    const open = await this.#hosts.get(id)?.catch(() => null);
    const remove = () => this.#store.remove(id);
    if (open && !open.isClosed) {
      this.#hosts.delete(id);
      await open.close(remove);
    } else {
      const release = await takeLockSoon(id);
      await remove().finally(release);
    }
  }
}

/** Refuses if another tab keeps the table. */
const takeLockSoon = (id: string): Promise<() => void> =>
  takeLock(id, AbortSignal.timeout(HANDOVER_MS)).catch(() => {
    throw DeviceRefused.because("open-elsewhere");
  });

function loadTranslationFor(log: readonly string[]): Promise<Translation> {
  const { game } = refuseIfBroken(() => JSON.parse(log[0] ?? "") as { game: string });
  return loadTranslation(game);
}

/** What is kept may be damaged in any way: whatever that leads to, it is one refusal. */
function refuseIfBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (failure) {
    console.warn(failure);
    throw DeviceRefused.because("broken-game");
  }
}
