/** What is asked over HTTP elsewhere (server/http), as far as a device can answer it. All else needs a server. */

import { gameOfRoute } from "../availability";
import { LOG_FORMAT } from "../deviceMessages";
import { LOCAL_MARK } from "../localTables";
import { DeviceRefused } from "./deviceRefused";
import { loadTranslation } from "./loadTranslation";
import type { OpenTables } from "./openTables";
import { randomHex } from "./random";
import { summarize, type TableHost } from "./tableHost";
import type { TableStore } from "./tableStore";
import { runTranslated } from "./toRefusal";

const TOKEN_BYTES = 16;

export type DeviceRequest = { method: string; path: string; body: string; tokens: string[] };
type Answer = (request: DeviceRequest, parts: string[]) => Promise<string>;

export class DeviceRoutes {
  #tables: OpenTables;
  #store: TableStore;

  constructor(tables: OpenTables, store: TableStore) {
    this.#tables = tables;
    this.#store = store;
  }

  #routes: [method: string, path: RegExp, answer: Answer][] = [
    ["POST", /^\/(?:device\/)?tables$/, (request) => this.#makeTable(request)],
    ["GET", /^\/device\/games$/, async () => JSON.stringify(await this.#store.list())],
    ["POST", /^\/device\/games$/, (request) => this.#addGame(request)],
    ["DELETE", /^\/device\/games\/([\w-]+)$/, (_, [id]) => this.#remove(id!)],
    ["GET", /^\/device\/games\/([\w-]+)\/log$/, async (_, [id]) => JSON.stringify(await this.#store.readLog(id!))],
    ["GET", /^\/tables\/([\w-]+)$/, async (_, [id]) => (await this.#tables.read(id!)).view()],
    ["POST", /^\/tables\/([\w-]+)\/seats$/, (request, [id]) => this.#change(id!, (host) => host.takeSeat(request.body, request.tokens))],
    ["POST", /^\/tables\/([\w-]+)\/start$/, (request, [id]) => this.#change(id!, (host) => host.run('{"type":"start"}', request.tokens))],
    ["POST", /^\/tables\/([\w-]+)\/commands$/, (request, [id]) => this.#change(id!, (host) => host.run(request.body, request.tokens))],
    ["GET", /^\/tables\/([\w-]+)\/seats\/(\d+)\/advice$/, (request, [id, seat]) => this.#advise(id!, Number(seat), request.tokens)],
    ["GET", /^\/tables\/([\w-]+)\/record$/, (request, [id]) => this.#ask(id!, (table) => table.record(request.tokens))],
    ["GET", /^\/tables\/([\w-]+)\/story$/, (request, [id]) => this.#ask(id!, (table) => table.story(request.tokens))],
    ["POST", /^\/replays$/, (request) => this.#replay(request.body)],
    ["POST", /^\/pads\/([\w-]+)$/, (request, [game]) => this.#settlePad(game!, request.body)],
    ["POST", /^\/health$/, async () => '{"version":"","addresses":[],"lab":false}'],
  ];

  async answer(request: DeviceRequest): Promise<string> {
    for (const [method, path, answer] of this.#routes) {
      const found = method === request.method && path.exec(request.path);
      if (found) return answer(request, found.slice(1));
    }
    const game = request.method === "POST" ? gameOfRoute(request.path) : undefined;
    if (game) return this.#answerForGame(game, request);
    throw DeviceRefused.because("no-server");
  }

  /** What a game answers by itself. */
  async #answerForGame(game: string, { path, body }: DeviceRequest): Promise<string> {
    const translation = await loadTranslation(game);
    return runTranslated(translation, () => translation.answerGameRoute(game, `/api${path}`, body));
  }

  async #makeTable({ body }: DeviceRequest): Promise<string> {
    const { game, settings } = JSON.parse(body) as { game: string; settings?: { led?: boolean } };
    if (settings?.led) throw DeviceRefused.because("no-server"); // the others' devices are their hands
    const translation = await loadTranslation(game);
    const [id, host] = [LOCAL_MARK + randomHex(TOKEN_BYTES), randomHex(TOKEN_BYTES)];
    const log = runTranslated(translation, () => translation.makeLog(body, "", host));
    await this.#store.addTable(id, game, log, { names: [], over: false });
    return JSON.stringify({ id, code: "", host });
  }

  /** A game that was saved as a file, here or elsewhere, is kept on this device. */
  async #addGame({ body }: DeviceRequest): Promise<string> {
    const { format, log } = JSON.parse(body) as { format: number; log: string[] };
    if (format > LOG_FORMAT) throw DeviceRefused.because("newer-game");
    const id = LOCAL_MARK + randomHex(TOKEN_BYTES);
    const table = await this.#tables.readLog(id, log);
    await this.#store.addTable(id, table.game_id, log, summarize(table.view()));
    return JSON.stringify({ id });
  }

  async #remove(id: string): Promise<string> {
    await this.#tables.remove(id);
    return "{}";
  }

  async #change(id: string, run: (host: TableHost) => Promise<{ answer: string }>): Promise<string> {
    const host = await this.#tables.open(id);
    try {
      return (await run(host)).answer;
    } finally {
      this.#tables.closeIfDeserted(host);
    }
  }

  async #advise(id: string, seat: number, tokens: readonly string[]): Promise<string> {
    const host = await this.#tables.open(id);
    try {
      return await host.advise(seat, tokens);
    } finally {
      this.#tables.closeIfDeserted(host);
    }
  }

  async #ask(id: string, ask: (table: Awaited<ReturnType<OpenTables["read"]>>) => string): Promise<string> {
    const table = await this.#tables.read(id);
    return runTranslated(await loadTranslation(table.game_id), () => ask(table));
  }

  async #settlePad(game: string, body: string): Promise<string> {
    const translation = await loadTranslation(game);
    return runTranslated(translation, () => translation.settlePad(game, body));
  }

  async #replay(body: string): Promise<string> {
    const { record } = JSON.parse(body) as { record?: { game?: string } };
    const translation = await loadTranslation(String(record?.game));
    return runTranslated(translation, () => translation.replayRecord(body));
  }
}
