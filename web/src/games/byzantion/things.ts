/** What on the table stands for which choice. */
import type { Thing } from "../board";
import type { ByzantionView, Player } from "./view";

export { value } from "../things";

const way = (id: string, picks: Record<string, string | number | string[]>): Thing => ({
  kind: "way",
  id,
  picks,
});
export const deed = (id: string): Thing => way(`deed-${id}`, { verb: "announce", deed: id });
export const own = (good: string): Thing => way(`own-${good}`, { verb: ["sell", "take"], good });
export const buy = (good: string): Thing => way(`buy-${good}`, { verb: "buy", good });
export const bid = (amount: number): Thing => way(`bid-${amount}`, { verb: "bid", amount });
export const give = (good: string, amount: number): Thing =>
  way(`give-${good}-${amount}`, { verb: "give", good, amount });
export const share = (good: string, amount: number): Thing =>
  way(`divide-${good}-${amount}`, { verb: "divide", good, amount });
export const stand = (hero: string, good: string): Thing =>
  way(`stand-${hero}-${good}`, { verb: "stand", hero, good });
export const reveal = (space: number): Thing => way(`reveal-${space}`, { verb: "reveal", space: space + 1 });
export const draw = (id: string): Thing => way(`draw-${id}`, { verb: "draw", way: id });
/** A unit from the supply; one that stands on the map is another thing. */
export const supply = (unit: string): Thing => way(`supply-${unit}`, { verb: ["place", "build"], unit });
export const pile = (id: string): Thing => way(`pile-${id}`, { verb: "pile", pile: id });

export const WAYS = ["deck", "display", "discard"] as const;

/** What pressing this does once its action is announced: a line to play, and the action. Whether it may be done the server says. */
export function stepOf(
  thing: Thing,
  v: ByzantionView,
  me: Player | undefined,
): { deed: string; line: string } | null {
  if (!me) return null;
  if (thing.kind === "value") {
    const price = me.costs?.[thing.id];
    if (me.hand?.includes(thing.id) && price !== undefined && price <= me.nomisma)
      return { deed: "play", line: `play ${thing.id}` };
    const unit = me.area.find(({ front }) => front === thing.id);
    return unit && !unit.marked ? { deed: "activate", line: `activate ${thing.id}` } : null;
  }
  const { verb, good } = thing.picks;
  if (verb === "buy" && typeof good === "string") return { deed: "buy", line: `buy ${good}` };
  if (
    Array.isArray(verb) &&
    verb.includes("sell") &&
    typeof good === "string" &&
    (me.resources[good] ?? 0) > 0
  )
    return { deed: "sell", line: `sell ${good}` };
  return v.deck > 0 && thing.id === "draw-deck" ? { deed: "draw", line: "draw deck" } : null;
}
