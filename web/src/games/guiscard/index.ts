import type { BoardModule, Fits } from "../board";
import { bench } from "./bench.svelte";
import BoardComponent from "./Board.svelte";
import { percent } from "./chances";
import ChancesComponent from "./Chances.svelte";
import DisplaysComponent from "./Displays.svelte";
import EndingComponent from "./Ending.svelte";
import FightComponent from "./Fight.svelte";
import InspectorComponent from "./Inspector.svelte";
import TextBoardComponent from "./TextBoard.svelte";
import ToolsComponent from "./Tools.svelte";
import { t } from "./texts";
import type { GuiscardView } from "./view";

export const Board: BoardModule<GuiscardView>["Board"] = BoardComponent;
export const Displays: BoardModule<GuiscardView>["Displays"] = DisplaysComponent;
export const TextBoard: BoardModule<GuiscardView>["TextBoard"] = TextBoardComponent;
export const Inspector: NonNullable<BoardModule<GuiscardView>["Inspector"]> = InspectorComponent;
export const Tools: NonNullable<BoardModule<GuiscardView>["Tools"]> = ToolsComponent;
export const Chances: NonNullable<BoardModule<GuiscardView>["Chances"]> = ChancesComponent;
export const Ending: NonNullable<BoardModule<GuiscardView>["Ending"]> = EndingComponent;
/** A fight is laid out with all who take part before it is fought. */
export const offers: NonNullable<BoardModule<GuiscardView>["offers"]> = (thing) =>
  thing.kind === "value" && bench.mayFight(thing.id);
/** What a hex costs who is on the move, and how he fares, as the board says it there. */
export const remark: NonNullable<BoardModule<GuiscardView>["remark"]> = (verb, type, value) => {
  const { reach } = bench;
  const way =
    ["step", "ride"].includes(verb) && type === "hex" && reach?.why === ""
      ? reach.hexes.find(({ hex }) => hex === value)
      : undefined;
  const words = way && { cost: way.cost, unhurt: percent(way.unhurt) };
  return way ? t(way.unhurt < 1 ? "gui-way-risk" : "gui-way-price", words) : "";
};
export const plans: BoardModule<GuiscardView>["plans"] = { attack: FightComponent };
export const quick = [
  "place",
  "face",
  "step",
  "ride",
  "retreat",
  "push",
  "fall",
  "suffer",
  "flee",
  "tip",
  "enlist",
  "buy",
  "batter",
];
export const endings = {
  done: ["move", "attack", "fire", "charge", "enlist", "send", "station"],
  stop: [],
  cease: [],
};
export { aspect, focus } from "./geometry";
export { stage } from "./stage";
export const sounds: BoardModule<GuiscardView>["sounds"] = {
  UnitMoved: "march",
  MeleeRolled: "blow",
  ShotFired: "shot",
  WallDestroyed: "fall",
  DayBegan: "turn",
};
export const spot: NonNullable<BoardModule<GuiscardView>["spot"]> = (type, id) =>
  ["unit", "hex", "device"].includes(type) ? document.getElementById(`${type}-${id}`) : null;

export const reach = ".middle .hex";

/** The compiler checks that this is a board. */
export type Checked = Fits<typeof import("."), GuiscardView>;
