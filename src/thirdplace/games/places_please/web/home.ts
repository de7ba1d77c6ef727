import type { GameHome } from "$lib/games/home";

export const home: GameHome = {
  links: [
    { under: "class", path: "/class", words: "home-class-open" },
    { under: "class", path: "/print/places-please#lesson", words: "home-lesson" },
  ],
};
