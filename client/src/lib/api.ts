/** The lobby: what is asked over HTTP. A refusal is an error that a person can read. */

import type { Found, GameInfo, GameRecord, Health, MadeTable, NewSeat, NewTable, Refusal, SitDown, Story, TableView } from "./protocol";
import { at } from "./root";
import { text } from "./text.svelte";

export class Refused extends Error {
  /** `where`: the place in what was sent, as in "numbers[1][0]"; score pads tell it. */
  constructor(readonly code: string, message: string, readonly where: string | null = null) {
    super(message);
  }
}

type Wanted = { body?: unknown; token?: string | undefined; signal?: AbortSignal | undefined };

export async function ask<T>(method: string, path: string, wanted: Wanted = {}): Promise<T> {
  return (await (await send(method, path, wanted)).json()) as T;
}

/** The answer as it comes, for what is told line by line. What was given up is no refusal. */
export async function send(method: string, path: string, { body, token, signal }: Wanted = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": text.lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (signal) request.signal = signal;
  let response: Response;
  try {
    response = await fetch(at(`/api${path}`), request);
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new Refused("offline", text.say("web-unreachable"));
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  if (!refusal && response.status >= 500) throw new Refused("offline", text.say("web-unreachable")); // only a proxy answers
  throw new Refused(refusal?.code ?? "bad-request", refusal?.message ?? response.statusText, refusal?.where ?? null);
}

const shelf = new Map<string, Promise<GameInfo[]>>();

/** Titles, how many can play what, and which games have a clock: asked once in each language, as it stays as it is. */
export function games(): Promise<GameInfo[]> {
  const lang = text.lang;
  const found =
    shelf.get(lang) ??
    ask<GameInfo[]>("GET", "/games").catch((refused: unknown) => {
      shelf.delete(lang);
      throw refused;
    });
  shelf.set(lang, found);
  return found;
}

/** Throws if this page may not open sockets: browsers do not say why those fail, and name the page only when they post. */
export const checkPage = (signal?: AbortSignal) => ask<Health>("POST", "/health", { signal });
export const findCode = (code: string) => ask<Found>("GET", `/codes/${encodeURIComponent(code)}`);
export const makeTable = (table: NewTable) => ask<MadeTable>("POST", "/tables", { body: table });
export const lookAt = (table: string) => ask<TableView>("GET", `/tables/${table}`);
export const sitDown = (table: string, who: SitDown, token?: string) =>
  ask<NewSeat>("POST", `/tables/${table}/seats`, { body: who, token });
export const start = (table: string, token: string) => ask<unknown>("POST", `/tables/${table}/start`, { token });
export const recordOf = (table: string, token?: string) =>
  ask<GameRecord>("GET", `/tables/${table}/record`, { token });
export const storyOf = (table: string, token?: string) => ask<Story>("GET", `/tables/${table}/story`, { token });
