import type { BoardModule, Fits } from "../board";
import BoardComponent from "./Board.svelte";
import ChoiceComponent from "./Choice.svelte";
import DisplaysComponent from "./Displays.svelte";
import InspectorComponent from "./Inspector.svelte";
import TextBoardComponent from "./TextBoard.svelte";
import type { ByzantionEvent, ByzantionView } from "./view";

export const Board: BoardModule<ByzantionView>["Board"] = BoardComponent;
export const Displays: BoardModule<ByzantionView>["Displays"] = DisplaysComponent;
export const TextBoard: BoardModule<ByzantionView>["TextBoard"] = TextBoardComponent;
export const Inspector: NonNullable<BoardModule<ByzantionView>["Inspector"]> = InspectorComponent;
export const Choice: NonNullable<BoardModule<ByzantionView>["Choice"]> = ChoiceComponent;
export const explains = ["card", "mission", "keimelion", "pile", "option"];
export { animate } from "./animate";
export { lay } from "./data";
export { stage } from "./stage";
export { COUNTS as counts } from "./icons";
export const aspect = 1;
export const scrolls = true;
export const endings = { end: ["announce"], done: [], abstain: [] };

export const flat = ["announce"];

const DRAWN: Record<string, (id: string) => string> = {
  card: (id) => `[data-card="${id}"]`,
  mission: (id) => `[data-mission="${id}"]`,
  territory: (id) => `#territory-${id}`,
  keimelion: (id) => `#position-${id}`,
  event: () => ".bzn .event",
  solo: () => ".bzn .event",
  option: (id) => `.bzn .event .course:nth-child(${id === "second" ? 2 : 1})`,
  pile: () => ".bzn .pending",
};
export const spot: NonNullable<BoardModule<ByzantionView>["spot"]> = (type, id) => {
  const selector = DRAWN[type]?.(CSS.escape(id));
  return selector ? document.querySelector(selector) : null;
};

export const sounds: BoardModule<ByzantionView>["sounds"] = {
  CardDrawn: "card",
  CardTakenUnseen: "card",
  CardPlayed: "card",
  IntriguePlayed: "card",
  ResourceBought: "coin",
  ResourceSold: "coin",
  UnitMoved: "march",
  EventFulfilled: "horn",
  EventCancelled: "fall",
  TrialEnded: "blow",
  OptionChosen: "horn",
};

export const reach = ".bzn .thing";

/** The compiler checks that this is a board. */
export type Checked = Fits<typeof import("."), ByzantionView, ByzantionEvent>;
