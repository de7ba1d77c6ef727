/** A lasting connection to whoever answers (server.ts): a WebSocket, or what takes its place on this device. */

import { socketUrlTo } from "$lib/routing/root";
import { isAnsweredByDevice } from "./server";

/** As much of a WebSocket as is used. */
export type ServerSocket = {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};

/** `path` comes after "/api". */
export function openSocket(path: string): ServerSocket {
  if (!isAnsweredByDevice(path)) return new WebSocket(socketUrlTo(`/api${path}`)) as ServerSocket;
  return new PendingSocket(import("$lib/device/deviceServer").then(({ openDeviceSocket }) => openDeviceSocket(path)));
}

/** A socket that is on its way. */
class PendingSocket implements ServerSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #socket: ServerSocket | null = null;
  #closed = false;

  constructor(coming: Promise<ServerSocket>) {
    coming.then(
      (socket) => this.#attach(socket),
      () => this.onclose?.(),
    );
  }

  get readyState(): number {
    return this.#closed ? WebSocket.CLOSED : (this.#socket?.readyState ?? WebSocket.CONNECTING);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #attach(socket: ServerSocket): void {
    if (this.#closed) {
      socket.close();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (message) => this.onmessage?.(message);
    socket.onclose = () => this.onclose?.();
  }
}
