/** The dice among some events, as they lie on the table. */
import type { GameWords } from "../lib/gamewords";
import type { GameEvent, GameSchema } from "../lib/wire";

export interface Roll {
  faces: number[];
  /** Ten-sided dice; an event tells them as `roll`, others as lists of faces. */
  ten: boolean;
  label: string;
}

export function rollsOf(events: GameEvent[], schema: GameSchema | null, words: GameWords): Roll[] {
  return events
    .filter((event) => schema?.events.find((kind) => kind.name === event.kind)?.dice)
    .map((event) => {
      const one = event.params.roll;
      const ten = typeof one === "number";
      const faces = ten ? [one] : Object.values(event.params).filter(Array.isArray).flat();
      return {
        faces: faces.filter((n): n is number => typeof n === "number" && n >= 1 && n <= (ten ? 20 : 6)),
        ten,
        label: words.event(event),
      };
    })
    .filter((roll) => roll.faces.length > 0);
}
