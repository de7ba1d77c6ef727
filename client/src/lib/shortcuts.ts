/** Keys that stand for a button: not while somebody writes, chooses from a list, or has a sheet open. */

const TYPING_ELEMENTS = "input, select, textarea, [contenteditable], dialog";

export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(TYPING_ELEMENTS) && !document.querySelector("dialog[open]");
}
