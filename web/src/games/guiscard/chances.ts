/** The chances a game answers with, sorted for reading. */
import type { Named } from "../../lib/types";

export interface Odds {
  attackers: string[];
  defenders: string[];
  charge: string;
  attack: number;
  defence: number;
  difference: number;
  base: string;
  ground: { attacker: number; defender: number };
  shifts: { why: string; rule: string; columns: number }[];
  shift: number;
  column: string;
  against: "foot" | "mounted";
  die: number;
  [result: string]: unknown;
}

/** The results a die can have, in the order one wants to read them: worst for the target first. */
const ORDER = [
  "on_target",
  "horse_and_rider_killed",
  "killed",
  "horse_killed_rider_wounded",
  "horse_killed_rider_stunned",
  "horse_killed_rider_thrown",
  "thrown_wounded",
  "thrown_stunned",
  "thrown",
  "wounded",
  "stunned",
  "lances_beaten",
  "driven_back",
  "slowed",
  "nothing",
  "attackers_back",
  "attacker_stunned",
  "attacker_thrown_stunned",
  "attacker_thrown",
  "attacker_wounded",
  "attacker_killed",
  "friend_hit",
  "unhurt",
  "stopped",
  "success",
  "failure",
];

/** Numbers that are not chances. */
const COUNTS = ["attack", "defence", "difference", "shift", "die"];

export function results(odds: Named): [string, number][] {
  const order = (word: string): number => (ORDER.indexOf(word) + ORDER.length + 1) % (ORDER.length + 1);
  return Object.entries(odds)
    .filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === "number" && entry[1] > 0 && !COUNTS.includes(entry[0]),
    )
    .sort((a, b) => order(a[0]) - order(b[0]));
}

/** The chance that the target comes to harm at all. */
export const harm = (odds: Record<string, number>): number =>
  Object.entries(odds)
    .filter(([word]) => !["on_target", "friend_hit", "driven_back", "slowed"].includes(word))
    .reduce((sum, [, chance]) => sum + chance, 0);

export const percent = (chance: number): string => `${Math.round(chance * 1000) / 10} %`;
