/** What is printed, and how it is wanted. The server makes it; the browser asks, shows and saves. */

import { requestJson, fetchGames, sendRequest } from "$lib/api";
import { remember, recall } from "$lib/deviceMemory";
import { loadOptionControls } from "$lib/games/optionControls";
import { rulebookOptions, type Options } from "$lib/options/options";
import type { SheetInfo, SheetPages, PrintRequest } from "$lib/protocol";
import { saveFile } from "$lib/saveFile";
import { text } from "$lib/text.svelte";

export type PrintSettings = Pick<Required<PrintRequest>, "paper" | "ink" | "large">;

/** The seeds that a sheet with chance on it can be made from; the first one is used unless another is wanted. */
export const [FIRST_SEED, LAST_SEED] = [1, 9999];

export const randomSeed = (): number => FIRST_SEED + 1 + Math.floor(Math.random() * (LAST_SEED - FIRST_SEED));

/** Paper is cut otherwise where people write en-US and a few more; whatever is chosen is remembered. */
const LETTER_PAPER_LANGUAGES = /-(US|CA|MX|CL|CO|CR|PH|VE)$/i;

export function recallPrintSettings(): PrintSettings {
  const paper = recall("print-paper") ?? (navigator.languages.some((tag) => LETTER_PAPER_LANGUAGES.test(tag)) ? "letter" : "a4");
  return {
    paper: paper === "letter" ? "letter" : "a4",
    ink: recall("print-ink") === "saving" ? "saving" : "colour",
    large: recall("print-large") === "yes",
  };
}

export function savePrintSettings({ paper, ink, large }: PrintSettings): void {
  remember("print-paper", paper);
  remember("print-ink", ink);
  remember("print-large", large ? "yes" : null);
}

export const fetchSheets = (): Promise<SheetInfo[]> => requestJson<SheetInfo[]>("GET", "/sheets");

/** A game's options where nothing was chosen: as in the rulebook, with the cards of one's own that this browser keeps. */
export async function usualOptions(game: string): Promise<Options> {
  const [known, drawn] = await Promise.all([fetchGames(), loadOptionControls(game)]);
  const info = known.find(({ id }) => id === game);
  const kept = Object.entries(drawn).flatMap(([key, { kept }]) => (kept ? [[key, kept()]] : []));
  return { ...(info && rulebookOptions(info)), ...Object.fromEntries(kept) };
}

/** The options that a sheet takes: what was chosen, and the usual ones. */
export const optionsForSheet = (sheet: SheetInfo, chosen: Options, usual: Options): Options =>
  Object.fromEntries(sheet.takes.map((key) => [key, chosen[key] ?? usual[key] ?? null]));

/** `options`: those that the sheet takes. */
export function makePrintRequest(manner: PrintSettings, options: Options, seed: number, address: string | null): PrintRequest {
  const asked = Object.entries(options).filter(([, value]) => value !== null);
  return { ...manner, lang: text.lang, options: Object.fromEntries(asked), seed, address };
}

const pathOf = (sheet: SheetInfo): string => `/sheets/${sheet.game}/${sheet.id}`;

/** Its pages as pictures that can be shown. */
export async function fetchPages(sheet: SheetInfo, wish: PrintRequest, signal: AbortSignal): Promise<string[]> {
  const { pages } = await requestJson<SheetPages>("POST", `${pathOf(sheet)}/pages`, { body: wish, signal });
  return pages.map((page) => `data:image/png;base64,${page}`);
}

/** The PDF, into the reader's downloads. */
export async function saveSheet(sheet: SheetInfo, wish: PrintRequest): Promise<void> {
  const made = await (await sendRequest("POST", pathOf(sheet), { body: wish })).blob();
  saveFile(made, `${sheet.game}-${sheet.id}.pdf`);
}
