/** Pages that games bring beside their tables: games/<game>/web/pages/Timer.svelte is at /timer. */

import type { Component } from "svelte";

type Page = () => Promise<{ default: Component }>;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/pages/*.svelte") as Record<string, Page>;

const addressOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svelte".length).toLowerCase();

/** By the only part of their address; pagePatterns.ts says how the server learns of them. */
export const pages: Record<string, Page> = Object.fromEntries(Object.entries(found).map(([path, page]) => [addressOf(path), page]));
