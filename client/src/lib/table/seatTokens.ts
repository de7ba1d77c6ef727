/** The tokens of this device: one for each seat, and the host's. They are what a seat is held by. */

import { isLocalTable } from "$lib/device/localTables";
import { remember, recall } from "$lib/deviceMemory";
import { forgetShares } from "$lib/luck/keptShares";

export type SeatTokens = {
  host?: string;
  seats: string[];
  /** Whose token it is, as far as somebody sat down here. */
  names?: Record<string, string>;
};

const storageKey = (table: string) => `table:${table}`;

export function loadTokens(table: string): SeatTokens {
  try {
    const found = JSON.parse(recall(storageKey(table)) ?? "null") as SeatTokens | null;
    return found && Array.isArray(found.seats) ? found : { seats: [] };
  } catch {
    return { seats: [] };
  }
}

export function saveTokens(table: string, tokens: SeatTokens): void {
  remember(storageKey(table), JSON.stringify(tokens));
}

/** A table this device has seats at, as the shelf shows it without asking anybody. */
export type VisitedTable = {
  id: string;
  game: string;
  company: string;
  over: boolean;
  /** Is this device the host's, without a seat? Then the way back is to the big screen. */
  leads?: boolean;
  /** Is it a class? */
  led?: boolean;
};

/** The sentence that names a table which this device leads. */
export const ledTableLabel = ({ over, led }: VisitedTable): string =>
  over ? "class-led-over" : led ? "web-lead-class" : "web-lead-wall";

const TABLES_KEY = "tables";
const MAX_TABLES = 24;

/** Where this device has seats, the latest first. */
export function visitedTables(): VisitedTable[] {
  try {
    const found = JSON.parse(recall(TABLES_KEY) ?? "[]") as VisitedTable[];
    return Array.isArray(found) ? found.filter((table) => typeof table?.id === "string") : [];
  } catch {
    return [];
  }
}

/** Remember how things are there; of the oldest tables the tokens go, too. Games on this device are kept until somebody deletes them. */
export function rememberTable(table: VisitedTable): void {
  const tables = [table, ...visitedTables().filter((other) => other.id !== table.id)];
  for (const old of tables.slice(MAX_TABLES)) {
    if (isLocalTable(old.id)) continue;
    remember(storageKey(old.id), null);
    forgetShares(old.id);
  }
  remember(TABLES_KEY, JSON.stringify(tables.slice(0, MAX_TABLES)));
}

/** The table is no more. */
export function forgetTable(id: string): void {
  remember(storageKey(id), null);
  forgetShares(id);
  remember(TABLES_KEY, JSON.stringify(visitedTables().filter((other) => other.id !== id)));
}

/** Everything that may be shown with these tokens, as the socket's hello wants it. */
export function allTokens(tokens: SeatTokens): string[] {
  return tokens.host ? [tokens.host, ...tokens.seats] : tokens.seats;
}

/** With one more seat. */
export function withSeat(tokens: SeatTokens, token: string, name?: string): SeatTokens {
  if (tokens.seats.includes(token)) return tokens;
  const names = name ? { ...tokens.names, [token]: name } : tokens.names;
  return { ...tokens, seats: [...tokens.seats, token], ...(names && { names }) };
}

export function withoutSeat(tokens: SeatTokens, token: string): SeatTokens {
  return { ...tokens, seats: tokens.seats.filter((other) => other !== token) };
}

/** The token of whoever is called so; if only one is nobody's yet, it must be theirs. So must the only one: hosts rename people. */
export function tokenOf(tokens: SeatTokens, name: string): string | undefined {
  const own = tokens.seats.find((token) => tokens.names?.[token] === name);
  const nobodys = tokens.seats.filter((token) => !tokens.names?.[token]);
  return own ?? (nobodys.length === 1 ? nobodys[0] : tokens.seats.length === 1 ? tokens.seats[0] : undefined);
}

/** The path of a link that lets another device lead; the part behind # never leaves the browser. */
export function leadPath(table: string, host: string): string {
  return `/lead/${table}#host=${host}`;
}

/** The path of a link that carries a seat to another device; the part behind # never leaves the browser. */
export function seatPath(table: string, token: string): string {
  return `/t/${table}#seat=${token}`;
}
