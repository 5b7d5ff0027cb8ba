/** The cards, events and boxes as the server prints them, a host's own data laid over ours. Filled before the board is drawn. */
import type {
  ByzantionBox,
  ByzantionCard,
  ByzantionEffect as Effect,
  ByzantionEvent,
  ByzantionMiniature,
  ByzantionMission,
  ByzantionRows,
  ByzantionSoloEvent,
  ByzantionTerritory,
} from "../../lib/wire";

export type { Effect };

export const CARDS = new Map<string, ByzantionCard>();
export const EVENTS = new Map<string, ByzantionEvent>();
export const SOLO = new Map<string, ByzantionSoloEvent>();
export const MISSIONS = new Map<string, ByzantionMission>();
export const BOXES = new Map<string, ByzantionBox>();
export const UNITS = new Map<string, ByzantionMiniature>();
export const TERRITORIES = new Map<string, ByzantionTerritory>();
export const PRICES: number[] = [];

function fill<Row extends { id: string }>(table: Map<string, Row>, rows: Row[]): void {
  table.clear();
  for (const row of rows) table.set(row.id, row);
}

export function lay(rows: ByzantionRows): void {
  fill(CARDS, rows.card);
  fill(EVENTS, rows.event);
  fill(SOLO, rows.solo);
  fill(MISSIONS, rows.mission);
  fill(BOXES, rows.box);
  fill(UNITS, rows.unit);
  fill(TERRITORIES, rows.territory);
  PRICES.splice(0, PRICES.length, ...rows.prices);
}

export const isIntrigue = (card: ByzantionCard): boolean => card.windows !== undefined;
export const isHero = (card: ByzantionCard): boolean => Object.values(card.types).some((level) => level > 0);
