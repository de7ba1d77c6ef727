/** The rules pages' small markup: paragraphs, lists with "- ", **strong** words and `names` of options. */

export type Piece = { kind: "plain" | "strong" | "code"; said: string };
export type Block = { kind: "paragraph"; words: Piece[] } | { kind: "list"; items: Piece[][] };

const INLINE = /\*\*(.+?)\*\*|`(.+?)`/g;

export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > done) found.push({ kind: "plain", said: line.slice(done, match.index) });
    found.push(match[1] ? { kind: "strong", said: match[1] } : { kind: "code", said: match[2] ?? "" });
    done = match.index + match[0].length;
  }
  if (done < line.length) found.push({ kind: "plain", said: line.slice(done) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    for (const line of part.split("\n")) {
      const last = found.at(-1);
      const item = line.startsWith("- ");
      if (item && last?.kind === "list") last.items.push(pieces(line.slice(2)));
      else if (item) found.push({ kind: "list", items: [pieces(line.slice(2))] });
      else found.push({ kind: "paragraph", words: pieces(line) });
    }
  }
  return found;
}
