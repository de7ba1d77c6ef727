/** How a view of any game is laid out: facts on top, a card for each seat, lists of what has been. */

export type Fact = { key: string; value: unknown };
export type Row = Record<string, unknown>;
export type Layout = { facts: Fact[]; seats: Row[]; lists: { key: string; rows: Row[] }[]; winners: number[] };

/** Told by the page around the board, or by its ending. */
const HIDDEN_FIELDS = new Set(["game", "seats", "result"]);

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

export function layoutOf(view: unknown): Layout {
  const all: Row = isRow(view) ? view : {};
  const facts: Fact[] = [];
  const lists: Layout["lists"] = [];
  for (const [key, value] of Object.entries(all)) {
    if (HIDDEN_FIELDS.has(key)) continue;
    if (isRows(value)) lists.push({ key, rows: value });
    else if (!isNothing(value)) facts.push({ key, value });
  }
  const result = isRow(all["result"]) ? all["result"] : {};
  const winners = Array.isArray(result["winners"]) ? (result["winners"] as number[]) : [];
  return { facts, seats: isRows(all["seats"]) ? all["seats"] : [], lists, winners };
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && !value.length);

/** The columns of a list: every field that one of its rows has. */
export const columnsOf = (rows: Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Actions of one type belong together. */
export function groupActionsByType<Action extends { type: string }>(actions: Action[]): [string, Action[]][] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) groups.set(action.type, [...(groups.get(action.type) ?? []), action]);
  return [...groups];
}
