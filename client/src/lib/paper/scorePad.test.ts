import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScorePad } from "./scorePad.svelte";

type Sheet = { number: number };

const kept = new Map<string, string>();
let answers: (() => Response)[] = [];
let asked: Sheet[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  [answers, asked] = [[], []];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Sheet);
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
});

afterEach(() => vi.useRealTimers());

const fine = (double: number) => () => Response.json({ double });
const refused = (code: string, where?: string) => () => Response.json({ code, message: `no: ${code}`, where }, { status: 400 });
const opened = () =>
  new ScorePad<string, Sheet, { double: number }>({
    game: "zork",
    blank: () => "",
    sheetOf: (typed) => (typed ? { number: Number(typed) } : null),
  });

it("asks nothing of an empty sheet, and settles what is typed once people pause", async () => {
  const scoring = opened();
  answers = [fine(24)];
  scoring.type("1");
  scoring.type("12", { step: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([{ number: 12 }]);
  expect([scoring.scores, scoring.settled, scoring.wrong]).toEqual([{ double: 24 }, "12", null]);
});

it("takes steps back, also after a reload, and loses nothing by it", async () => {
  let scoring = opened();
  scoring.type("1");
  scoring.type("12", { step: false });
  scoring.type("7");
  scoring.close();
  scoring = opened();
  expect(scoring.typed).toBe("7");
  scoring.undo();
  expect(scoring.typed).toBe("12");
  scoring.undo();
  expect([scoring.typed, scoring.undoable]).toEqual(["", false]);
});

it("says what is impossible, and keeps the scores of what was possible", async () => {
  const scoring = opened();
  answers = [fine(2), refused("impossible", "number")];
  scoring.type("1");
  await vi.advanceTimersByTimeAsync(1000);
  scoring.type("9");
  await vi.advanceTimersByTimeAsync(1000);
  expect(scoring.wrong).toEqual({ message: "no: impossible", where: "number" });
  expect([scoring.scores, scoring.settled]).toEqual([{ double: 2 }, "1"]);
});

it.each([["nobody answers", []], ["the server is busy", [refused("too-fast")]]])(
  "keeps what was typed and asks again when %s",
  async (_, first) => {
    const scoring = opened();
    answers = [...first];
    scoring.type("4");
    await vi.advanceTimersByTimeAsync(1000);
    expect([scoring.offline, scoring.wrong, scoring.typed]).toEqual([true, null, "4"]);
    answers = [fine(8)];
    await vi.advanceTimersByTimeAsync(5000);
    expect([scoring.offline, scoring.scores]).toEqual([false, { double: 8 }]);
  },
);

it("begins anew with what cannot be read any more", () => {
  kept.set("pad-zork", "{");
  expect(opened().typed).toBe("");
});
