/** Short names for the types of the view that the game declares (its `wire.py`), and lists of what it counts. */
import type {
  ByzantionPlayer as Player,
  ByzantionUnit as Unit,
  ByzantionEvents,
  ByzantionView,
  ByzantionWork as Work,
} from "../../lib/wire";
import type { EventOf } from "../../lib/types";

/** Something that happened; its kind says which parameters it has. */
export type ByzantionEvent = EventOf<ByzantionEvents>;

export type { ByzantionView, Player, Unit, Work };
export type Amounts = ByzantionView["supply"];

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
