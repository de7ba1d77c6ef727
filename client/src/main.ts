import { mount } from "svelte";
import "$design/tokens.css";
import "$design/base.css";
import "$design/print.css";
import App from "./App.svelte";
import { at } from "$lib/root";
import { preferred, text } from "$lib/text.svelte";

await text.speak(preferred());
mount(App, { target: document.getElementById("app")! });

// Opens without a network the next time. (There are no service workers without https, save on one's own machine.)
if (import.meta.env.PROD) void navigator.serviceWorker?.register(at("/sw.js"));
