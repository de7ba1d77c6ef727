/** Games are folders: what one of them brings is found by its path, and no other file knows a game by name. */

/** The id of the game a file belongs to. */
export const gameIdInPath = (path: string): string => (path.match(/games\/([^/]+)\//)?.[1] ?? "").replaceAll("_", "-");

/** What a game brings in the file that was looked for in every game's folder; null: it has none. */
export async function loadForGame<Brought>(found: Record<string, () => Promise<Brought>>, game: string): Promise<Brought | null> {
  const path = Object.keys(found).find((path) => gameIdInPath(path) === game);
  return path ? await found[path]!() : null;
}
