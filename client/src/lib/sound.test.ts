import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

/** Counts what is made; what is set, connected, started and stopped is of no interest here. */
class FakeAudio {
  static made: string[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createOscillator = () => node("tone");
  createGain = () => node("volume");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("filter");
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  constructor() {
    FakeAudio.made.push("speaker");
  }
}

function node(kind: string): object {
  FakeAudio.made.push(kind);
  const knob = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  return { gain: knob, frequency: knob, start: () => {}, stop: () => {}, connect: (next: object) => next };
}

let sound: typeof import("./sound");
let preferences: typeof import("./preferences.svelte").preferences;
const everything = () => {
  sound.playTick();
  for (const one of ["die", "counter", "card", "chime"] as const) sound.playSound(one);
};

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  ({ preferences } = await import("./preferences.svelte"));
  sound = await import("./sound");
}, 30_000);

beforeEach(() => {
  FakeAudio.made = [];
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("navigator", {});
});

afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("is off at first: then nothing at all is made", () => {
    expect(preferences.hasSound).toBe(false);
    everything();
    expect(FakeAudio.made).toEqual([]);
  });

  it("waits for the first tap or key even when it is on, as browsers ask", () => {
    preferences.hasSound = true;
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    everything();
    expect(FakeAudio.made).toEqual([]);
  });

  it("is made once it is switched on, by one speaker for all", () => {
    preferences.hasSound = true;
    everything();
    expect(FakeAudio.made.filter((kind) => kind === "speaker")).toHaveLength(1);
    for (const kind of ["tone", "noise"]) expect(FakeAudio.made).toContain(kind);
  });

  it("stops when it is switched off again", () => {
    preferences.hasSound = false;
    everything();
    expect(FakeAudio.made).toEqual([]);
  });
});
