/** Two small sounds made on the spot: wood on the table, dice in a cup. Off unless asked for. */
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + 0.07);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

export function playSound(kind: "cube" | "dice"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (kind === "cube") knock(now, 520, 0.16);
  else
    for (let i = 0; i < 6; i++) knock(now + i * 0.06 + Math.random() * 0.03, 700 + Math.random() * 500, 0.1);
}
