import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refused } from "$lib/api";
import { actionInWords, fetchAdvice, bestInWords, reasonInWords, readLines, fetchReview } from "./coach";
import type { Advice, GameRecord } from "$lib/protocol";
import { say, text } from "$lib/text.svelte";

const NAMES = ["Ann", "Bob"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.changeLanguage("en");
});

describe("a reason", () => {
  it("names messages, their attributes and players in the reader's language", () => {
    expect(reasonInWords({ id: "web-is-away", args: { name: "@web-setting-thinking-none" } }, NAMES)).toBe("no limit is away.");
    expect(reasonInWords({ id: "web-is-away", args: { name: "@web-setting-thinking.help" } }, NAMES)).toContain(say("web-setting-thinking.help"));
    expect(reasonInWords({ id: "web-is-away", args: { name: "@seat-1" } }, NAMES)).toBe("Bob is away.");
  });

  it("leaves everything else as it is", () => {
    expect(reasonInWords({ id: "web-is-away", args: { name: 12.5 } }, NAMES)).toBe("12.5 is away.");
    expect(reasonInWords({ id: "web-is-away", args: { name: "a@b" } }, NAMES)).toBe("a@b is away.");
  });
});

describe("what an expert would do", () => {
  const [one, other] = [{ type: "one" }, { type: "other" }];
  const words = { id: "web-setting-thinking-none" };

  it("is the best action's words, wherever it stands", () => {
    const rated = [{ action: one, chance: 0.5, words: { id: "web-games" } }, { action: other, chance: 0.5, words }];
    expect(bestInWords({ best: other, rated, reasons: [] }, NAMES)).toBe("No limit");
  });

  it("may be to wait", () => {
    expect(bestInWords({ best: null, rated: [{ action: one, chance: 1 }], reasons: [] }, NAMES)).toBe("Wait");
    expect(actionInWords({ action: null, chance: 1 }, NAMES)).toBe("Wait");
  });
});

describe("whom the coach advises", () => {
  const advice: Advice = { best: null, rated: [], reasons: [] };
  const refused = (code: string) => Response.json({ code, message: code }, { status: 403 });

  it("is the seat whose token it is, even if one has to try", async () => {
    const answers = vi.fn(async (_: string, { headers }: RequestInit) =>
      (headers as Record<string, string>)["Authorization"] === "Bearer b" ? Response.json(advice) : refused("not-your-seat"),
    );
    vi.stubGlobal("fetch", answers);
    expect(await fetchAdvice("t", 1, "Bob", { seats: ["a", "b"] })).toEqual(advice);
    expect(answers).toHaveBeenCalledTimes(2);
    await fetchAdvice("t", 1, "Bob", { seats: ["a", "b"], names: { b: "Bob" } });
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it("hears at once what the coach refuses for another reason", async () => {
    const answers = vi.fn(async () => refused("no-coach"));
    vi.stubGlobal("fetch", answers);
    await expect(fetchAdvice("t", 0, "Ann", { seats: ["a", "b"] })).rejects.toMatchObject({ code: "no-coach" });
    expect(answers).toHaveBeenCalledTimes(1);
  });
});

describe("a review", () => {
  const stream = (...parts: string[]) => new Response(parts.join("")).body!;
  const record = {} as GameRecord;

  it("comes in lines, wherever they are cut", async () => {
    const cut = new ReadableStream({
      start(control) {
        for (const part of ['{"a":', '1}\n{"b":2}', "\n\n", "last"]) control.enqueue(new TextEncoder().encode(part));
        control.close();
      },
    });
    const lines: string[] = [];
    for await (const line of readLines(cut)) lines.push(line);
    expect(lines).toEqual(['{"a":1}', '{"b":2}', "last"]);
  });

  it("tells how far it is, and then is there", async () => {
    vi.stubGlobal("fetch", async () => new Response(stream('{"share":0,"waiting":2}\n{"share":0.4}\n', '{"share":1,"review":{"names":["Ann"]}}\n')));
    const told: number[][] = [];
    expect(await fetchReview(record, (...progress) => told.push(progress))).toEqual({ review: { names: ["Ann"] }, here: false });
    expect(told).toEqual([
      [0, 2],
      [0.4, 0],
    ]);
  });

  it("that breaks off is told as a sentence", async () => {
    vi.stubGlobal("fetch", async () => new Response(stream('{"share":0.4}\n')));
    await expect(fetchReview(record, () => {})).rejects.toBeInstanceOf(Refused);
  });
});
