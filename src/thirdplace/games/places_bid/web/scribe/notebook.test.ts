import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "$lib/api";
import { Notebook, savedNotes, type ScribeLine } from "./notebook.svelte";
import type { ScribeNotes, ScribeReading } from "../protocol";

const pass = (seat: number): ScribeLine => ({ seat, action: { type: "pass" } });
const cards = (...shown: string[]): ScribeLine => ({ shown });
const GAME = { game: "some-game", names: ["Ann", "Ben", "Cleo"], options: { first: 0 } };

/** A server to whom everything is right but passes of seat 2. */
async function read({ lines = [] }: ScribeNotes): Promise<ScribeReading> {
  const wrong = lines.findIndex((line) => line.seat === 2);
  if (wrong >= 0) throw new Refused("not-your-turn", "Not Cleo.", `lines[${wrong}]`);
  return { view: null, options: {}, told: lines.map(() => []), wanted: null, record: null };
}

const drawer = new Map<string, string>();

beforeEach(() => {
  drawer.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
    removeItem: (key: string) => drawer.delete(key),
  });
});

async function opened(...lines: ScribeLine[]): Promise<Notebook> {
  const notebook = new Notebook(read);
  await notebook.startGame(GAME);
  for (const line of lines) await notebook.writeLine(line);
  return notebook;
}

describe("a notebook", () => {
  it("keeps what was typed for the next time", async () => {
    await opened(cards("hotel", "pool"), pass(0));
    expect(savedNotes()?.lines).toEqual([cards("hotel", "pool"), pass(0)]);
    const again = new Notebook(read);
    expect(await again.resumeGame()).toBe(true);
    expect(again.notes).toEqual({ ...GAME, lines: [cards("hotel", "pool"), pass(0)] });
    expect(again.live).toBe(false);
  });

  it("keeps cards of a line that is not whole yet", async () => {
    (await opened()).saveDraft(["hotel"]);
    const again = new Notebook(read);
    await again.resumeGame();
    expect(again.draft).toEqual(["hotel"]);
    await again.writeLine(cards("hotel", "pool"));
    expect(again.draft).toEqual([]);
  });

  it("leaves out what is refused, and says why", async () => {
    const notebook = await opened(pass(0));
    expect(await notebook.writeLine(pass(2))).toBe(false);
    expect([notebook.wrong, notebook.notes.lines]).toEqual(["Not Cleo.", [pass(0)]]);
    await notebook.writeLine(pass(1));
    expect(notebook.wrong).toBe("");
  });

  it("takes back any number of lines and puts them back", async () => {
    const notebook = await opened(pass(0), pass(1), pass(0), pass(1));
    await notebook.takeBack();
    await notebook.takeBack(1);
    expect([notebook.notes.lines, notebook.taken.length]).toEqual([[pass(0)], 3]);
    await notebook.restoreLines();
    expect(notebook.notes.lines).toEqual([pass(0), pass(1), pass(0), pass(1)]);
    expect(notebook.taken).toEqual([]);
  });

  it("puts back the others behind a line that was put right", async () => {
    const notebook = await opened(cards("gym"), pass(0), pass(1));
    await notebook.takeBack(0);
    await notebook.writeLine(cards("pool"));
    await notebook.restoreLines();
    expect(notebook.notes.lines).toEqual([cards("pool"), pass(0), pass(1)]);
  });

  it("goes on as far as what was kept still holds", async () => {
    await opened(pass(0), pass(1));
    const kept = JSON.parse(drawer.get("scribe")!);
    kept.notes.lines.push(pass(2), pass(0));
    drawer.set("scribe", JSON.stringify(kept));
    const again = new Notebook(read);
    expect(await again.resumeGame()).toBe(true);
    expect([again.notes.lines, again.wrong]).toEqual([[pass(0), pass(1)], "Not Cleo."]);
  });

  it("forgets nothing while the server cannot be reached", async () => {
    await opened(pass(0));
    const again = new Notebook(async () => {
      throw new Refused("offline", "No server.");
    });
    expect(await again.resumeGame()).toBe(false);
    expect(again.wrong).toBe("scribe-offline");
    expect(savedNotes()?.lines).toEqual([pass(0)]);
  });

  it("makes nothing of what others left in its drawer", () => {
    for (const left of ["{", "7", '{"notes":{}}']) {
      drawer.set("scribe", left);
      expect(savedNotes()).toBeNull();
    }
  });
});
