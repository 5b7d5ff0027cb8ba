/** The view of Byzantium as the game's view.py gives it: ids and numbers, nothing hidden. */
export type Side = "byzantine" | "arab";
export type CitySide = Side | "persian" | "bulgar";
export type BoxName = "elite" | "main" | "levy" | "move";

export interface City {
  id: string;
  side: CitySide;
  discs: number;
  strength: number;
  controller: number | null;
  fortified: boolean;
  armies: [number, Side][];
}

export interface Player {
  seat: number;
  points: Record<Side, number>;
  treasury: Record<Side, number>;
  boxes: Record<Side, Record<BoxName, number>>;
  guard: Record<Side, boolean>;
  army: Record<Side, string | null>;
  strength: Record<Side, number>;
  discs: Record<Side, number>;
  income: Record<Side, number>;
  upkeep: Record<Side, number>;
  pool: number;
  casualties: number;
  removed: number;
  tax: number;
  pass_box: number;
  church: number;
  mosque: number;
  fortifications: number;
  passed: boolean;
  cities: number;
  total_now: number;
  total_if_fallen: number;
  /** the tracks that would count if the game ended now, and how many points the weaker one lacks */
  counts: Side[];
  missing: number;
}

export interface Space {
  id: string;
  taken_by: number | null;
}

export interface ByzantiumView {
  turn: number;
  turns: number;
  start: number;
  active: number;
  first_pass: number | null;
  ended: string;
  cities: City[];
  players: Player[];
  spaces: Space[];
  bulgars: { box: number; supply: number };
  guards: Record<Side, "space" | "aside" | number>;
}
