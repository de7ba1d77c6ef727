/** What a game adds to the first page beside its box: games/<game>/web/home.ts exports `home`. It is read at once: keep it small. */

import type { Found } from "$lib/protocol";

/** A link under one of the first page's headings. `words` is a message of the game's <lang>.home.web.ftl. */
export type HomeLink = { under: "box" | "paper" | "class"; path: string; words: string };

export type GameHome = {
  links: HomeLink[];
  /** Where a code leads that the server knows as something of this game and not as a table; null: it is a table's. */
  pathOfCode?: (found: Found) => string | null;
};

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/home.ts", { eager: true, import: "home" }) as Record<string, GameHome>;

export const homeLinks = (under: HomeLink["under"]): HomeLink[] =>
  Object.values(found).flatMap(({ links }) => links.filter((link) => link.under === under));

/** Where a code leads: to a page of a game, or to a table. */
export const pathOfCode = (code: Found): string =>
  Object.values(found)
    .map((home) => home.pathOfCode?.(code))
    .find(Boolean) ?? `/t/${code.id}`;
