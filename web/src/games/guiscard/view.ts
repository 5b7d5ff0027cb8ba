/** Short names for the types of the view that the game declares (its `wire.py`), and how its map is read. */
import type {
  GuiscardDay as Day,
  GuiscardDevice as Device,
  GuiscardEngine as Engine,
  GuiscardGoal as Goal,
  GuiscardMan as Man,
  GuiscardPerson as Person,
  GuiscardSiege as SiegeSheet,
  GuiscardUnit as Unit,
  GuiscardEvents,
  GuiscardView,
} from "../../lib/wire";
import type { EventOf } from "../../lib/types";

/** Something that happened; its kind says which parameters it has. */
export type GuiscardEvent = EventOf<GuiscardEvents>;

export type { Day, Device, Engine, Goal, GuiscardView, Man, Person, SiegeSheet, Unit };

/** A man who has not come to the map yet, as his counter lies on the table. */
export const counterOf = (one: Person, seat: number): Unit => ({
  ...one,
  seat,
  horse: false,
  place: "waiting",
  health: "healthy",
  stunned: false,
  mounted: false,
  hex: null,
  tail: null,
  facing: null,
  marks: [],
  spent: 0,
  moving: false,
  target: null,
  led_by: null,
  carries: null,
  rides: null,
});

/** The marks of the ground, as the rows of the map write them. */
const GROUND: Record<string, string> = {
  ".": "level",
  b: "bushes",
  t: "tree",
  s: "slope",
  m: "swamp",
  r: "rocks",
  p: "path",
  q: "rock-steps",
  e: "beach",
  w: "shallow",
  W: "deep",
  j: "jetty",
  i: "interior",
  z: "stairs",
  c: "courtyard",
  n: "tent",
  o: "tent-entrance",
  X: "tower",
  k: "wall-walk",
  G: "gate",
  ":": "level",
  B: "bushes",
  T: "tree",
  R: "rocks",
};

export interface Hex {
  name: string;
  column: number;
  row: number;
  ground: string;
  level: number;
  /** A tree whose crown grows towards these sides only. */
  crown?: string[] | undefined;
}

/** A column's letters, then the row from one: k10. */
export const hexName = (column: number, row: number): string =>
  (column < 26
    ? String.fromCharCode(97 + column)
    : String.fromCharCode(96 + Math.floor(column / 26), 97 + (column % 26))) + String(row + 1);

export function place(name: string): { column: number; row: number } {
  const letters = name.replace(/\d+$/, "");
  const last = letters.charCodeAt(letters.length - 1) - 97;
  return {
    column: letters.length > 1 ? 26 * (letters.charCodeAt(0) - 96) + last : last,
    row: Number(name.slice(letters.length)) - 1,
  };
}

export function hexesOf(view: GuiscardView): Hex[] {
  return view.text.flatMap((line, row) =>
    [...line].flatMap((mark, column) => {
      const ground = GROUND[mark];
      if (!ground) return [];
      const name = hexName(column, row);
      return [{ name, column, row, ground, level: view.levels[name] ?? 0, crown: view.crowns?.[name] }];
    }),
  );
}

export function grouped<T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const out = new Map<string, T[]>();
  for (const one of list) {
    const group = out.get(key(one));
    if (group) group.push(one);
    else out.set(key(one), [one]);
  }
  return out;
}
