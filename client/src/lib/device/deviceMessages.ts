/** What a page and its worker say to each other. The worker answers like a server. */

/** To the worker. `socket`: the page's number for a connection to a table. */
export type ToDevice =
  | { kind: "request"; id: number; method: string; path: string; body: string | null; token: string | null }
  | { kind: "open"; socket: number; table: string }
  | { kind: "send"; socket: number; text: string }
  | { kind: "close"; socket: number };

/** From the worker. A refusal has no sentence yet: `DeviceRefusal`. */
export type FromDevice =
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; socket: number }
  | { kind: "message"; socket: number; text: string }
  | { kind: "closed"; socket: number };

/** Why something was refused (src/thirdplace/device/refusal_facts.py), or what this device cannot do. */
export type DeviceRefusal = {
  type: "refused";
  code: string;
  id?: string | null;
  detail?: string;
  sentence?: string;
  game?: string | null;
  arguments?: Record<string, string | number>;
  where?: string | null;
  reason?: { id: string; args: Record<string, string | number> } | null;
  is_record?: boolean;
  number?: number | null;
};

/** Reasons that only a device has; their sentences are in locale/en.device.web.ftl. */
export type DeviceCode =
  | "no-server" // this needs a server
  | "no-rules" // the rules of this game are not on this device
  | "storage-full"
  | "storage-off" // the browser keeps nothing, or reports an error
  | "newer-game" // a newer version of the app has written it
  | "broken-game" // what is kept of it cannot be read
  | "open-elsewhere"; // another tab has this table

/** Of the entries of a kept game's log. A game with a higher number was written by a newer version of the app. */
export const LOG_FORMAT = 1;

/** A game that is kept on this device, as a list shows it. */
export type KeptGame = {
  id: string;
  game: string;
  names: string[];
  over: boolean;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
  /** Was it written by a newer version of the app? Then it can only be kept. */
  newer: boolean;
};
