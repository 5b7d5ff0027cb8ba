/** What a step sounds like, what is said of it, and how it moves. */
import { tick } from "svelte";
import type { BoardModule } from "../games/board";
import { announce } from "../lib/Announcer.svelte";
import { mayMove } from "../lib/settings.svelte";
import { playSound } from "../lib/sound";
import type { TableStore } from "../lib/table.svelte";
import type { GameEvent, View } from "../lib/wire";
import { telling } from "./places";
import { rollsOf, type Roll } from "./rolls";

/** When the dice have come to rest. */
const FALLEN_MS = 700;

/** Lets a step be heard and seen; gives the dice that were rolled. */
export function show(
  store: TableStore,
  board: BoardModule | null,
  { events, seat }: { events: GameEvent[]; seat: number | null },
  before: View | null,
): Roll[] {
  const rolls = rollsOf(events, store.schema, store.words);
  const sound = events.map((event) => board?.sounds?.[event.kind]).find(Boolean);
  if (rolls.length > 0) {
    playSound("dice");
    if (sound) setTimeout(() => playSound(sound), mayMove() ? FALLEN_MS : 0);
  } else if (events.length > 0) playSound(sound ?? "cube");
  for (const line of telling(events, store)) announce(line);
  const ask = store.view?.asked.find((one) => one.seat === store.seat);
  if (ask) announce(store.words.prompt(ask));
  if (ask && !before?.asked.some((one) => one.seat === store.seat)) playSound("turn");
  if (mayMove() && document.visibilityState === "visible") {
    const [from, to] = [before?.board ?? null, store.view?.board ?? null];
    void tick().then(() => board?.animate?.(events, from, to, seat)); // over the new board, once it is drawn
  }
  return rolls;
}
