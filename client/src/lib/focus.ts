/** When the button that has the focus goes away, the focus stays in this part of the page instead of falling to its top. */
export function keepFocusInside(part: HTMLElement): { destroy(): void } {
  let inside = false;
  const enter = () => (inside = true);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget) inside = false; // without one, whatever had the focus is gone
  };
  const elsewhere = (event: PointerEvent) => {
    if (!part.contains(event.target as Node)) inside = false;
  };
  const watch = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) part.focus({ preventScroll: true });
  });
  part.tabIndex = -1;
  part.addEventListener("focusin", enter);
  part.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", elsewhere);
  watch.observe(part, { childList: true, subtree: true });
  return {
    destroy() {
      watch.disconnect();
      document.removeEventListener("pointerdown", elsewhere);
    },
  };
}
