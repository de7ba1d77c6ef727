/** The page's side of the device that answers like a server: the work is done in a worker (worker/deviceWorker.ts). */

import { isStatic } from "$lib/routing/root";
import type { ServerSocket } from "$lib/net/serverSocket";
import { text } from "$lib/text.svelte";
import type { FromDevice, ToDevice } from "./deviceMessages";
import { reviewHere } from "./reviewHere";
import { fetchStaticAnswer } from "./staticAnswers";
import { startDeviceWorker } from "./startDeviceWorker";
import { addSentence } from "./addSentence";

const HTTP_OK = 200;
const TABLE_SOCKET = /^\/tables\/([\w-]+)\/socket$/;

let worker: Worker | null = null;
let nextNumber = 1;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, DeviceSocket>();

function postToWorker(message: ToDevice): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  const started = startDeviceWorker("device");
  started.onmessage = ({ data }: MessageEvent<FromDevice>) => void onWorkerMessage(data);
  started.onerror = () => stopWorker();
  return started;
}

/** It could not be loaded, or has failed: whoever waits is told so, and the next request starts another. */
function stopWorker(): void {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer(Response.error());
  waiting.clear();
  for (const socket of sockets.values()) socket.onDeviceClosed();
}

async function onWorkerMessage(message: FromDevice): Promise<void> {
  if (message.kind === "answer") {
    const { id, status } = message;
    const body = status === HTTP_OK ? message.body : await addSentence(message.body);
    waiting.get(id)?.(new Response(body, { status, headers: { "Content-Type": "application/json" } }));
    waiting.delete(id);
    return;
  }
  const socket = sockets.get(message.socket);
  if (message.kind === "opened") socket?.onDeviceOpened();
  else if (message.kind === "message") socket?.onDeviceMessage(message.text);
  else socket?.onDeviceClosed();
}

/** Answers what a server would answer. Rejects, like `fetch`, only if the worker cannot be had. */
export async function answerRequest(path: string, request: RequestInit): Promise<Response> {
  if (path === "/reviews") return reviewHere(String(request.body), request.signal);
  const fixed = isStatic ? await fetchStaticAnswer(path, text.lang) : null;
  if (fixed) return fixed;
  const id = nextNumber++;
  const [, token = null] = /^Bearer (.+)$/.exec(new Headers(request.headers).get("Authorization") ?? "") ?? [];
  const body = typeof request.body === "string" ? request.body : null;
  const answer = await new Promise<Response>((answered) => {
    waiting.set(id, answered);
    postToWorker({ kind: "request", id, method: request.method ?? "GET", path, body, token });
  });
  request.signal?.throwIfAborted();
  if (answer.type === "error") throw new TypeError("the worker has failed");
  return answer;
}

export function openDeviceSocket(path: string): ServerSocket {
  const socket = nextNumber++;
  const opened = new DeviceSocket(socket);
  sockets.set(socket, opened);
  postToWorker({ kind: "open", socket, table: TABLE_SOCKET.exec(path)?.[1] ?? "" });
  return opened;
}

class DeviceSocket implements ServerSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Messages are told in their order, though a refusal takes a moment to be put into words. */
  #delivered: Promise<void> = Promise.resolve();

  constructor(readonly number: number) {}

  send(message: string): void {
    postToWorker({ kind: "send", socket: this.number, text: message });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    postToWorker({ kind: "close", socket: this.number });
  }

  onDeviceOpened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  onDeviceMessage(message: string): void {
    const worded = message.startsWith('{"type":"refused"') ? addSentence(message) : message;
    this.#delivered = this.#delivered.then(async () => this.onmessage?.({ data: await worded }));
  }

  onDeviceClosed(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    this.onclose?.();
  }
}
