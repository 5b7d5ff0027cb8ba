/** What on the table stands for which choice. */
import type { Thing } from "../board";

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
