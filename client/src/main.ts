import { mount } from "svelte";
import "$design/tokens.css";
import "$design/base.css";
import "$design/print.css";
import App from "./App.svelte";
import { fileAt } from "$lib/routing/root";
import { runWhenIdle } from "$lib/scheduling";
import { preferredLanguage, text } from "$lib/text.svelte";

await text.changeLanguage(preferredLanguage());
mount(App, { target: document.getElementById("app")! });

// Opens without a network the next time. (There are no service workers without https, save on one's own machine.)
if (import.meta.env.PROD) void keepForOffline();

/** First the screen somebody waits for; the others are fetched once it is there and the browser has nothing to do. */
async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!workers) return;
  try {
    await workers.register(fileAt("/sw.js"));
    const { active } = await workers.ready;
    if (!saving) runWhenIdle(() => active?.postMessage("keep-everything"));
  } catch {
    // Private windows and strict browsers have none: everything works, with a network.
  }
}
