/** Answers like a server, for the page that has started this worker. */

import type { FromDevice, ToDevice } from "../deviceMessages";
import { DeviceRoutes } from "./deviceRoutes";
import { OpenTables } from "./openTables";
import { TableSockets } from "./tableSockets";
import { TableStore } from "./tableStore";
import { toRefusal } from "./toRefusal";

const HTTP_OK = 200;
const HTTP_REFUSED = 400;

const postToPage = (message: FromDevice) => postMessage(message);
/** Below another path there may be another edition of the site, with games of its own. */
const root = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";
const store = new TableStore(`thirdplace ${root}`);
const tables = new OpenTables(store, (socket, text) => postToPage({ kind: "message", socket, text }));
const sockets = new TableSockets(tables, postToPage);
const routes = new DeviceRoutes(tables, store);

export function onPageMessage({ data }: MessageEvent<ToDevice>): void {
  if (data.kind === "request") void answerRequest(data);
  else if (data.kind === "open") sockets.open(data.socket, data.table);
  else if (data.kind === "send") sockets.receive(data.socket, data.text);
  else sockets.close(data.socket);
}

async function answerRequest({ id, method, path, body, token }: Extract<ToDevice, { kind: "request" }>): Promise<void> {
  try {
    postToPage({ kind: "answer", id, status: HTTP_OK, body: await routes.answer({ method, path, body: body ?? "", tokens: token ? [token] : [] }) });
  } catch (failure) {
    postToPage({ kind: "answer", id, status: HTTP_REFUSED, body: JSON.stringify(toRefusal(failure).facts) });
  }
}
