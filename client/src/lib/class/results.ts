/** The results of a game, for the host to keep: made by the server, saved by the browser. */

import { sendRequest } from "$lib/api";
import type { ResultsWish } from "$lib/protocol";
import { text } from "$lib/text.svelte";

export type ResultsForm = "csv" | "pdf";

/** Into the reader's downloads. Raises Refused. */
export async function saveResults(table: string, token: string, form: ResultsForm, name: string, paper: "a4" | "letter"): Promise<void> {
  const date = new Date().toLocaleDateString(text.lang, { dateStyle: "long" });
  const body: ResultsWish = { lang: text.lang, paper, date };
  const made = await (await sendRequest("POST", `/tables/${table}/results.${form}`, { body, token })).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(made);
  link.download = `${name}.${form}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
