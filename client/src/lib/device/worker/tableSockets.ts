/** The page's connections to tables: hello, commands, the time. As server/http/table_socket.py. */

import type { FromDevice } from "../deviceMessages";
import { DeviceRefused } from "./deviceRefused";
import type { OpenTables } from "./openTables";
import { now, type TableHost } from "./tableHost";
import { waitUntilFree } from "./tableLock";
import { toRefusal } from "./toRefusal";

type TableSocket = { table: string; host: TableHost | null; /** One message after the other. */ queue: Promise<void>; /** Says when it is closed. */ left: AbortController };
type Message = { type?: string; id?: string; tokens?: string[]; sent?: number };

export class TableSockets {
  #tables: OpenTables;
  #post: (message: FromDevice) => void;
  #open = new Map<number, TableSocket>();

  constructor(tables: OpenTables, post: (message: FromDevice) => void) {
    this.#tables = tables;
    this.#post = post;
  }

  open(socket: number, table: string): void {
    this.#open.set(socket, { table, host: null, queue: Promise.resolve(), left: new AbortController() });
    this.#post({ kind: "opened", socket });
  }

  receive(socket: number, text: string): void {
    const connection = this.#open.get(socket);
    const message = JSON.parse(text) as Message;
    if (!connection) return;
    if (message.type === "time") this.#send(socket, { type: "time", sent: message.sent, server: now() });
    else connection.queue = connection.queue.then(() => this.#runMessage(socket, connection, message, text));
  }

  close(socket: number): void {
    const connection = this.#open.get(socket);
    this.#open.delete(socket);
    if (!connection) return;
    connection.left.abort();
    void connection.queue.then(async () => {
      await connection.host?.disconnect(socket).catch(toRefusal);
      if (connection.host) this.#tables.closeIfDeserted(connection.host);
    });
  }

  async #runMessage(socket: number, connection: TableSocket, message: Message, text: string): Promise<void> {
    try {
      if (message.type === "hello") await this.#connect(socket, connection, message.tokens ?? []);
      else if (connection.host) await connection.host.runAndAnswer(socket, text);
      else throw DeviceRefused.because("bad-request", "begin with hello");
    } catch (failure) {
      this.#send(socket, { ...toRefusal(failure).facts, ...(message.id && { id: message.id }) });
    }
  }

  async #connect(socket: number, connection: TableSocket, tokens: string[]): Promise<void> {
    connection.host ??= await this.#openTable(socket, connection);
    if (!connection.host) return;
    if (connection.left.signal.aborted) this.#tables.closeIfDeserted(connection.host);
    else await connection.host.connect(socket, tokens);
  }

  /** While another tab has the table, people are told so; when it is closed there, it opens here. Null: they have left before. */
  async #openTable(socket: number, { table, left }: TableSocket): Promise<TableHost | null> {
    for (let isTold = false; ; isTold = true) {
      try {
        return await this.#tables.open(table);
      } catch (failure) {
        const refusal = toRefusal(failure);
        if (refusal.facts.code !== "open-elsewhere") throw refusal;
        if (!isTold) this.#send(socket, refusal.facts);
        if (!(await waitUntilFree(table, left.signal))) return null;
      }
    }
  }

  #send(socket: number, message: object): void {
    this.#post({ kind: "message", socket, text: JSON.stringify(message) });
  }
}
