/** The cards, events and boxes of the game's own tables, as far as their faces show them. */
import board from "../../../../src/porphyry/games/byzantion/data/board.toml?toml";
import boxes from "../../../../src/porphyry/games/byzantion/data/boxes.toml?toml";
import empire from "../../../../src/porphyry/games/byzantion/data/empire.toml?toml";
import events from "../../../../src/porphyry/games/byzantion/data/events.toml?toml";
import intrigue from "../../../../src/porphyry/games/byzantion/data/intrigue.toml?toml";
import missions from "../../../../src/porphyry/games/byzantion/data/missions.toml?toml";
import soloEvents from "../../../../src/porphyry/games/byzantion/data/solo_events.toml?toml";
import units from "../../../../src/porphyry/games/byzantion/data/units.toml?toml";

export interface Effect {
  kind: string;
  [param: string]: unknown;
}

export interface CardRow {
  id: string;
  types: Record<string, number>;
  cost: number;
  production?: string;
  effects: Effect[];
  windows?: string[];
}

export interface EventRow {
  id: string;
  age: number;
  year: number;
  territory: string;
  options: { name: string; requires: string; units: Record<string, number> }[];
  trial?: { resource: string; doxa: number[] };
  reward: string;
  penalty: string;
}

export interface SoloRow {
  id: string;
  age: number;
  year: number;
  territory: string;
  units: Record<string, number>;
  cost?: string;
  reward: string;
  penalty: string;
}

interface Named {
  id: string;
}

function byId<Row extends Named>(rows: unknown): Map<string, Row> {
  return new Map((rows as Row[]).map((row) => [row.id, row]));
}

const rows = (table: Record<string, unknown>, name: string): unknown[] => table[name] as unknown[];

export const CARDS = byId<CardRow>([...rows(empire, "card"), ...rows(intrigue, "card")]);
export const EVENTS = byId<EventRow>(rows(events, "event"));
export const SOLO = byId<SoloRow>(rows(soloEvents, "event"));
export const MISSIONS = byId<Named & { effects: Effect[] }>(rows(missions, "mission"));
export const BOXES = byId<Named & { loot: string }>(rows(boxes, "box"));
export const UNITS = byId<Named & { class: string; supply: number }>(rows(units, "unit"));
export const UNIT_COST = byId<Named & { cost: string }>(rows(units, "solo_cost"));
export const TERRITORIES = byId<Named & { colour: string; city: string; sea: string }>(
  rows(board, "territory"),
);
export const PRICES = (rows(board, "market_space") as { price: number }[]).map((space) => space.price);
export const VERDICTS = rows(board, "verdict") as { id: string; from: number }[];

export const isIntrigue = (card: CardRow): boolean => card.windows !== undefined;
export const isHero = (card: CardRow): boolean => Object.values(card.types).some((level) => level > 0);
