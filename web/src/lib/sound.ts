/** Small sounds made on the spot, no recordings: wood, dice, hooves, coins, cards, a horn, a bell, blows and what falls. Off unless asked for. */
import { settings } from "./settings.svelte";

export type Sound = "cube" | "dice" | "march" | "coin" | "card" | "horn" | "turn" | "blow" | "shot" | "fall";

let context: AudioContext | undefined;

interface Note {
  at: number;
  pitch: number;
  /** Where the pitch goes until the note ends. */
  to?: number;
  lasts?: number;
  loud?: number;
  wave?: OscillatorType;
}

const wood = (at: number, pitch = 520, loud = 0.16): Note => ({
  at,
  pitch,
  to: pitch / 3,
  lasts: 0.09,
  loud,
  wave: "triangle",
});
const many = (count: number, each: (i: number) => Note): Note[] =>
  Array.from({ length: count }, (_, i) => each(i));

/** Each sound as notes on a short line of time. */
const SOUNDS: Record<Sound, () => Note[]> = {
  cube: () => [wood(0)],
  dice: () => many(6, (i) => wood(i * 0.06 + Math.random() * 0.03, 700 + Math.random() * 500, 0.1)),
  march: () => many(6, (i) => wood(i * 0.11 + (i % 2) * 0.03, i % 2 ? 150 : 120, 0.22)),
  coin: () =>
    many(2, (i) => ({ at: i * 0.07, pitch: i ? 2637 : 1976, lasts: 0.28, loud: 0.06, wave: "square" })),
  card: () =>
    many(3, (i) => ({
      at: i * 0.02,
      pitch: 1400 + i * 500,
      to: 300,
      lasts: 0.05,
      loud: 0.05,
      wave: "sawtooth",
    })),
  horn: () => [
    { at: 0, pitch: 196, lasts: 0.28, loud: 0.1, wave: "sawtooth" },
    { at: 0.22, pitch: 294, lasts: 0.7, loud: 0.1, wave: "sawtooth" },
  ],
  blow: () => [
    wood(0, 210, 0.3),
    { at: 0.02, pitch: 1850, to: 900, lasts: 0.35, loud: 0.07, wave: "square" },
  ],
  shot: () => [
    { at: 0, pitch: 900, to: 2400, lasts: 0.18, loud: 0.05, wave: "sawtooth" },
    wood(0.2, 320, 0.2),
  ],
  fall: () => [
    ...many(7, (i) => wood(i * 0.09, 260 - i * 24, 0.3)),
    { at: 0.2, pitch: 98, to: 49, lasts: 1.4, loud: 0.14, wave: "sawtooth" },
  ],
  turn: () => [
    { at: 0, pitch: 784, lasts: 0.9, loud: 0.08 },
    { at: 0.12, pitch: 1175, lasts: 0.9, loud: 0.05 },
  ],
};

export function playSound(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { at, pitch, to = pitch, lasts = 0.2, loud = 0.1, wave = "sine" } of SOUNDS[sound]()) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts * 0.8);
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}
