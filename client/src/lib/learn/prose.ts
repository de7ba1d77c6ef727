/** The rules pages' small markup: paragraphs, lists with "- ", **strong** words, `names` of options, [links](https://…). */

export type Piece = { kind: "plain" | "strong" | "code"; said: string } | { kind: "link"; said: string; target: string };
export type Block = { kind: "paragraph"; words: Piece[] } | { kind: "list"; items: Piece[][] };

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^)\s]+)\)/g;

function pieceOf([, strong, code, words, target]: RegExpExecArray): Piece {
  if (words && target) return { kind: "link", said: words, target };
  return strong ? { kind: "strong", said: strong } : { kind: "code", said: code ?? "" };
}

export function parseInline(line: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > done) found.push({ kind: "plain", said: line.slice(done, match.index) });
    found.push(pieceOf(match));
    done = match.index + match[0].length;
  }
  if (done < line.length) found.push({ kind: "plain", said: line.slice(done) });
  return found;
}

export function parseBlocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    for (const line of part.split("\n")) {
      const last = found.at(-1);
      const item = line.startsWith("- ");
      if (item && last?.kind === "list") last.items.push(parseInline(line.slice(2)));
      else if (item) found.push({ kind: "list", items: [parseInline(line.slice(2))] });
      else found.push({ kind: "paragraph", words: parseInline(line) });
    }
  }
  return found;
}
