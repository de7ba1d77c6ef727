/** The page's connections to tables: hello, commands, the time. As server/http/table_socket.py. */

import type { FromDevice } from "../deviceMessages";
import { DeviceRefused } from "./deviceRefused";
import type { OpenTables } from "./openTables";
import { now, type TableHost } from "./tableHost";
import { toRefusal } from "./toRefusal";

type Conversation = { table: string; host: TableHost | null; /** One message after the other. */ queue: Promise<void>; closed: boolean };
type Message = { type?: string; id?: string; tokens?: string[]; sent?: number };

export class TableConversations {
  #tables: OpenTables;
  #tell: (message: FromDevice) => void;
  #open = new Map<number, Conversation>();

  constructor(tables: OpenTables, tell: (message: FromDevice) => void) {
    this.#tables = tables;
    this.#tell = tell;
  }

  open(socket: number, table: string): void {
    this.#open.set(socket, { table, host: null, queue: Promise.resolve(), closed: false });
    this.#tell({ kind: "opened", socket });
  }

  hear(socket: number, text: string): void {
    const conversation = this.#open.get(socket);
    const message = JSON.parse(text) as Message;
    if (!conversation) return;
    if (message.type === "time") this.#send(socket, { type: "time", sent: message.sent, server: now() });
    else conversation.queue = conversation.queue.then(() => this.#carryOut(socket, conversation, message, text));
  }

  close(socket: number): void {
    const conversation = this.#open.get(socket);
    this.#open.delete(socket);
    if (!conversation) return;
    conversation.closed = true;
    void conversation.queue.then(async () => {
      await conversation.host?.leave(socket).catch(toRefusal);
      if (conversation.host) this.#tables.closeIfDeserted(conversation.host);
    });
  }

  async #carryOut(socket: number, conversation: Conversation, message: Message, text: string): Promise<void> {
    try {
      if (message.type === "hello") await this.#greet(socket, conversation, message.tokens ?? []);
      else if (conversation.host) await conversation.host.hear(socket, text);
      else throw DeviceRefused.because("bad-request", "begin with hello");
    } catch (failure) {
      this.#send(socket, { ...toRefusal(failure).facts, ...(message.id && { id: message.id }) });
    }
  }

  async #greet(socket: number, conversation: Conversation, tokens: string[]): Promise<void> {
    conversation.host ??= await this.#arrive(socket, conversation.table);
    if (conversation.closed) this.#tables.closeIfDeserted(conversation.host);
    else await conversation.host.greet(socket, tokens);
  }

  /** While another tab has the table, people are told so; when it is closed there, it opens here. */
  async #arrive(socket: number, table: string): Promise<TableHost> {
    try {
      return await this.#tables.open(table);
    } catch (failure) {
      const refusal = toRefusal(failure);
      if (refusal.facts.code !== "open-elsewhere") throw refusal;
      this.#send(socket, refusal.facts);
      return this.#tables.open(table, { patiently: true });
    }
  }

  #send(socket: number, message: object): void {
    this.#tell({ kind: "message", socket, text: JSON.stringify(message) });
  }
}
