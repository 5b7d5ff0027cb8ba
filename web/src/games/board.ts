/** What every board gets: the last view, who sits where, what may be clicked, and whom to tell. */
import type { Component } from "svelte";
import type { Picks } from "../lib/narrow";
import type { Sound } from "../lib/sound";
import type { GameEvent, SeatInfo } from "../lib/wire";

/** Something on a board: an id that fields of actions may carry (a city), or a place that stands for a choice (the tax box). */
export type Thing = { kind: "value"; id: string } | { kind: "way"; id: string; picks: Picks };

export interface BoardProps {
  game: string;
  view: Record<string, unknown>;
  seats: SeatInfo[];
  deciding: number[];
  lit: (thing: Thing) => boolean;
  picked: (thing: Thing) => boolean;
  act: (thing: Thing) => void;
  look: (thing: Thing | null) => void;
}

interface BoardModule {
  Board: Component<BoardProps>;
  Displays: Component<{
    game: string;
    view: Record<string, unknown>;
    seats: SeatInfo[];
    deciding: number[];
  }> | null;
  TextBoard: Component<{ game: string; view: Record<string, unknown>; seats: SeatInfo[] }>;
  Inspector?: Component<{ game: string; view: Record<string, unknown>; seats: SeatInfo[]; thing: Thing }>;
  aspect: number;
  /** A table of cards flows and scrolls; a map is panned and zoomed. */
  scrolls?: boolean;
  /** What events sound like, where wood on the table will not do. */
  sounds?: Partial<Record<string, Sound>>;
  /** Shows what happened as motion over the board; the board itself is already drawn from the new view. */
  animate?: (
    events: GameEvent[],
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
    seat: number | null,
  ) => void;
}

const boards: Record<string, () => Promise<BoardModule>> = {
  byzantium: () => import("./byzantium"),
  byzantion: () => import("./byzantion"),
  guiscard: () => import("./guiscard"),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  return (boards[game] ?? (() => import("./plain")))();
}
export type { BoardModule };
