/** Where a finished game is looked over. It thinks for seconds, and tells how far it is. Who has enough ends the worker. */

import type { FromReviewer, ToReviewer } from "../reviewMessages";
import { loadTranslation } from "./loadTranslation";
import { runTranslated, toRefusal } from "./toRefusal";

const tell = (message: FromReviewer) => postMessage(message);

export async function onReviewWanted({ data: { body } }: MessageEvent<ToReviewer>): Promise<void> {
  try {
    const { record } = JSON.parse(body) as { record?: { game?: string } };
    const translation = await loadTranslation(String(record?.game));
    tell({ review: runTranslated(translation, () => translation.reviewRecord(body, (share) => tell({ share }))) });
  } catch (failure) {
    tell({ refusal: toRefusal(failure).facts });
  }
}
