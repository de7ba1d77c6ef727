import { describe, expect, it } from "vitest";
import { ServerTime, countdownLeftMs, clockTimeAt } from "./clock";

describe("the server's time", () => {
  it("is ours before anything is known", () => {
    expect(new ServerTime().at(500)).toBe(500);
  });

  it("was halfway between asking and hearing", () => {
    const time = new ServerTime();
    time.addExchange({ sent: 100, server: 10_150, heard: 200 });
    expect(time.at(200)).toBe(10_200);
  });

  it("is taken from the quickest exchange", () => {
    const time = new ServerTime();
    time.addExchange({ sent: 0, server: 1005, heard: 10 });
    time.addExchange({ sent: 100, server: 1290, heard: 300 });
    expect(time.offset).toBe(1000);
  });

  it("believes the latest where clocks have parted, however slow it was", () => {
    const time = new ServerTime();
    time.addExchange({ sent: 0, server: 1005, heard: 10 });
    time.addExchange({ sent: 100, server: 61_150, heard: 300 }); // a minute's sleep, in which ours stood
    expect(time.offset).toBe(60_950);
  });

  it("forgets what is long past", () => {
    const time = new ServerTime();
    time.addExchange({ sent: 0, server: 5000, heard: 1 });
    for (let n = 1; n <= 8; n++) time.addExchange({ sent: n * 100, server: n * 100 + 20, heard: n * 100 + 20 });
    expect(time.offset).toBe(10);
  });
});

describe("a game's clock", () => {
  const runs = { shows: 4000, at: 1000, runs: true, speed: 2 };

  it("goes on from where it was, at its speed", () => {
    expect(clockTimeAt(runs, 1500)).toBe(5000);
  });

  it("stands in a countdown, and tells how long it takes", () => {
    expect(clockTimeAt(runs, 400)).toBe(4000);
    expect(countdownLeftMs(runs, 400)).toBe(600);
    expect(countdownLeftMs(runs, 1200)).toBe(0);
  });

  it("stands while paused", () => {
    expect(clockTimeAt({ ...runs, runs: false }, 9000)).toBe(4000);
  });
});
