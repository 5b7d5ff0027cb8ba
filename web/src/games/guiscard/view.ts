/** What the server shows of a fight in Guiscard. Nothing is hidden. */
export interface Unit {
  id: string;
  name: string;
  kind: string;
  code: string;
  arms: string;
  weapon: string;
  armoured: boolean;
  horse: boolean;
  seat: number;
  place: "waiting" | "map" | "left" | "gone" | "carried" | "ridden" | "unplaced" | "beneath";
  health: "healthy" | "wounded" | "dead";
  stunned: boolean;
  mounted: boolean;
  attack: number;
  defence: number;
  movement: number;
  hex: string | null;
  tail: string | null;
  facing: string | null;
  lances?: string | null;
  marks: string[];
  spent: number;
  moving: boolean;
  target: string | null;
  led_by: string | null;
  carries: string | null;
  rides: string | null;
}

/** A ladder or a grapnel with its rope. */
export interface Device {
  id: string;
  seat: number;
  state: string;
  hexes: string[];
  top: string | null;
  facing: string | null;
  men: string[];
  climber: string | null;
  height: number | null;
}

export interface Engine {
  id: string;
  kind: string;
  seat: number;
  state: string;
  hexes: string[];
  bearing: string | null;
  crew: string[];
  crew_needed: number;
  loaded: boolean;
  rounds_to_wait: number;
}

export interface Day {
  day: number;
  event: string | null;
  roll: number;
  initiative: number | null;
  action: string;
  result: string | null;
  engines_lost: number;
  destroyed: number;
}

/** What is printed on a man's counter, and his price. */
export interface Person {
  id: string;
  name: string;
  kind: string;
  code: string;
  cost: number;
  command: boolean;
  arms: string;
  weapon: string;
  armoured: boolean;
  attack: number;
  defence: number;
  movement: number;
}

export interface Man extends Person {
  seat: number;
  state: "healthy" | "wounded" | "dead" | "captured";
  returns: number | null;
  duty: string;
}

export interface SiegeSheet {
  building: string;
  day: number;
  besieger: number;
  reversed: boolean;
  initiative: number | null;
  action: string;
  supplies: { last_day: number; left: number; captured: number };
  parts: { id: string; holder: number; hexes: string[]; last: boolean }[];
  works: { hex: string; make: string; damage: number; stages: number; destroyed: boolean; aimed: number }[];
  engines: Record<string, number>;
  engines_of_besieged: Record<string, number>;
  construction: { engine: string; days: number; needed: number; today: boolean }[];
  men: Man[];
  strength: [number, number];
  surrender: { pressure: number; chance: number; last_leader: boolean };
  /** While a force is raised: what is left to spend, and whom it may still call. */
  muster: {
    seat: number;
    points: number;
    leaders: number;
    engines: boolean;
    callable: Person[];
  } | null;
  days: Day[];
}

/** What wins: texts of the game, each of one side or of nobody, over one set of parameters. */
export interface Goal {
  victory: string;
  lines: { seat: number | null; text: string }[];
  progress: string | null;
  params: Record<string, string | number | string[] | null>;
}

export interface GuiscardView {
  scenario: string;
  number: number;
  map: string;
  rows: number;
  columns: number;
  text: string[];
  sides: [hex: string, direction: string, feature: string][];
  levels: Record<string, number>;
  gate: { hex: string; state: "closed" | "open" | "destroyed" } | null;
  tents_down: number;
  armies: string[];
  round: number;
  rounds: number;
  active: number;
  step: string;
  units: Unit[];
  loot: { hex: string | null; carrier: string | null; taken: boolean }[];
  goal: Goal;
  points: number;
  casualties: [number, number];
  fires?: { hex: string; seat: number; count: number; naphtha: boolean }[];
  naphtha?: string[];
  ladders?: Device[];
  ropes?: Device[];
  engines?: Engine[];
  breaches?: string[];
  siege?: SiegeSheet | null;
}

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
      return [{ name, column, row, ground, level: view.levels[name] ?? 0 }];
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
