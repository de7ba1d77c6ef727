/** Sounds made by hand, with WebAudio: nothing is loaded. Silent until somebody switches sound on. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | undefined;

/** Browsers let a page be heard only after a tap or a key: made then, and woken if it sleeps. */
function audioContext(): AudioContext | undefined {
  if (!preferences.hasSound || !("AudioContext" in globalThis) || navigator.userActivation?.hasBeenActive === false) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short knock on wood; a strong one is fuller. */
export function playTick(strong = false): void {
  const audio = audioContext();
  if (!audio) return;
  playKnock(audio, { pitch: strong ? 1180 : 1640, loudness: strong ? 0.5 : 0.28, length: strong ? 0.11 : 0.045 });
  if (strong) playKnock(audio, { pitch: 590, loudness: 0.35, length: 0.16 });
}

/** A die over wood: knocks that come slower, lower and softer until it lies. */
export function playDie(): void {
  const audio = audioContext();
  if (!audio) return;
  [0, 0.05, 0.11, 0.19, 0.3].forEach((after, bounce) =>
    playKnock(audio, { pitch: 1500 - bounce * 130 + (bounce % 2) * 220, loudness: 0.24 - bounce * 0.035, length: 0.05, after }),
  );
}

/** A wooden counter put down: low, soft, gone at once. */
export function playCounter(): void {
  const audio = audioContext();
  if (!audio) return;
  playKnock(audio, { pitch: 420, loudness: 0.3, length: 0.09 });
  playKnock(audio, { pitch: 980, loudness: 0.08, length: 0.03 });
}

/** A card drawn over the table to its new owner: a breath of paper, and the edge set down. */
export function playCard(): void {
  const audio = audioContext();
  if (!audio) return;
  playRustle(audio, 0.16);
  playKnock(audio, { pitch: 620, loudness: 0.12, length: 0.05, after: 0.13 });
}

/** Two notes, a fourth up: your turn, or something good. It lets what was done before it sound first. */
export function playChime(): void {
  const audio = audioContext();
  if (!audio) return;
  playNote(audio, 659.26, 0.12);
  playNote(audio, 880, 0.25);
}

/** What is heard at a table, by name. */
const SOUNDS = { die: playDie, counter: playCounter, card: playCard, chime: playChime };
export type Sound = keyof typeof SOUNDS;

export const playSound = (sound: Sound): void => SOUNDS[sound]();

type Knock = { pitch: number; loudness: number; length: number; after?: number };

function playKnock(audio: AudioContext, { pitch, loudness, length, after = 0 }: Knock): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime + after;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}

/** A small bell: the note and, much softer, its octave; it swells for a moment instead of clicking. */
function playNote(audio: AudioContext, pitch: number, after: number): void {
  const now = audio.currentTime + after;
  for (const [harmonic, loudness, length] of [[1, 0.16, 0.55], [2, 0.035, 0.3]] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.setValueAtTime(pitch * harmonic, now);
    volume.gain.setValueAtTime(0.001, now);
    volume.gain.exponentialRampToValueAtTime(loudness, now + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}

/** Noise through a narrow filter whose pitch rises, first louder, then softer. */
function playRustle(audio: AudioContext, length: number): void {
  const now = audio.currentTime;
  const paper = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = paper.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const [noise, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  noise.buffer = paper;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(2400, now);
  filter.frequency.exponentialRampToValueAtTime(3800, now + length);
  volume.gain.setValueAtTime(0.001, now);
  volume.gain.exponentialRampToValueAtTime(0.09, now + length * 0.4);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  noise.connect(filter).connect(volume).connect(audio.destination);
  noise.start(now);
  noise.stop(now + length);
}
