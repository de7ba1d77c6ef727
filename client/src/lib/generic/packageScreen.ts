/** The screen that a game of another package brings: a module at GameInfo.screen that exports `mount`. */

import { fetchGames } from "$lib/api";
import type { Message } from "./wording";

/** What a screen is given. Getters always tell what is true now; `onupdate` says when to look again. */
export type ScreenContext = {
  /** Whose eyes: a seat's number, or null for an onlooker. */
  readonly seat: number | null;
  /** Everybody's names, by seat. */
  readonly names: string[];
  readonly options: unknown;
  /** All that this viewer may know, as view.py makes it. */
  readonly view: unknown;
  /** What this seat may do now, as actions.py has it; empty if it cannot do anything. */
  readonly legal: Message[];
  readonly lang: string;
  /** A message of the game's locale files, or of ours, in the reader's language. */
  say: (id: string, args?: Record<string, string | number>) => string;
  has: (id: string) => boolean;
  /** Do something; resolves to the code of a refusal (which people are told anyway), or null. */
  do: (action: Message) => Promise<string | null>;
  /** Calls back after every change of what stands above. Returns how to stop that. */
  onupdate: (listener: () => void) => () => void;
};

/** `mount` fills the target, and may return how to take everything down again. */
export type Screen = { mount: (target: HTMLElement, context: ScreenContext) => (() => void) | void };

export async function loadPackageScreen(game: string): Promise<Screen> {
  const address = (await fetchGames()).find((info) => info.id === game)?.screen;
  if (!address) throw new Error(`${game} brings no screen`);
  return (await import(/* @vite-ignore */ address)) as Screen;
}
