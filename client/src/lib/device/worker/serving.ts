/** Answers like a server, for the page that has started this worker. */

import type { FromDevice, ToDevice } from "../deviceMessages";
import { DeviceRoutes } from "./deviceRoutes";
import { OpenTables } from "./openTables";
import { TableConversations } from "./tableConversations";
import { TableStore } from "./tableStore";
import { toRefusal } from "./toRefusal";

const HTTP_OK = 200;
const HTTP_REFUSED = 400;

const tell = (message: FromDevice) => postMessage(message);
/** Below another path there may be another edition of the site, with games of its own. */
const root = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";
const store = new TableStore(`thirdplace ${root}`);
const tables = new OpenTables(store, (socket, text) => tell({ kind: "message", socket, text }));
const conversations = new TableConversations(tables, tell);
const routes = new DeviceRoutes(tables, store);

export function onDeviceMessage({ data }: MessageEvent<ToDevice>): void {
  if (data.kind === "request") void answer(data);
  else if (data.kind === "open") conversations.open(data.socket, data.table);
  else if (data.kind === "send") conversations.hear(data.socket, data.text);
  else conversations.close(data.socket);
}

async function answer({ id, method, path, body, token }: Extract<ToDevice, { kind: "request" }>): Promise<void> {
  try {
    tell({ kind: "answer", id, status: HTTP_OK, body: await routes.answer({ method, path, body: body ?? "", tokens: token ? [token] : [] }) });
  } catch (failure) {
    tell({ kind: "answer", id, status: HTTP_REFUSED, body: JSON.stringify(toRefusal(failure).facts) });
  }
}
