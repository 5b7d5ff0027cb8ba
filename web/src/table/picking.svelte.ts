/** What has been picked of the next action, on the board and in the panel, and what glows because of it. */
import type { Thing } from "../games/board";
import { glowing, matching, pickThing, type Picks } from "../lib/narrow";
import type { TableStore } from "../lib/table.svelte";

export class Picking {
  picks: Picks = $state({});
  // a map asks for hundreds of hexes: most are told apart by one look into this set
  private readonly glow = $derived.by(() => glowing(this.store.options, this.picks));

  constructor(private readonly store: TableStore) {}

  /** Could this be picked next? */
  lit = (thing: Thing): boolean => {
    if (!this.store.myTurn) return false;
    if (thing.kind === "value") return this.glow.has(thing.id) && this.with(thing) !== null;
    return matching(this.store.options, thing.picks).length > 0;
  };

  picked = (thing: Thing): boolean => {
    const picks = this.picks;
    if (thing.kind === "value")
      return Object.entries(picks).some(
        ([name, value]) => value === thing.id && (!thing.of || thing.of.includes(this.kindOf(name))),
      );
    return (
      picks.verb !== undefined &&
      JSON.stringify(picks.verb) === JSON.stringify(thing.picks.verb) &&
      Object.entries(thing.picks).every(([name, value]) => Array.isArray(value) || picks[name] === value)
    );
  };

  private kindOf(field: string): string {
    return this.store.options.find((option) => option.kinds?.[field])?.kinds?.[field] ?? "";
  }

  /** The picks with this thing among them; null if no action has it. */
  with(thing: Thing): Picks | null {
    if (thing.kind === "value") return pickThing(this.store.options, this.picks, thing.id, thing.of);
    return this.lit(thing) ? { ...thing.picks } : null;
  }
}
