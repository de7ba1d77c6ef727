/** Milliseconds in which a browser has taken what it was given. */
const TAKEN_AFTER_MS = 60_000;

/** Puts a file into the reader's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER_MS);
}
