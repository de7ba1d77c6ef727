/** The games that are loaded: a game's own file (games/<id>.js) registers it. */
export function find_game(id: string): any;
export function all_games(): any[];
