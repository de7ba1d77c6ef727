/** When the button that has the focus goes away, the focus stays in this part of the page instead of falling to its top. */
export function keepFocusInside(part: HTMLElement): { destroy(): void } {
  let inside = false;
  const onFocusIn = () => (inside = true);
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget) inside = false; // without one, whatever had the focus is gone
  };
  const onPointerDown = (event: PointerEvent) => {
    if (!part.contains(event.target as Node)) inside = false;
  };
  const watch = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) part.focus({ preventScroll: true });
  });
  part.tabIndex = -1;
  part.addEventListener("focusin", onFocusIn);
  part.addEventListener("focusout", onFocusOut);
  document.addEventListener("pointerdown", onPointerDown);
  watch.observe(part, { childList: true, subtree: true });
  return {
    destroy() {
      watch.disconnect();
      document.removeEventListener("pointerdown", onPointerDown);
    },
  };
}
