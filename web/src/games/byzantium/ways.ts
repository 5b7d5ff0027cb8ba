/** Which actions a space or box of the board stands for. Only names here: whether one is allowed now, the options say. */
import type { Picks } from "../../lib/narrow";
import type { ByzantiumView } from "./view";

export function waysOf(id: string, view: ByzantiumView): Picks {
  if (id === "tax") return { verb: "tax" };
  if (id === "church") return { verb: "church" };
  if (id === "mosque") return { verb: "mosque" };
  if (id === "pass") return { verb: ["pass", "pass_from"] };
  if (id === "bulgars") return { verb: ["bulgars_attack", "bulgars_reinforce"] };
  const space = view.spaces.find((one) => one.id === id);
  if (!space) return { verb: "" };
  switch (space.kind) {
    case "emperor":
    case "caliph":
      return { verb: space.kind };
    case "fleet":
    case "civil_war":
      return { verb: space.kind, side: space.side };
    case "improve":
      return { verb: "improve", city: view.cities.filter((city) => city.side === space.side).map((city) => city.id) };
    case "bulgars":
      return { verb: ["bulgars_attack", "bulgars_reinforce"] };
    case "fortification":
      return { verb: "fortify" };
    default:
      return { verb: space.kind };
  }
}
