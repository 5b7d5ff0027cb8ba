/** The spaces and boxes of the board: their side, and the actions they stand for. Whether one is allowed now, the options say. */
import type { Picks } from "../../lib/narrow";
import type { ByzantiumView, Side } from "./view";

/** "byzantine-improvement-2" is the second improvement space of the Byzantine row. */
export function spaceParts(id: string): { side: Side | "neutral"; kind: string } {
  const bare = id.replace(/-\d+$/, "");
  if (bare === "emperor") return { side: "byzantine", kind: "emperor" };
  if (bare === "caliph") return { side: "arab", kind: "caliph" };
  for (const side of ["byzantine", "arab"] as const)
    if (bare.startsWith(`${side}-`)) return { side, kind: bare.slice(side.length + 1) };
  return { side: "neutral", kind: bare };
}

export function waysOf(id: string, view: ByzantiumView): Picks {
  if (id === "tax" || id === "church" || id === "mosque") return { verb: id };
  if (id === "pass") return { verb: ["pass", "pass-from"] };
  const { side, kind } = spaceParts(id);
  switch (kind) {
    case "fleet":
    case "civil-war":
      return { verb: kind, side };
    case "improvement":
      return {
        verb: "improve",
        city: view.cities.filter((city) => city.side === side).map((city) => city.id),
      };
    case "bulgars":
      return { verb: ["bulgars-attack", "bulgars-reinforce"] };
    case "fortification":
      return { verb: "fortify" };
    default:
      return { verb: kind };
  }
}
