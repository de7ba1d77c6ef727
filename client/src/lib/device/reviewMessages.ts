/** What a page and the worker that looks over a game say to each other. */

import type { DeviceRefusal } from "./deviceMessages";

/** The worker is the device's script again, under this name. */
export const REVIEWER = "reviewer";

/** To the worker: what is posted to a server at `/api/reviews`. */
export type ToReviewer = { body: string };

/** How much is done; at last the review (JSON), or why there is none. */
export type FromReviewer = { share: number } | { review: string } | { refusal: DeviceRefusal };
