/**
 * The translated Python (src/thirdplace/device, and what it uses), as the worker sees it. It is made by the build; a
 * client built without it offers nothing that would need it (lib/device/availability.ts).
 */

export type SocketMessage = { socket: number; text: string };

export type Change = {
  first_number: number;
  entries: readonly string[];
  next_table: string | null;
  next_entries: readonly string[];
  messages: readonly SocketMessage[];
  view: string;
  answer: string;
  refusal: string;
};

/** src/thirdplace/device/device_table.py: `DeviceTable`. Whatever refuses throws a `TranslatedRefusal`. */
export type DeviceTable = {
  readonly entry_count: number;
  readonly game_id: string;
  readonly is_over: boolean;
  commit(change: Change): void;
  restore(now: number): Change;
  connect(socket: number, tokens: readonly string[], now: number): Change;
  disconnect(socket: number, now: number): Change;
  take_seat(body: string, newToken: string, tokens: readonly string[], now: number): Change;
  run(text: string, tokens: readonly string[], drawn: DrawnValues, now: number): Change;
  tick(now: number): Change;
  act(seat: number, action: string, now: number): Change;
  act_by_order(seat: number, now: number): Change;
  act_first_legal(seat: number, now: number): Change;
  next_wake_time(): number | null;
  seats_to_act(now: number): number[];
  is_computer(seat: number, now: number): boolean;
  thinking_delay_ms(share: number, now: number): number;
  legal_numbers(seat: number, now: number): number[];
  level_of(seat: number): string | null;
  clock_reading(now: number): number | null;
  view(): string;
  record(tokens: readonly string[]): string;
  story(tokens: readonly string[]): string;
};

/** Made by the translated code. */
export type DrawnValues = object;

/** src/thirdplace/device/thinker.py: `Thinker`. */
export type Thinker = {
  apply_entries(log: readonly string[]): void;
  choose(seat: number, level: string, at: number | null, seed: number): string;
  advise(seat: number, tokens: readonly string[], at: number | null): string;
};

export type Translation = {
  makeLog(body: string, code: string, hostToken: string): string[];
  openTable(id: string, log: readonly string[], now: number): DeviceTable;
  openThinker(id: string, log: readonly string[]): Thinker;
  drawn(seed: string, nextTable: string, code: string): DrawnValues;
  replayRecord(body: string): string;
  /** `tellShare` hears how much of it is done. */
  reviewRecord(body: string, tellShare: (share: number) => void): string;
  answerGameRoute(game: string, path: string, body: string): string;
  settlePad(game: string, body: string): string;
  /** Is it a refusal of the translated code? Then the facts of it, as JSON. */
  refusalOf(failure: unknown): string | null;
};
