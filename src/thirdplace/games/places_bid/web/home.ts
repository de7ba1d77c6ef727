import type { GameHome } from "$lib/games/home";

export const home: GameHome = { links: [{ under: "box", path: "/scribe", words: "home-scribe" }, { under: "paper", path: "/buildings", words: "home-buildings" }] };
