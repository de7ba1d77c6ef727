// Keeps the shell: what has been loaded once opens without a network. Tables of a server are never kept, only the
// pages around them; tables of this device are in its own database.
/** "/", or a proxy's sub-path, for which several shells may be kept in one place. */
const ROOT = new URL("./", location.href).pathname;
const SHELL = ROOT === "/" ? "shell" : `shell ${ROOT}`;
const ALWAYS = ["", "theme.js", "icon.svg", "manifest.webmanifest"].map((name) => ROOT + name);
const LANGUAGES = ["en", "de", "it"];
/** What a server tells of its games: in the reader's language, or as files of the static edition. */
const GAMES = `${ROOT}api/games`;
const ANSWERS = `${ROOT}answers/`;
const AT_ONCE = 6;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshPage(event));
  else if (pathname === GAMES || pathname.startsWith(ANSWERS)) event.respondWith(freshAnswer(request));
  else if (pathname.startsWith(`${ROOT}api/`)) return;
  else if (pathname.startsWith(`${ROOT}assets/`)) event.respondWith(keptAsset(request));
  else event.respondWith(fresh(request));
});

/** The page and what it names: the first scripts, styles and letters. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(ALWAYS);
  const page = await (await shell.match(ROOT)).text();
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => new URL(found[1], location.href).pathname);
  await shell.addAll(named.filter((path) => path.startsWith(`${ROOT}assets/`)));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-everything") event.waitUntil(keepEverything());
});

/** The names of all files of this build that are wanted without a network. */
const fetchList = async () => (await fetch(`${ROOT}offline.json`, { cache: "no-cache" })).json();

/** All other screens too, once the first one is there: afterwards each of them opens without a network. */
async function keepEverything() {
  try {
    const shell = await caches.open(SHELL);
    const have = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
    const missing = (await fetchList()).map((name) => ROOT + name).filter((path) => !have.has(path));
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      await Promise.allSettled(missing.slice(first, first + AT_ONCE).map((path) => shell.add(path)));
    }
    await keepGames(shell);
  } catch {
    // The network went away: the next visit goes on where this one ended.
  }
}

/** What a server tells of its games, in all languages. The static edition has no server, and lists its answers itself. */
async function keepGames(shell) {
  for (const lang of LANGUAGES) {
    const response = await fetch(GAMES, { headers: { "Accept-Language": lang } });
    if (response.ok) await shell.put(`${GAMES}?lang=${lang}`, response);
  }
}

/** Every address is the same page. While a proxy alone answers, it is the kept one. */
async function freshPage(event) {
  const shell = await caches.open(SHELL);
  try {
    const response = await fetch(event.request);
    if (response.status >= 500) return (await shell.match(ROOT)) ?? response;
    if (response.ok) {
      const [before, now] = await Promise.all([shell.match(ROOT).then((page) => page?.text()), response.clone().text()]);
      if (before !== now) {
        await shell.put(ROOT, response.clone());
        event.waitUntil(removeOldAssets(shell));
      }
    }
    return response;
  } catch {
    return (await shell.match(ROOT)) ?? Response.error();
  }
}

/** A new page means a new build: the assets of the old one go. */
async function removeOldAssets(shell) {
  try {
    const wanted = new Set((await fetchList()).map((name) => ROOT + name));
    for (const kept of await shell.keys()) {
      const { pathname } = new URL(kept.url);
      if (pathname.startsWith(`${ROOT}assets/`) && !wanted.has(pathname)) await shell.delete(kept);
    }
  } catch {
    // The network went away: they go the next time.
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

async function freshAnswer(request) {
  const shell = await caches.open(SHELL);
  const { pathname } = new URL(request.url);
  const key = pathname === GAMES ? `${GAMES}?lang=${request.headers.get("Accept-Language")}` : request;
  try {
    const response = await fetch(request);
    if (response.ok) await shell.put(key, response.clone());
    return response.status >= 500 ? ((await shell.match(key)) ?? response) : response;
  } catch {
    return (await shell.match(key)) ?? Response.error();
  }
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
