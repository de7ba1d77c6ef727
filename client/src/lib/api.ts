/** The lobby: what is asked over HTTP. A refusal is an error that a person can read. */

import type { Found, GameInfo, GameRecord, Health, MadeTable, NewSeat, NewTable, Refusal, SitDown, Story, TableView } from "./protocol";
import { deviceServer, canDeviceAnswer, serverFor, type Server } from "./net/server";
import { Refused } from "./refused";
import { text } from "./text.svelte";

export { Refused };

/** A server that is about to stop does nothing new: as soon as the proxy knows, it asks another one. */
const RETRY_ELSEWHERE_MS = 1000;
/** Refusals that another server would not give. */
const ANSWERED_ELSEWHERE = ["draining", "cut-off"];
const MAX_ATTEMPTS = 10;

type RequestOptions = { body?: unknown; token?: string | undefined; signal?: AbortSignal | undefined };

export async function requestJson<T>(method: string, path: string, wanted: RequestOptions = {}): Promise<T> {
  return (await (await sendRequest(method, path, wanted)).json()) as T;
}

/** The answer as it comes, for what is told line by line. What was given up is no refusal. */
export async function sendRequest(method: string, path: string, { body, token, signal }: RequestOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": text.lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (signal) request.signal = signal;
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(path, request);
    } catch (failure) {
      if (signal?.aborted || !(failure instanceof Refused) || !ANSWERED_ELSEWHERE.includes(failure.code) || attempt === MAX_ATTEMPTS) throw failure;
      await new Promise((resolve) => setTimeout(resolve, RETRY_ELSEWHERE_MS * (0.5 + Math.random())));
    }
  }
}

/** What the device can answer as well is not asked in vain. */
async function sendOnce(path: string, request: RequestInit): Promise<Response> {
  const server = serverFor(path);
  try {
    return await sendTo(server, path, request);
  } catch (failure) {
    const isAway = failure instanceof Refused && failure.code === "offline";
    if (!isAway || server === deviceServer || !canDeviceAnswer(path)) throw failure;
    return sendTo(deviceServer, path, request);
  }
}

async function sendTo(server: Server, path: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await server.request(path, request);
  } catch (failure) {
    if (request.signal?.aborted) throw failure;
    throw new Refused("offline", text.say("web-unreachable"));
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  if (!refusal && response.status >= 500) throw new Refused("offline", text.say("web-unreachable")); // only a proxy answers
  throw new Refused(refusal?.code ?? "bad-request", refusal?.message ?? response.statusText, refusal?.where ?? null);
}

const gamesByLanguage = new Map<string, Promise<GameInfo[]>>();

/** Titles, how many can play what, and which games have a clock: asked once in each language, as it stays as it is. */
export function fetchGames(): Promise<GameInfo[]> {
  const lang = text.lang;
  const found =
    gamesByLanguage.get(lang) ??
    requestJson<GameInfo[]>("GET", "/games").catch((refused: unknown) => {
      gamesByLanguage.delete(lang);
      throw refused;
    });
  gamesByLanguage.set(lang, found);
  return found;
}

/** Throws if this page may not open sockets: browsers do not say why those fail, and name the page only when they post. */
export const checkConnection = (signal?: AbortSignal) => requestJson<Health>("POST", "/health", { signal });
export const findCode = (code: string) => requestJson<Found>("GET", `/codes/${encodeURIComponent(code)}`);
export const makeTable = (table: NewTable) => requestJson<MadeTable>("POST", "/tables", { body: table });
/** A table of this device, whether or not there is a server. */
export const makeTableOnDevice = (table: NewTable) => requestJson<MadeTable>("POST", "/device/tables", { body: table });
export const fetchTable = (table: string) => requestJson<TableView>("GET", `/tables/${table}`);
export const sitDown = (table: string, who: SitDown, token?: string) =>
  requestJson<NewSeat>("POST", `/tables/${table}/seats`, { body: who, token });
export const startTable = (table: string, token: string) => requestJson<unknown>("POST", `/tables/${table}/start`, { token });
export const fetchRecord = (table: string, token?: string) =>
  requestJson<GameRecord>("GET", `/tables/${table}/record`, { token });
export const fetchStory = (table: string, token?: string) => requestJson<Story>("GET", `/tables/${table}/story`, { token });
