/** One WebSocket to the server, or what takes its place. Silence is taken for a lost network, which does not say that it is gone. */

import { openSocket, type ServerSocket } from "./serverSocket";

const PROBE_TIMEOUT_MS = 4000;
/** Milliseconds until an attempt to connect that nobody answers is given up; a browser waits for minutes. */
const CONNECT_TIMEOUT_MS = 10_000;

export type LinkEvents<Message> = {
  onOpen: (link: SocketLink<Message>) => void;
  onMessage: (link: SocketLink<Message>, message: Message) => void;
  /** It is over, but not because of `close`. */
  onClosed: (link: SocketLink<Message>) => void;
};

export class SocketLink<Message> {
  #socket: ServerSocket;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #onClosed: () => void;

  constructor(path: string, { onOpen, onMessage, onClosed }: LinkEvents<Message>) {
    const socket = (this.#socket = openSocket(path));
    this.#silence = setTimeout(this.#giveUp, CONNECT_TIMEOUT_MS);
    this.#onClosed = () => {
      this.#detach();
      onClosed(this);
    };
    socket.onopen = () => {
      this.onSignOfLife();
      onOpen(this);
    };
    socket.onmessage = (message) => onMessage(this, JSON.parse(message.data) as Message);
    socket.onclose = this.#onClosed;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send = (message: object): void => {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  };

  askTime(): void {
    this.send({ type: "time", sent: performance.now() });
  }

  /** Ask for the time, and take silence for an answer. */
  probe(): void {
    if (!this.isOpen) return;
    this.askTime();
    this.#silence ??= setTimeout(this.#giveUp, PROBE_TIMEOUT_MS);
  }

  onSignOfLife(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  close(): void {
    this.#detach();
    const socket = this.#socket;
    // Browsers complain of a connection that is closed before it is open.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  #giveUp = (): void => {
    this.#socket.onclose = null;
    this.#socket.close();
    this.#onClosed();
  };

  #detach(): void {
    this.onSignOfLife();
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
  }
}
