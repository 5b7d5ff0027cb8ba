/** The view of Byzantium as the game's view.py gives it: ids and numbers, nothing hidden. */
export type Side = "byzantine" | "arab";
export type CitySide = Side | "persian" | "bulgar";
export type BoxName = "elite" | "main" | "levy" | "move";

export interface City {
  id: string;
  side: CitySide;
  discs: number;
  controller: number | null;
  fortified: boolean;
  armies: [number, Side][];
}

export interface Player {
  seat: number;
  points: Record<Side, number>;
  total_now: number;
  treasury: Record<Side, number>;
  pool: number;
  casualties: number;
  removed: number;
  boxes: Record<Side, Record<BoxName, number>>;
  guard: Record<Side, boolean>;
  tax: number;
  church: number;
  mosque: number;
  passed: boolean;
  army: Record<Side, string | null>;
  fortifications?: number;
  counts?: Side[];
  missing?: number;
}

export interface Space {
  id: string;
  kind: string;
  side: Side | "neutral";
  taken_by: number | null;
}

export interface ByzantiumView {
  turn: number;
  active: number;
  cities: City[];
  players: Player[];
  spaces: Space[];
  bulgars: { box: number; supply: number };
}
