/** What is folded up on the screen is open on paper. */

/** Opens all <details> within a page while it is printed, and folds up afterwards what was folded up before. */
export function openDetailsWhilePrinting(page: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];

  function open(): void {
    for (const details of page.querySelectorAll("details")) {
      if (details.open) continue;
      details.open = true;
      opened.push(details);
    }
  }

  function fold(): void {
    for (const details of opened) details.open = false;
    opened = [];
  }

  const media = matchMedia("print"); // not every browser tells by both ways
  const onmedia = ({ matches }: { matches: boolean }) => (matches ? open() : fold());
  addEventListener("beforeprint", open);
  addEventListener("afterprint", fold);
  media.addEventListener("change", onmedia);
  return () => {
    removeEventListener("beforeprint", open);
    removeEventListener("afterprint", fold);
    media.removeEventListener("change", onmedia);
  };
}
