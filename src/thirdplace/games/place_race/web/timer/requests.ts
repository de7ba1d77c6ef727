/** What is asked of the server about shared timers. */

import { ask } from "$lib/api";
import type { NewTimer, TimerTold } from "../protocol";

export const openTimer = (timer: NewTimer) => ask<TimerTold>("POST", "/timers", { body: timer });
export const lookAtTimer = (code: string, signal?: AbortSignal) =>
  ask<TimerTold>("GET", `/timers/${encodeURIComponent(code)}`, { signal });
