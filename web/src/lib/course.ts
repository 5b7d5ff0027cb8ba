/** What a finished game's course tells: its curves, and where it turned. */
import type { AnalysedGame, GameCourse } from "./wire";

export interface Turn {
  ply: number;
  seat: number;
  before: number;
  after: number;
}

/** The values of each seat for every step; what is not known there carries on. */
export function curves(steps: number[][], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let value = steps.find((one) => one.length > 0)?.[seat] ?? 0;
    return steps.map((one) => (value = one[seat] ?? value));
  });
}

const mean = (rows: number[][], seat: number): number =>
  rows.reduce((sum, row) => sum + row[seat]!, 0) / rows.length;

/**
 * Chances without their trembling: whoever has just moved is judged a little too well each time. Each judged position becomes the
 * mean of those around it, so many on each side; the end stays what it is.
 */
export function steady(steps: number[][], around: number): number[][] {
  const judged = steps.flatMap((one, ply) => (one.length > 0 ? [ply] : []));
  const found = steps.map((): number[] => []);
  judged.forEach((ply, i) => {
    const span = Math.min(around, i, judged.length - 1 - i);
    const rows = judged.slice(i - span, i + span + 1).map((one) => steps[one]!);
    found[ply] = steps[ply]!.map((_, seat) => mean(rows, seat));
  });
  return found;
}

/** Turns nearer together than this share of the game are one. */
const APART = 0.04;

/** The biggest lasting swings, in the order of the game: by chances where there are any, else by scores. */
export function turningPoints(course: GameCourse, around: number, most = 5): Turn[] {
  const steps = course.chances.some((one) => one.length > 0) ? course.chances : course.scores;
  const judged = steps.flatMap((one, ply) => (one.length > 0 ? [ply] : []));
  const swings = judged.slice(1, -1).map((ply, k) => {
    const i = k + 1;
    const rows = (from: number, to: number): number[][] =>
      judged.slice(Math.max(0, from), to).map((one) => steps[one]!);
    const [early, late] = [rows(i - around, i), rows(i, i + around)];
    const gains = steps[ply]!.map((_, seat) => mean(late, seat) - mean(early, seat));
    const seat = gains.indexOf(Math.max(...gains));
    return { ply, seat, before: mean(early, seat), after: mean(late, seat), by: gains[seat]! };
  });
  const found: typeof swings = [];
  for (const swing of swings.sort((a, b) => b.by - a.by)) {
    if (found.length === most || swing.by <= 0) break;
    if (found.every((one) => Math.abs(one.ply - swing.ply) > APART * steps.length)) found.push(swing);
  }
  return found.sort((a, b) => a.ply - b.ply);
}

/** What brought points, the most first; the set-up comes first of all. */
export function sources(points: Record<string, number>[]): string[] {
  const total = new Map<string, number>();
  for (const one of points)
    for (const [source, n] of Object.entries(one))
      total.set(source, (total.get(source) ?? 0) + Math.abs(n) + (source === "set-up" ? 1e6 : 0));
  return [...total].sort(([, a], [, b]) => b - a).map(([source]) => source);
}

/** A part of a game that was won or lost: "+12 %", "−3 %". */
export function points(part: number): string {
  const n = Math.round(part * 100);
  return n === 0 ? "0 %" : `${n > 0 ? "+" : "−"}${Math.abs(n)} %`;
}

/** Of each seat a value after every step: its chance, or what luck or its own play have brought it so far. */
export function explained(game: AnalysedGame, what: "chances" | "luck" | "play"): number[][] {
  return game.begun.map((begun, seat) => {
    let value = what === "chances" ? begun : 0;
    const line = [value];
    for (const change of game.changes) {
      while (line.length < change.ply) line.push(value);
      if (what === "chances") value = change.chances[seat]!;
      else if (what === "luck") value += change.luck[seat]!;
      else if (change.seat === seat) value += change.play[seat]!;
      line[change.ply] = value;
    }
    while (line.length <= game.plies) line.push(value);
    return line;
  });
}

/** Each seat's chance after a step, as the analysis has it. */
export function chancesAt(game: AnalysedGame, ply: number): number[] {
  return game.changes.findLast((one) => one.ply <= ply)?.chances ?? game.begun;
}
