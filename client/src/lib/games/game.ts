/** What a game's folder brings to the browser: games/<game>/web/game.ts exports `game`. */

import type { Component } from "svelte";
import { loadForGame } from "./folders";
import type { ClockView, TableView } from "$lib/protocol";
import type { Ranking } from "$lib/table/ranking";
import type { Sound } from "$lib/sound";
import type { TableEvent, Sight, TableConnection } from "$lib/table/tableConnection.svelte";

export type BoardProps = {
  table: TableConnection;
  /** Whose eyes: a seat of this device, or null for an onlooker. Its sight is `sightOf(table, seat)`. */
  seat: number | null;
  /** All seats of this device; a game without secrets serves them all at once. */
  seats: number[];
  /** For a game with `hasFinale`: called once its board shows the ending. */
  onending?: () => void;
  /** Opens the story so far, where a board has a place of its own for that; the table's menu has one, too. */
  onstory?: () => void;
};

/** What can be shown without a server, too: a replay, a lesson, a big screen. */
export type SceneProps = {
  view: unknown;
  info: TableView;
  seat: number | null;
  large?: boolean;
  /** Called with true while something is shown before the ending, which nobody should tell meanwhile; then with false. */
  onholdback?: (holds: boolean) => void;
};

/** Where a table is led: on a screen for everyone, on one that has the controls, too, or on the host's own device. */
export type LeadPlace = "screen" | "both" | "desk";

/** For the projector of a class and for whoever leads it: the view is an onlooker's, `table` takes what the host may do. */
export type LeadProps = { table: TableConnection; view: unknown; info: TableView; place: LeadPlace; onscreenonly?: () => void };

/** A table at a glance, for whoever looks after several: how far it is, and how everyone stands, the best first. */
export type TableSummary = { progress: string; standing: { seat: number; words: string }[] };

/** Keys that stand for something, and the message that says for what. */
export type GameKeys = [keys: string[], words: string][];

export type WebGame = {
  /**
   * The whole screen of a running or finished game, under the top bar. Marking each player's place with
   * data-seat={seat} lets reactions come up there.
   */
  Board: Component<BoardProps>;
  /** The state as a picture without controls: for replays and the big screen. */
  Scene: Component<SceneProps>;
  /** The big screen of a table that is led, and its controls. */
  Lead?: Component<LeadProps>;
  /** For an overview of several tables. */
  summarizeTable?: (view: unknown, info: TableView) => TableSummary;
  /** Has a seat secrets? Then several people on one device take turns behind a curtain. */
  hasSecrets: boolean;
  /**
   * Several people on one device without a curtain: the board turns to whoever has to act, and keeps secrets
   * face down until they are held to be looked at.
   */
  turnsToActiveSeat?: boolean;
  /** Does the board show something of its own between the last move and the ending? Then it calls `onending`. */
  hasFinale?: boolean;
  /** Does the board show a pause by itself? Otherwise a sheet says why the game stands, and lets it go on. */
  showsPause?: boolean;
  /**
   * What happened, as a sentence in the reader's language; null: nothing worth saying.
   * It is announced to screen readers, too: a board need not. `ranking`: whose rank may be told.
   */
  describeEvent: (event: TableEvent, names: string[], options?: unknown, ranking?: Ranking) => string | null;
  /** Does a new part of the story begin with this event, as a round does? */
  isChapter?: (event: TableEvent) => boolean;
  /** What is heard of an event; null: nothing. That one's turn has come is heard anyway, but not where a clock runs. */
  soundFor?: (event: TableEvent) => Sound | null;
  /** The view as it is at the server's time `now`, where something in it goes on between two messages. */
  viewAt?: (view: unknown, clock: ClockView | null, now: number) => unknown;
  /** How long a replay shows a state, at least, where states follow each other faster than turns do. */
  shortestReplayPauseMs?: number;
  /** Does this seat stay out for now? For games whose seats come and go while they are played. */
  isResting?: (view: unknown, seat: number) => boolean;
  /** Keys of its own, for the sheet that tells all of them. */
  keys?: GameKeys;
};

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/game.ts", { import: "game" }) as Record<
  string,
  () => Promise<WebGame>
>;

/** What the game's folder brings; of a game without one, what every game has for nothing. */
export const loadWebGame = async (id: string): Promise<WebGame | null> =>
  (await loadForGame(found, id)) ?? (await import("$lib/generic/genericGame")).makeGenericGame(id);

export const sightOf = (table: TableConnection, seat: number | null): Sight | undefined =>
  table.sights.find((sight) => sight.seat === seat);
