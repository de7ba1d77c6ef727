// Keeps the shell: what has been loaded once opens without a network. Tables are never kept, only the house around them.
/** "/", or a proxy's sub-path, for which several shells may be kept in one place. */
const ROOT = new URL("./", location.href).pathname;
const SHELL = ROOT === "/" ? "shell" : `shell ${ROOT}`;
const ALWAYS = ["", "theme.js", "icon.svg", "manifest.webmanifest"].map((name) => ROOT + name);
const AT_ONCE = 6;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith(`${ROOT}api/`)) return;
  if (request.mode === "navigate") event.respondWith(freshPage(request));
  else if (pathname.startsWith(`${ROOT}assets/`)) event.respondWith(keptAsset(request));
  else event.respondWith(fresh(request));
});

/** The page and what it names: the first scripts, styles and letters. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(ALWAYS);
  const page = await (await shell.match(ROOT)).text();
  await shell.addAll([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1]).filter((path) => path.startsWith(`${ROOT}assets/`)));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-everything") event.waitUntil(keepEverything());
});

/** All other screens too, once the first one is there: afterwards each of them opens without a network. */
async function keepEverything() {
  try {
    const shell = await caches.open(SHELL);
    const wanted = await (await fetch(`${ROOT}offline.json`, { cache: "no-cache" })).json();
    const have = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
    const missing = wanted.map((name) => ROOT + name).filter((path) => !have.has(path));
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      await Promise.allSettled(missing.slice(first, first + AT_ONCE).map((path) => shell.add(path)));
    }
  } catch {
    // The network went away: the next visit goes on where this one ended.
  }
}

/** Every address is the same page. A new one means a new house: what belonged to the old one goes. */
async function freshPage(request) {
  const shell = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) {
      const [before, now] = await Promise.all([shell.match(ROOT).then((page) => page?.text()), response.clone().text()]);
      if (before !== now) {
        for (const kept of await shell.keys()) if (new URL(kept.url).pathname.startsWith(`${ROOT}assets/`)) await shell.delete(kept);
        await shell.put(ROOT, response.clone());
      }
    }
    return response;
  } catch {
    return (await shell.match(ROOT)) ?? Response.error();
  }
}

/** Its name changes with what is in it: once kept, never asked for again. */
async function keptAsset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await shell.put(request, response.clone());
  return response;
}

async function fresh(request) {
  const shell = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok && ALWAYS.includes(new URL(request.url).pathname)) await shell.put(request, response.clone());
    return response;
  } catch {
    return (await shell.match(request)) ?? Response.error();
  }
}
