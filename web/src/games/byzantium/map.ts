/** The map: our drawing of the land and of the ways, and the links, and the cities at which the Bulgars come in, as the server prints them. */
import type { ByzantiumLink, ByzantiumRows } from "../../lib/wire";
import data from "./map.json";

interface Drawing {
  width: number;
  height: number;
  land: string;
  rivers: string[];
  peaks: [number, number, number][];
  dunes: [number, number, number][];
  cities: Record<string, [number, number]>;
  /** How the way from one city to another runs, by the two with a space between them. */
  ways: Record<string, string>;
}

export interface Link extends ByzantiumLink {
  d: string;
}

export const map = data as unknown as Drawing;
export const LINKS: Link[] = [];
export const WAYS_IN: string[] = [];

/** A way that is not in our drawing, because a host's own data brought it, runs straight. */
function drawn({ a, b }: ByzantiumLink): string {
  const [from, to] = [map.cities[a], map.cities[b]];
  return map.ways[`${a} ${b}`] ?? (from && to ? `M${from.join(" ")}L${to.join(" ")}` : "");
}

/** Before the board is drawn. */
export function lay(rows: ByzantiumRows): void {
  LINKS.splice(0, LINKS.length, ...rows.links.map((link) => ({ ...link, d: drawn(link) })));
  WAYS_IN.splice(0, WAYS_IN.length, ...rows.arrows);
}

/** Where a city's name is written, seen from its stack; default is below. */
export const LABELS: Record<string, { dx: number; dy: number; anchor: "start" | "middle" | "end" }> = {
  constantinople: { dx: 26, dy: -22, anchor: "start" },
  adrianople: { dx: -4, dy: -32, anchor: "middle" },
  nicaea: { dx: -28, dy: 24, anchor: "end" },
  thessalonica: { dx: 34, dy: 40, anchor: "start" },
  dyrrachium: { dx: 6, dy: 46, anchor: "middle" },
  athens: { dx: -30, dy: 14, anchor: "end" },
  candia: { dx: 0, dy: 44, anchor: "middle" },
  ephesus: { dx: -6, dy: 42, anchor: "middle" },
  attalia: { dx: -22, dy: 42, anchor: "middle" },
  tarsus: { dx: -26, dy: 36, anchor: "end" },
  antioch: { dx: -32, dy: 22, anchor: "end" },
  constantia: { dx: 0, dy: 44, anchor: "middle" },
  sinope: { dx: 34, dy: 4, anchor: "start" },
  trebizond: { dx: 10, dy: -34, anchor: "middle" },
  damascus: { dx: -30, dy: 6, anchor: "end" },
  jerusalem: { dx: -30, dy: 8, anchor: "end" },
  babylon: { dx: -30, dy: 30, anchor: "end" },
  alexandria: { dx: -30, dy: 8, anchor: "end" },
  palmyra: { dx: 32, dy: 2, anchor: "start" },
  bagdad: { dx: 34, dy: 0, anchor: "start" },
  hira: { dx: -34, dy: 16, anchor: "end" },
  mosul: { dx: 34, dy: 12, anchor: "start" },
  medina: { dx: 34, dy: 8, anchor: "start" },
  mecca: { dx: 34, dy: 8, anchor: "start" },
  tabuk: { dx: 34, dy: 8, anchor: "start" },
  derbent: { dx: -16, dy: -34, anchor: "middle" },
  tiflis: { dx: -6, dy: -34, anchor: "middle" },
  hamadan: { dx: -34, dy: 10, anchor: "end" },
};

/** The regions under which the text board lists the cities. */
export const REGIONS: Record<string, string[]> = {
  capital: ["constantinople"],
  balkans: ["adrianople", "thessalonica", "athens", "dyrrachium"],
  islands: ["candia", "constantia"],
  anatolia: ["nicaea", "ephesus", "attalia", "ankara", "sinope", "trebizond", "caesarea", "tarsus"],
  syria: ["edessa", "antioch", "palmyra", "damascus", "jerusalem"],
  egypt: ["babylon", "alexandria"],
  arabia: ["tabuk", "medina", "mecca"],
  persia: ["hira", "bagdad", "basra", "mosul", "hamadan", "tabriz", "dvin", "tiflis", "derbent"],
};

export const neighbours = (city: string): { city: string; type: ByzantiumLink["type"] }[] =>
  LINKS.filter((link) => link.a === city || link.b === city).map((link) => ({
    city: link.a === city ? link.b : link.a,
    type: link.type,
  }));
