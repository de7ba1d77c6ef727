/** thirdplace.core.registry: the games that are loaded. */
import { Refused } from "../thirdplace/core/errors.js";

const games = new Map();

export function register_game(game) {
  games.set(game.id, game);
}

export function find_game(id) {
  const found = games.get(id);
  if (found === undefined) throw new Refused("unknown-game", id);
  return found;
}

export function all_games() {
  return [...games.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
