/** The view of Byzantium as the game's view.py gives it: ids and numbers, nothing hidden. */
export type Side = "byzantine" | "arab";
export type CitySide = Side | "persian" | "bulgar";
export type BoxName = "elite" | "main" | "levy" | "move";

export interface Army {
  seat: number;
  side: Side;
}

export interface City {
  id: string;
  side: CitySide;
  discs: number;
  strength: number;
  controller: number | null;
  fortified: boolean;
  armies: Army[];
}

export interface SideDisplay {
  points: number;
  treasury: number;
  boxes: Record<BoxName, number>;
  guard: boolean;
  army: string | null;
  strength: number;
  income: number;
  upkeep: number;
  discs: number;
}

export interface Player {
  seat: number;
  byzantine: SideDisplay;
  arab: SideDisplay;
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
  total_tracks: number;
  total_if_fallen: number;
  /** the tracks that count as they stand, and how many points the weaker one lacks */
  counting?: Side[];
  missing?: number;
}

export interface Space {
  id: string;
  seat: number | null;
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
