/**
 * A lesson at a real table: who plays whom, what is said before and after each move, and what happens to a move
 * that is not the example's. The rules stay on the server: it is asked for every move, the others' included.
 */

import { clockTimeAt } from "$lib/table/clock";
import { finishLesson, saveLesson, type LessonPlace } from "./lessonMemory";
import { isWait, type Lesson, type LessonAction, type LessonMove } from "$lib/games/lessons";
import { TableConnection, type Command } from "$lib/table/tableConnection.svelte";
import { text, type Arguments } from "$lib/text.svelte";

/** What stands in the band. `goal`, `read` and `done` wait for "Continue", `wait` for "Let time pass". */
export type Note = {
  kind: "goal" | "read" | "task" | "hint" | "done" | "wait" | "watch" | "end" | "stuck";
  /** The message's id. */
  says: string;
  words?: Arguments;
};

/** Milliseconds between two moves of others: long enough to be seen one by one. */
const PAUSE_MS = 1100;
const REMARK_SHOWN_MS = 4000;
/** How soon after the clock has been started it is looked at again. */
const CLOCK_CHECK_MS = 60;
/** The page's commands that change neither the game nor its clock. */
const HARMLESS_COMMANDS = new Set(["react", "point"]);

export class LessonRun {
  readonly lesson: Lesson;
  readonly place: LessonPlace;
  note = $state.raw<Note>({ kind: "watch", says: "" });
  /** Something said in between, for a while: what was pressed does not belong to the lesson. */
  aside = $state(false);
  /** How many of one's own moves are done. */
  done = $state(0);
  readonly all: number;
  #table: TableConnection;
  #others: TableConnection;
  #step: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asideTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: TableConnection, lesson: Lesson, place: LessonPlace) {
    this.#table = table;
    this.lesson = lesson;
    this.place = place;
    this.#step = place.step;
    this.all = lesson.steps.filter((step) => this.#isMine(step)).length;
    this.#others = new TableConnection(place.table, { tokens: { seats: place.others } });
    table.steer = (command, send) => this.#checkCommand(command, send);
    this.#count();
    if (this.#step === 0) this.note = { kind: "goal", says: this.#id("goal") };
    else this.#goOn();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#asideTimer);
    this.#table.steer = null;
    this.#others.close();
  }

  /** What was to be read has been read. */
  goOn(): void {
    const { kind } = this.note;
    if (kind === "wait") void this.#runClock();
    else if (kind === "read") this.#scheduleNext();
    else if (kind === "goal" || kind === "done") this.#goOn();
  }

  #id(part: string): string {
    return `lesson-${this.lesson.id}-${part}`;
  }

  #isMine(step: Lesson["steps"][number]): step is LessonMove {
    return !isWait(step) && step.seat === this.lesson.mine;
  }

  #count(): void {
    this.done = this.lesson.steps.slice(0, this.#step).filter((step) => this.#isMine(step)).length;
  }

  /** What comes next: a task, something to read, or the others' move. */
  #goOn(): void {
    if (this.#closed) return;
    void this.#holdClock();
    const step = this.lesson.steps[this.#step];
    if (!step) {
      finishLesson(this.lesson.id);
      this.note = { kind: "end", says: this.#id("end") };
    } else if (isWait(step)) this.note = { kind: "wait", says: this.#id(step.says) };
    else if (step.seat === this.lesson.mine) this.note = { kind: "task", says: this.#id(step.says ?? "") };
    else if (step.says) this.note = { kind: "read", says: this.#id(step.says) };
    else this.#scheduleNext();
  }

  #scheduleNext(): void {
    if (this.note.kind !== "watch") this.note = { ...this.note, kind: "watch" };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#playOther(), PAUSE_MS);
  }

  async #playOther(): Promise<void> {
    const step = this.lesson.steps[this.#step];
    if (this.#closed || !step || isWait(step)) return;
    if (!this.#others.connected || !this.#table.connected) {
      this.#scheduleNext();
      return;
    }
    const refused = await this.#others.do(step.seat, step.action);
    if (refused === "offline") this.#scheduleNext();
    else if (refused) this.note = { kind: "stuck", says: "web-lesson-stuck" };
    else this.#playNextStep();
  }

  #playNextStep(by = 1): void {
    this.#step += by;
    this.#count();
    saveLesson({ ...this.place, step: this.#step });
    if (by > 0 && this.note.kind !== "done") this.#goOn();
  }

  async #checkCommand(command: Command, send: (command: Command) => Promise<string | null>): Promise<string | null> {
    if (HARMLESS_COMMANDS.has(command.type)) return send(command);
    if (command.type === "undo") return this.#undo(command, send);
    const step = this.lesson.steps[this.#step];
    const action = command["action"] as LessonAction | undefined;
    if (command.type !== "do" || !action || !step || !this.#isMine(step)) return this.#holdBack();
    if (this.note.kind !== "task" && this.note.kind !== "hint") this.note = { kind: "task", says: this.#id(step.says ?? "") };
    const same = isSameAction(action, step.action);
    if (!same && !(step.free && action.type === step.action.type)) {
      const hint = `${this.#id(step.says ?? "")}.hint`;
      this.note = { kind: "hint", says: text.has(hint) ? hint : this.#id(step.says ?? "") };
      return "held-back";
    }
    const refused = await send(command);
    if (!refused) {
      const says = `${this.#id(step.says ?? "")}.${same ? "done" : "other"}`;
      if (text.has(says)) this.note = { kind: "done", says, words: step.words?.(action) ?? {} };
      this.#playNextStep();
    }
    return refused;
  }

  #holdBack(): string {
    this.aside = true;
    clearTimeout(this.#asideTimer);
    this.#asideTimer = setTimeout(() => (this.aside = false), REMARK_SHOWN_MS);
    return "held-back";
  }

  async #undo(command: Command, send: (command: Command) => Promise<string | null>): Promise<string | null> {
    clearTimeout(this.#timer);
    const refused = await send(command);
    if (!refused) this.#playNextStep(-1);
    this.#goOn();
    return refused;
  }

  // The clock of the game stands, but for the time that is waited for.

  async #holdClock(): Promise<void> {
    if (!this.lesson.clock || this.#table.clock?.speed === 0) return;
    if (!this.#others.connected || !this.#table.info) {
      setTimeout(() => this.#closed || void this.#holdClock(), CLOCK_CHECK_MS);
      return;
    }
    if (this.#table.info.phase !== "over") await this.#others.send({ type: "pace", speed: 0 });
  }

  async #runClock(): Promise<void> {
    const step = this.lesson.steps[this.#step];
    if (!step || !isWait(step)) return;
    this.note = { ...this.note, kind: "watch" };
    const refused = await this.#others.send({ type: "pace", speed: 1 });
    if (refused) this.note = { ...this.note, kind: "wait" };
    else this.#watchClock(step.until);
  }

  #watchClock(until: number): void {
    if (this.#closed) return;
    const { clock, info } = this.#table;
    if (info?.phase === "over") this.note = { kind: "stuck", says: "web-lesson-late" };
    else if (clock && clockTimeAt(clock, this.#table.now()) >= until) {
      this.note = { ...this.note, kind: "read" };
      void this.#others.send({ type: "pace", speed: 0 }).then(() => this.#playNextStep());
    } else this.#timer = setTimeout(() => this.#watchClock(until), CLOCK_CHECK_MS);
  }
}

/** The same move, in whatever order its parts are written. */
export function isSameAction(one: LessonAction, other: LessonAction): boolean {
  const sortedJson = (action: LessonAction) => JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)));
  return sortedJson(one) === sortedJson(other);
}
