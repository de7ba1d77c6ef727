import type { GameHome } from "$lib/games/home";

export const home: GameHome = { links: [{ under: "paper", path: "/buildings", words: "home-buildings" }] };
