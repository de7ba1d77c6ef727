/** What is asked of the server about shared timers. */

import { requestJson } from "$lib/api";
import type { NewTimer, TimerTold } from "../protocol";

export const openTimer = (timer: NewTimer) => requestJson<TimerTold>("POST", "/timers", { body: timer });
export const fetchTimer = (code: string, signal?: AbortSignal) =>
  requestJson<TimerTold>("GET", `/timers/${encodeURIComponent(code)}`, { signal });
