/** Short names for the types of the view that the game declares (its `wire.py`). */
import type {
  ByzantiumBox,
  ByzantiumCity,
  ByzantiumSides,
  ByzantiumSpace,
  ByzantiumEvents,
  ByzantiumView,
} from "../../lib/wire";
import type { EventOf } from "../../lib/types";

/** Something that happened; its kind says which parameters it has. */
export type ByzantiumEvent = EventOf<ByzantiumEvents>;

export type { ByzantiumCity as City, ByzantiumSpace as Space, ByzantiumView };
export type Side = keyof ByzantiumSides;
export type CitySide = ByzantiumCity["side"];
export type BoxName = keyof ByzantiumBox;
