/** What the server makes of a game that is being written down. */

import { requestJson } from "$lib/api";
import type { Options } from "$lib/options/options";
import type { ScribeNotes, ScribeReading } from "../protocol";

/** What can be agreed before, beside who begins, as in the rulebook. */
export const DEFAULT_OPTIONS: Options = { bank: "coins", custom_buildings: [] };

/** The browser knows no rules: all lines are read by the server each time. */
export const readNotes = (notes: ScribeNotes) => requestJson<ScribeReading>("POST", "/scribe", { body: notes });
