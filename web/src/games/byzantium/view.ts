/** Short names for the types of the view that the game declares (its `wire.py`). */
import type {
  ByzantiumBox,
  ByzantiumCity,
  ByzantiumSides,
  ByzantiumSpace,
  ByzantiumView,
} from "../../lib/wire";

export type { ByzantiumCity as City, ByzantiumSpace as Space, ByzantiumView };
export type Side = keyof ByzantiumSides;
export type CitySide = ByzantiumCity["side"];
export type BoxName = keyof ByzantiumBox;
