/**
 * Who answers what the screens ask: a server over the network, or this device itself (lib/device). Screens do not know
 * which of them it is. Tables of this device have ids of their own kind. (Sockets: serverSocket.ts.)
 */

import { gameOfRoute, isDeviceOffered } from "$lib/device/availability";
import { LOCAL_MARK } from "$lib/device/localTables";
import { fileAt, isStatic } from "$lib/routing/root";

export interface Server {
  /** `path` comes after "/api". Rejects if nobody answers; a refusal is an answer. */
  request(path: string, request: RequestInit): Promise<Response>;
}

export const networkServer: Server = {
  request: (path, request) => fetch(fileAt(`/api${path}`), request),
};

/** This device. What it needs for that is loaded when it is asked for the first time. */
export const deviceServer: Server = {
  request: async (path, request) => (await import("$lib/device/deviceServer")).answerRequest(path, request),
};

/** Does only this device know about it? */
const isLocalPath = (path: string): boolean => path.startsWith(`/tables/${LOCAL_MARK}`) || path.startsWith("/device/");

/** Does this device answer, whether or not there is a server? */
export const isAnsweredByDevice = (path: string): boolean => isStatic || isLocalPath(path);

export const serverFor = (path: string): Server => (isAnsweredByDevice(path) ? deviceServer : networkServer);

/** What this device can answer as well as a server that cannot be reached. Where tables are made, people choose. */
const ANSWERED_HERE = /^\/(replays|reviews|pads\/[\w-]+)$/;

export const canDeviceAnswer = (path: string): boolean => isDeviceOffered && (ANSWERED_HERE.test(path) || gameOfRoute(path) !== undefined);
