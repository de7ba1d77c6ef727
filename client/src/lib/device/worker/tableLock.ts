/** One tab at a time owns a table. Where the browser has no locks (without https), the store's numbers decide alone. */

const lockName = (table: string) => `thirdplace table ${table}`;

/** Milliseconds in which a page that has just been left gives its tables up. */
export const HANDOVER_MS = 600;

/** Resolves to how it is given up again. Waits for others, until the signal says not to. */
export function takeLock(table: string, signal: AbortSignal): Promise<() => void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((taken, refused) => {
    const held = locks.request(lockName(table), { signal }, () => new Promise<void>((release) => taken(release)));
    held.catch(refused);
  });
}

/** Waits until no other tab has the table. Resolves to whether this has happened before the signal. */
export async function waitUntilFree(table: string, signal: AbortSignal): Promise<boolean> {
  try {
    (await takeLock(table, signal))();
    return true;
  } catch {
    return false;
  }
}
