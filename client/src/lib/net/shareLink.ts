/** Hand a link on: by the device's own way of sharing, or into the clipboard. */

/** "copied" if it lies in the clipboard now; null if people have to copy it by hand. */
export async function shareLink(url: string): Promise<"shared" | "copied" | null> {
  if (navigator.share) {
    try {
      await navigator.share({ title: "thirdplace", url });
      return "shared";
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url); // there is none without https
    return "copied";
  } catch {
    return copyTheOldWay(url) ? "copied" : null;
  }
}

/** Without https there is no clipboard, but what is selected can be copied. */
function copyTheOldWay(words: string): boolean {
  const [focused, field] = [document.activeElement, document.createElement("textarea")];
  field.value = words;
  field.readOnly = true; // no keyboard comes up on a phone
  field.style.cssText = "position: fixed; top: 0; opacity: 0";
  (focused?.closest("dialog") ?? document.body).append(field); // an open dialog keeps the focus
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
