import type { BoardModule, Fits } from "../board";
import BoardComponent from "./Board.svelte";
import DisplaysComponent from "./Displays.svelte";
import InspectorComponent from "./Inspector.svelte";
import TextBoardComponent from "./TextBoard.svelte";
import { t } from "./texts";
import type { BoxName, ByzantiumEvent, ByzantiumView, Side } from "./view";

export const Board: BoardModule<ByzantiumView>["Board"] = BoardComponent;
export const Displays: BoardModule<ByzantiumView>["Displays"] = DisplaysComponent;
export const TextBoard: BoardModule<ByzantiumView>["TextBoard"] = TextBoardComponent;
export const Inspector: NonNullable<BoardModule<ByzantiumView>["Inspector"]> = InspectorComponent;
export { animate } from "./animate";
export { lay } from "./map";
export { ASPECT as aspect } from "./layout";
export { COUNTS as counts } from "./icons";
export { stage } from "./stage";
export const zoomsLeft = true;
export const endings = { pass: [], "pass-from": [], done: ["reinforce"], stop: [] };

const DRAWN: Record<string, string> = { city: "city", space: "space", building: "box" };
export const spot: NonNullable<BoardModule<ByzantiumView>["spot"]> = (type, id) =>
  DRAWN[type] ? document.getElementById(`${DRAWN[type]}-${id}`) : null;

export const sounds: BoardModule<ByzantiumView>["sounds"] = {
  ArmyMoved: "march",
  ArmyWithdrew: "march",
  BezantsReceived: "coin",
  TaxesRaised: "coin",
  CityCaptured: "horn",
  ConstantinopleFell: "fall",
  BattleEnded: "blow",
  CityHeld: "blow",
};

/** How many cubes lie where the answer takes one from, or puts one. */
export const remark: NonNullable<BoardModule<ByzantiumView>["remark"]> = (_, type, value, at) => {
  const me = at.view.players[at.seat];
  const [side, box] = type === "box" ? [at.fields.side ?? at.params.side, value] : String(value).split("-");
  if (!me || (type !== "box" && type !== "source")) return "";
  const n = box === undefined ? me[side as "pool" | "casualties"] : me.boxes[side as Side]?.[box as BoxName];
  return n === undefined ? "" : t("cubes-there", { n });
};

export const reach = ".middle .city";

/** The compiler checks that this is a board. */
export type Checked = Fits<typeof import("."), ByzantiumView, ByzantiumEvent>;
