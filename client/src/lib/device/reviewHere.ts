/** A finished game, looked over on this device: told line by line, as by a server (server/http/routes/review_routes.py). */

import type { FromReviewer, ToReviewer } from "./reviewMessages";
import { REVIEWER } from "./reviewMessages";
import { startDeviceWorker } from "./startDeviceWorker";
import { addSentence } from "./addSentence";

const HTTP_REFUSED = 400;

/** Resolves to a refusal, or to lines that come while the worker thinks. Who stops reading stops the worker. */
export function reviewHere(body: string, signal: AbortSignal | null | undefined): Promise<Response> {
  const worker = startDeviceWorker(REVIEWER);
  const encoder = new TextEncoder();
  return new Promise((answer, reject) => {
    signal?.addEventListener("abort", () => {
      worker.terminate();
      reject(signal.reason as Error);
    });
    let hasBegun = false;
    const begin = () => {
      if (!hasBegun) answer(new Response(lines));
      hasBegun = true;
    };
    const lines = new ReadableStream<Uint8Array>({
      start(stream) {
        const add = (line: string) => stream.enqueue(encoder.encode(`${line}\n`));
        worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
          if ("refusal" in data) {
            worker.terminate();
            stream.error(new TypeError(data.refusal.code)); // for who reads already
            void addSentence(JSON.stringify(data.refusal)).then((said) => answer(new Response(said, { status: HTTP_REFUSED })));
            return;
          }
          if ("share" in data) add(JSON.stringify(data));
          else {
            worker.terminate();
            add(`{"share":1,"here":true,"review":${data.review}}`);
            stream.close();
          }
          begin();
        };
        worker.onerror = () => {
          worker.terminate();
          reject(new TypeError("the worker has failed"));
          stream.error(new TypeError("the worker has failed"));
        };
        worker.postMessage({ body } satisfies ToReviewer);
      },
      cancel: () => worker.terminate(),
    });
  });
}
