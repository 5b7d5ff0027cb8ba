/** How long what others do stays before the next thing happens. */
import { PACES, settings } from "./settings.svelte";
import type { FromServer, GameEvent } from "./wire";

type News = Extract<FromServer, { type: "update" | "more" }>;

/** What of some events is told: what the rules left no choice about is told by what follows from it. */
export const told = (events: GameEvent[]): GameEvent[] => events.filter((event) => event.kind !== "Forced");

/** The same piece goes on doing the same: a walk of many steps is one thing to look at. */
function goesOn(before: News, next: News | undefined): boolean {
  if (before.type !== "update" || next?.type !== "update" || before.seat !== next.seat) return false;
  const [one, other] = [told(before.events), told(next.events)];
  return (
    one.length === 1 &&
    other.length > 0 &&
    one[0]!.kind === other[0]!.kind &&
    Object.entries(one[0]!.params).find(([, value]) => typeof value === "string")?.[1] ===
      Object.entries(other[0]!.params).find(([, value]) => typeof value === "string")?.[1]
  );
}

/** For so many milliseconds; more where more is told, less while a piece walks on, after my own action and against a clock. */
export function hold(shown: News, next: News | undefined, mine: boolean, live: boolean): number {
  const count = told(shown.events).length;
  if (count === 0 || (shown.type === "update" && shown.kind !== "play")) return 0;
  if (typeof document !== "undefined" && document.visibilityState === "hidden") return 0; // nobody looks
  const pace = live ? Math.min(PACES[settings.pace], PACES.fast) : PACES[settings.pace];
  if (mine) return pace * 0.6;
  if (goesOn(shown, next)) return pace / 4;
  return pace * Math.min(2.5, Math.max(1, count / 3));
}
