/** A run of the lab as it comes in; another one takes its place when something is changed. */

import { Refused, sendRequest } from "$lib/api";
import type { LabNews, LabReport, WantedLab } from "$lib/protocol";
import { readLines } from "$lib/review/coach";
import { say } from "$lib/text.svelte";

/** Whoever moves a slider moves it on: the server is asked when it rests. */
const REST_MS = 350;

export class LabRun {
  /** The latest report; while a new run has none yet, that of the run before. */
  report = $state.raw<LabReport | null>(null);
  /** Does the report belong to what was asked for last? */
  isCurrent = $state(false);
  isRunning = $state(false);
  share = $state(0);
  waiting = $state(0);
  levels = $state.raw<string[]>([]);
  problem = $state("");
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask for this instead of what was asked for before. */
  start(wanted: WantedLab, onend: () => void, { atOnce = false } = {}): void {
    this.stop();
    this.isCurrent = false;
    this.isRunning = true;
    this.problem = "";
    [this.share, this.waiting] = [0, 0];
    this.#timer = setTimeout(() => void this.#run(wanted, onend), atOnce ? 0 : REST_MS);
  }

  /** The server ends a run that nobody reads. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.isRunning = false;
  }

  async #run(wanted: WantedLab, onend: () => void): Promise<void> {
    const abort = (this.#abort = new AbortController());
    try {
      const { body } = await sendRequest("POST", "/lab", { body: wanted, signal: abort.signal });
      for await (const line of readLines(body!)) {
        if (abort.signal.aborted) return;
        this.#hear(JSON.parse(line) as LabNews);
      }
      if (this.share < 1) throw new Refused("offline", say("web-unreachable"));
      onend();
    } catch (failure) {
      if (abort.signal.aborted) return;
      this.problem = failure instanceof Refused ? failure.message : say("web-unreachable");
    }
    this.isRunning = false;
  }

  #hear({ share, waiting, levels, report }: LabNews): void {
    this.share = share;
    this.waiting = waiting ?? 0;
    if (levels?.length) this.levels = levels;
    if (!report) return;
    this.report = report;
    this.isCurrent = true;
  }
}
