/** As many of the latest sentences as have room together; the last one whatever its length. */
export function latestSentences(sentences: readonly string[], mostLetters: number): string {
  let shown = "";
  for (const sentence of sentences.toReversed()) {
    const longer = shown ? `${sentence} ${shown}` : sentence;
    if (shown && longer.length > mostLetters) break;
    shown = longer;
  }
  return shown;
}
