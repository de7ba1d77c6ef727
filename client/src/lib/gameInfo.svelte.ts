/** What each game says of itself (the server's GameInfo), for screens that cannot wait for it. */

import { fetchGames } from "./api";
import type { GameInfo } from "./protocol";

let known = $state.raw<GameInfo[]>([]);
let asked = false;

function fetchOnce(): void {
  if (asked) return;
  asked = true;
  fetchGames().then(
    (found) => (known = found),
    () => (asked = false), // whoever looks the next time asks again
  );
}

/** Null until the server has told it; whoever looks at it is shown more then. */
export function gameInfo(game: string | undefined): GameInfo | null {
  fetchOnce();
  return known.find(({ id }) => id === game) ?? null;
}

/** May this part of a game be offered? Until it is known, yes: nearly every game brings nearly everything. */
export const hasPart = (game: string | undefined, part: GameInfo["parts"][number]): boolean =>
  gameInfo(game)?.parts.includes(part) ?? true;
