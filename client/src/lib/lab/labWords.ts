/** What a run of the lab found, in words and numbers that people read. */

import type { Estimate, LabelText, LabReport, Table, TableRow } from "$lib/protocol";
import { decimalText, percentText } from "$lib/review/numberText";
import { say } from "$lib/text.svelte";

/** Below this a difference is not by chance. */
const SIGNIFICANT = 0.05;
const MOST_MEASURES_TOLD = 3;
/** Whose wins matter most: the first of these that a game has. */
const TEAM = "wins/team";
const MAIN_TABLES = ["wins/turn-order", TEAM, "wins/seat"];
const VALUE = "value/";
const HALF_TIME = "wins/rank-at-half";

export const labelInWords = ({ id, values }: LabelText): string => say(id, values ?? {});
/** Where none or all had it, the interval has one side only. */
export const halfWidth = ({ value, low, high }: Estimate): number => Math.max(high - value, value - low);
export const shareText = (share: number): string => percentText(share, 1);
/** Of percentage points: "0.4"; what is narrower than a tenth is told more exactly. */
export const pointsText = (share: number): string => decimalText(100 * share, share < 0.001 ? 2 : 1);
/** As exactly as its size, or that of another number, makes sense. */
export const amountText = (amount: number, like = amount): string => decimalText(amount, Math.abs(like) < 1 ? 3 : Math.abs(like) < 1000 ? 1 : 0);

/** A table by the rulebook, with changed rules, and what differs between them, where a rule is changed. */
export type ComparedTable = { key: string; base: Table; changed: Table | null; difference: Table | null };

export function comparedTables(report: LabReport): ComparedTable[] {
  const [base, changed] = report.settings;
  const differences = report.comparisons?.[0]?.tables ?? [];
  return (base?.tables ?? []).map((table) => ({
    key: table.key,
    base: table,
    changed: changed?.tables.find(({ key }) => key === table.key) ?? null,
    difference: differences.find(({ key }) => key === table.key) ?? null,
  }));
}

export const mainTable = (tables: ComparedTable[]): ComparedTable | null =>
  MAIN_TABLES.map((key) => tables.find((table) => table.key === key)).find((table) => table?.base.rows.length) ?? null;

export const rowOf = (table: Table | null, key: string): TableRow | null => table?.rows.find((row) => row.key === key) ?? null;
export const isCertain = (row: TableRow | null): boolean => (row?.estimate.p ?? 1) < SIGNIFICANT;

/** What the change does, the most important first. */
export function findingsInWords(report: LabReport): string[] {
  const tables = comparedTables(report);
  const main = mainTable(tables);
  if (!main) return [];
  if (!main.changed) return [tellRulebook(main)];
  const measures = tables.find(({ key }) => key === "measures");
  return [tellWins(main), ...tellHalfTime(tables), ...tellValues(report), ...(measures ? tellMeasures(measures) : [])];
}

/** What becomes worth more or less. The server sends only what is not by chance, and of that the most. */
function tellValues(report: LabReport): string[] {
  const tables = (report.comparisons?.[0]?.tables ?? []).filter(({ key }) => key.startsWith(VALUE));
  return tables.flatMap(({ rows }) =>
    rows.map(({ label, estimate }) =>
      say("lab-told-value", {
        what: labelInWords(label),
        points: pointsText(Math.abs(estimate.value)),
        more: estimate.value > 0 ? "yes" : "no",
      }),
    ),
  );
}

function whoInWords(table: ComparedTable, row: TableRow): string {
  const kind = table.key.slice("wins/".length);
  return say("lab-who", { kind, number: Number(row.key), label: labelInWords(row.label) });
}

/** Who is favoured or held back most, if anybody is: what a designer asks first. */
function tellRulebook(table: ComparedTable): string {
  const { rows, expected } = table.base;
  const distance = ({ estimate }: TableRow) => Math.abs(estimate.value - (expected ?? estimate.value));
  const row = table.key === TEAM ? rows[0] : [...rows].sort((one, other) => distance(other) - distance(one)).find(isCertain);
  if (!row) return say("lab-told-fair", { points: pointsText(Math.max(...rows.map(({ estimate }) => halfWidth(estimate)))) });
  const numbers = { share: shareText(row.estimate.value), half: pointsText(halfWidth(row.estimate)) };
  if (table.key === TEAM) return say("lab-told-team", numbers);
  return say("lab-told-rulebook", { who: whoInWords(table, row), ...numbers });
}

/** Of the seat whose chance changes most, if that is not by chance. */
function tellWins(table: ComparedTable): string {
  const rows = [...(table.difference?.rows ?? [])].sort((one, other) => Math.abs(other.estimate.value) - Math.abs(one.estimate.value));
  const found = rows.find(isCertain);
  if (!found) return say(table.key === TEAM ? "lab-told-team-same" : "lab-told-same", { points: pointsText(Math.max(0, ...rows.map(({ estimate }) => halfWidth(estimate)))) });
  return tellRow(table, found, whoInWords(table, found));
}

function tellRow(table: ComparedTable, row: TableRow, who: string): string {
  const now = rowOf(table.changed, row.key)!.estimate;
  const before = rowOf(table.base, row.key)!.estimate;
  const numbers = { now: shareText(now.value), half: pointsText(halfWidth(now)), before: shareText(before.value) };
  return table.key === TEAM ? say("lab-told-team-changed", numbers) : say("lab-told-wins", { who, ...numbers });
}

/** Can whoever is last at half-time still win? */
function tellHalfTime(tables: ComparedTable[]): string[] {
  const table = tables.find(({ key }) => key === HALF_TIME);
  const last = table?.difference?.rows.at(-1);
  return table && last && isCertain(last) ? [tellRow(table, last, say("lab-who-last"))] : [];
}

function tellMeasures({ base, changed, difference }: ComparedTable): string[] {
  const size = (row: TableRow) => Math.abs(row.estimate.value) / Math.max(1e-9, Math.abs(rowOf(base, row.key)?.estimate.value ?? 1));
  const found = (difference?.rows ?? []).filter(isCertain).sort((one, other) => size(other) - size(one));
  return found.slice(0, MOST_MEASURES_TOLD).map((row) =>
    say("lab-told-measure", {
      what: labelInWords(row.label),
      now: amountText(rowOf(changed, row.key)!.estimate.value),
      before: amountText(rowOf(base, row.key)!.estimate.value),
    }),
  );
}
