import type { GameHome } from "$lib/games/home";

export const home: GameHome = {
  links: [{ under: "box", path: "/timer", words: "home-timer" }],
  pathOfCode: ({ timer }) => (timer ? `/timer?code=${timer}` : null),
};
