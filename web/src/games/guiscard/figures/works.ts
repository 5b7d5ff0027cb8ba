/** Fire with its smoke, and the engines of a siege, as plain SVG around 0,0; our own numbers and colours only. */
import { disc, LINE, line, rimmed, shape, STEEL, WOOD } from "../../pen";

const PUFFS = [
  [-4, -34, 10],
  [9, -42, 9],
  [0, -52, 7],
] as const;

/** Smoke drifts away from the light; the more fires burn on a hex, the more of it. */
export function smoke(count: number): string {
  return PUFFS.slice(0, Math.max(1, Math.min(3, count + 1)))
    .map(
      ([x, y, r]) =>
        `<circle cx="${x + 6}" cy="${y}" r="${r}" fill="#4a4448" opacity=".55"/><circle cx="${x + 4}" cy="${y - 2}" r="${(r * 0.6).toFixed(1)}" fill="#8d8488" opacity=".5"/>`,
    )
    .join("");
}

export const FLAME =
  shape("M-20 26Q-30 4 -12 -8Q-10 4 -4 2Q-10 -18 6 -32Q6 -14 16 -8Q28 4 20 26Q0 34 -20 26Z", "#e4501b", 2) +
  '<path d="M-13 25.500Q-20 8 -9 -1Q-6 8 -1 5Q-4 -8 5 -18Q6 -6 11 -2Q19 8 13 25.500Q0 30 -13 25.500Z" fill="#f58a24"/>' +
  '<path d="M-9 25Q-14 12 -3 3Q0 12 5 8Q14 14 9 25Q0 29 -9 25Z" fill="#ffd04a"/>';

/** A stone thrower seen from above and behind, looking up the page: a frame on runners, a windlass, the arm and its stone. */
export function thrower(loaded: boolean): string {
  return (
    rimmed("M-17 24V-16M17 24V-16", "#8a5a2b", 5) +
    rimmed("M-20 18H20M-18 -12H18", "#a97038", 4.5) +
    rimmed("M-12 9H12", "#5f3c17", 5) +
    line("M-8 6v6M-3 6v6M3 6v6M8 6v6", "#d9c79a", 1.3) +
    rimmed(loaded ? "M0 -12V21" : "M0 14V-27", WOOD, 4.5) +
    disc(0, -12, 3.6, STEEL, 1.2) +
    (loaded
      ? disc(0, 22, 6.5, "#d9d2c3", 1.4) + line("M-3 20Q-1 17.500 2 18", "#ffffff", 1.4)
      : line("M-4 -30Q0 -24 4 -30", LINE, 2))
  );
}

/** A siphon: the kettle over its coals, the bellows, and the pipe with the flame at its mouth. */
export function siphon(loaded: boolean): string {
  return (
    rimmed("M-14 20H14", "#8a5a2b", 5) +
    shape("M-13 18Q-16 2 0 0Q16 2 13 18Z", "#b97c35", 1.6) +
    line("M-8 6Q-11 10 -10 15", "#efc37a", 2.2) +
    shape("M-4 2L-3 -18H3L4 2Z", "#8c6a3a", 1.5) +
    shape("M-6 -17H6V-22H-6Z", "#c79a3e", 1.4) +
    (loaded
      ? shape("M0 -20Q-9 -28 0 -40Q9 -28 0 -20Z", "#ff9b2d", 1.4) +
        shape("M0 -22Q-4 -27 0 -33Q4 -27 0 -22Z", "#ffe08a", 0)
      : "") +
    shape("M10 10L24 5V17Z", "#6b4424", 1.4)
  );
}
