/** Sounds made by hand, with WebAudio: nothing is loaded. Silent until somebody switches sound on. */

import { look } from "./look.svelte";

let context: AudioContext | undefined;

/** Browsers let a page be heard only after a tap or a key: made then, and woken if it sleeps. */
function speaker(): AudioContext | undefined {
  if (!look.sound || !("AudioContext" in globalThis)) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short knock on wood; every tenth year a fuller one. */
export function tick(strong = false): void {
  const audio = speaker();
  if (!audio) return;
  knock(audio, strong ? 1180 : 1640, strong ? 0.5 : 0.28, strong ? 0.11 : 0.045);
  if (strong) knock(audio, 590, 0.35, 0.16);
}

function knock(audio: AudioContext, pitch: number, loudness: number, length: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}
