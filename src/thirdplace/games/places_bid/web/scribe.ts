/** PLACES Bid with the cards on the table, written down. */

import type { WebScribe } from "$lib/games/scribe";
import Table from "./scribe/Table.svelte";

export const scribe: WebScribe = { Table, options: { bank: "coins", custom_buildings: [] } };
