/** Whoever plays here has a face too: one of our figures, decided by the name alone. */
import { figure } from "./figures/draw";
import { lookOf, lot, type Soldier } from "./figures/look";

const KINDS: readonly Omit<Soldier, "id">[] = [
  { code: "Nck", kind: "knight", arms: "lance (pennon)", weapon: "pennon", armoured: true },
  { code: "Nim", kind: "medium infantry", arms: "axe", weapon: "none", armoured: false },
  { code: "Bch", kind: "cataphract", arms: "mace", weapon: "none", armoured: true },
  { code: "Bih", kind: "hoplite", arms: "long spear", weapon: "long-spear", armoured: true },
  { code: "Bia", kind: "archer", arms: "composite bow", weapon: "composite-bow", armoured: false },
  { code: "Ace", kind: "heavy rider", arms: "sword", weapon: "none", armoured: true },
  { code: "Aij", kind: "javelin", arms: "javelins", weapon: "javelin", armoured: false },
  { code: "Lim", kind: "medium infantry", arms: "spear", weapon: "lance", armoured: false },
  { code: "Gih", kind: "knight", arms: "great sword", weapon: "none", armoured: true },
  { code: "Sia", kind: "archer", arms: "short bow", weapon: "short-bow", armoured: false },
];

/** Plain SVG in a square of 50 from -25,-28. */
export function face(name: string): string {
  const id = `somebody-${name}`;
  return figure(lookOf({ id, ...KINDS[lot(id, "kind") % KINDS.length]! }), id);
}
