import { text } from "$lib/text.svelte";
import type { DeviceRefusal } from "./deviceMessages";
import { explainRefusal } from "./explain";

/** The facts of a refusal (JSON) as a server tells them: with a sentence in the reader's language. */
export async function addSentence(refusal: string): Promise<string> {
  const facts = JSON.parse(refusal) as DeviceRefusal;
  const { type, code, id, where } = facts;
  return JSON.stringify({ type, code, message: await explainRefusal(facts, text.lang), ...(id && { id }), ...(where && { where }) });
}
