import type { BoardModule } from "../board";
import BoardComponent from "./Board.svelte";
import DisplaysComponent from "./Displays.svelte";
import InspectorComponent from "./Inspector.svelte";
import TextBoardComponent from "./TextBoard.svelte";

export const Board: BoardModule["Board"] = BoardComponent;
export const Displays: BoardModule["Displays"] = DisplaysComponent;
export const TextBoard: BoardModule["TextBoard"] = TextBoardComponent;
export const Inspector: NonNullable<BoardModule["Inspector"]> = InspectorComponent;
export { animate } from "./animate";
export const aspect = 1;
export const scrolls = true;

export const sounds: BoardModule["sounds"] = {
  CardDrawn: "card",
  CardTakenUnseen: "card",
  CardPlayed: "card",
  IntriguePlayed: "card",
  ResourceBought: "coin",
  ResourceSold: "coin",
  UnitMoved: "march",
  EventFulfilled: "horn",
};
