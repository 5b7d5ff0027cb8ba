/** The view of Byzantion as the game's view.py gives it: ids and numbers; what is secret is simply not there. */
export type Amounts = Record<string, number>;

export interface Unit {
  front: string;
  behind: string[];
  marked: boolean;
  face_down: string[];
  /** what an activation gives now */
  yields?: Amounts;
}

export interface Player {
  seat: number;
  demos: string;
  resources: Amounts;
  nomisma: number;
  doxa: number;
  dynamis: number;
  position: string | null;
  vote: number | null;
  placed: number;
  vote_bonus: number;
  chalice: number;
  hand_size: number;
  area: Unit[];
  missions_kept: number;
  intrigue_played: number;
  victories: number;
  top_votes: number;
  hand?: string[];
  /** of the cards in hand, after discounts */
  costs?: Amounts;
  /** doxa the missions would bring now */
  mission_worth?: Amounts;
  packet?: string[];
  missions?: string[];
  missions_thrown?: string[];
  looking_at?: string[];
  given?: Amounts;
  bid?: number;
  bid_bonus?: number;
}

export interface Work {
  seat: number;
  action?: string;
  card?: string;
  cancelled?: boolean;
  /** Loot being divided: what lies on the first pile, and what does not. */
  split?: Amounts;
  rest?: Amounts;
}

export interface ByzantionView {
  phase: string;
  round: number;
  rounds: number;
  ring: number;
  order: number[];
  active: number | null;
  events: (string | null)[];
  option: number | null;
  result: "cancelled" | "fulfilled" | null;
  victor: number | null;
  loser: number | null;
  fulfilled: number;
  cancelled: number;
  boxes: (string | null)[];
  market: (string | null)[];
  display: (string | null)[];
  deck: number;
  discard: string[];
  removed: string[];
  map: Record<string, Amounts>;
  supply: Amounts;
  votes: [number, number] | null;
  pending: Work[];
  players: Player[];
  solo?: { seals_used: string[]; seal_placed: boolean; cost_paid: boolean; protected: number[] };
}

export const RESOURCES = [
  "auctoritas",
  "civicus",
  "virtus",
  "fides",
  "lapis",
  "lignum",
  "frumentum",
] as const;
export const TYPES = ["palatine", "ekklesiastik", "stratiotika", "emporion", "rustica"] as const;
export const KEIMELIA = ["labarum", "chalice", "sceptre", "robes"] as const;

/** The seat this view is seen from: the one that shows its hand. */
export const ownSeat = (view: ByzantionView): Player | undefined =>
  view.players.find((player) => player.hand !== undefined);
