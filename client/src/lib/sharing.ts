/** Hand a link on: by the device's own way of sharing, or into the clipboard. */

/** "copied" if it lies in the clipboard now; null if people have to copy it by hand. */
export async function share(url: string): Promise<"shared" | "copied" | null> {
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
    return null;
  }
}
