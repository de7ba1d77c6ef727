// Keeps the shell: what has been loaded once opens without a network. Tables of a server are never kept, only the
// pages around them; tables of this device are in its own database.
/** "/", or a proxy's sub-path, for which several shells may be kept in one place. */
const ROOT = new URL("./", location.href).pathname;
const SHELL = ROOT === "/" ? "shell" : `shell ${ROOT}`;
const BESIDE_THE_PAGE = ["theme.js", "icon.svg", "manifest.webmanifest"].map((name) => ROOT + name);
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
  await shell.addAll(BESIDE_THE_PAGE);
  await keepPage(shell, await fetch(ROOT, { cache: "no-cache" }));
}

/** One page after the other: of several tabs, the first that sees a new one has it kept for all. */
let keeping = Promise.resolve();

function keepPage(shell, response) {
  const kept = keeping.then(() => keepPageNow(shell, response));
  keeping = kept.catch(() => {});
  return keeping; // If the network went away, the next visit goes on where this one ended.
}

/** A new page is kept once all that it needs is there. Until then the page before stays, and stays whole. */
async function keepPageNow(shell, response) {
  const before = await shell.match(ROOT);
  const page = await response.clone().text();
  const named = listAssets(page);
  if (!response.ok || !named.length || (await before?.text()) === page) return;
  const wanted = await listWanted();
  if (!named.every((path) => wanted.includes(path))) return; // a still newer build came in between: it has a page of its own
  const onlyNamed = !before || navigator.connection?.saveData; // the first page asks for all other files once it is shown
  if (!(await addMissing(shell, onlyNamed ? named : wanted))) return;
  await shell.put(ROOT, response);
  await removeOthers(shell, wanted);
}

/** The files that a page names. */
function listAssets(page) {
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => new URL(found[1], location.href).pathname);
  return named.filter((path) => path.startsWith(`${ROOT}assets/`));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep-everything") event.waitUntil(keepEverything());
});

/** All files of this build that are wanted without a network. */
async function listWanted() {
  const names = await (await fetch(`${ROOT}offline.json`, { cache: "no-cache" })).json();
  return names.map((name) => ROOT + name);
}

/** Fetches what is not there yet. Is all of it there then? What has come stays. */
async function addMissing(shell, paths) {
  const have = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !have.has(path));
  const added = [];
  for (let first = 0; first < missing.length; first += AT_ONCE) {
    added.push(...(await Promise.allSettled(missing.slice(first, first + AT_ONCE).map((path) => shell.add(path)))));
  }
  return added.every(({ status }) => status === "fulfilled");
}

/** All other screens too, once the first one is there: afterwards each of them opens without a network. */
async function keepEverything() {
  try {
    const shell = await caches.open(SHELL);
    await keeping;
    await addMissing(shell, await listWanted());
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
    if (response.ok) event.waitUntil(keepPage(shell, response.clone()));
    return response;
  } catch {
    return (await shell.match(ROOT)) ?? Response.error();
  }
}

/** A new page means a new build: what belonged to the old one goes. */
async function removeOthers(shell, wanted) {
  for (const kept of await shell.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname.startsWith(`${ROOT}assets/`) && !wanted.includes(pathname)) await shell.delete(kept);
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
    if (response.ok && BESIDE_THE_PAGE.includes(new URL(request.url).pathname)) await shell.put(request, response.clone());
    return response;
  } catch {
    return (await shell.match(request)) ?? Response.error();
  }
}
