/** How a game ended, in words. */
import type { TableStore } from "../lib/table.svelte";
import { gameText, readable, t } from "../lib/texts.svelte";
import type { View } from "../lib/wire";

type Outcome = NonNullable<View["outcome"]>;

/** Ways in which a game ends that its rules know nothing of. */
const SETTLED = ["concede", "forfeit", "agreed", "keeper"];

export function headline(store: TableStore, outcome: Outcome): string {
  const name = (seat: number): string => store.words.seatName(seat);
  if (outcome.places.length === 1) return t("reign-over", { name: name(0) });
  if (outcome.winners.length === 0) return t("nobody-wins");
  if (outcome.winners.length === outcome.places.length) return t("drawn-game");
  if (outcome.winners.length === 1) return t("winner-is", { name: name(outcome.winners[0]!) });
  return t("winners-are", { names: outcome.winners.map(name).join(", ") });
}

export const whyOver = (store: TableStore, outcome: Outcome): string =>
  SETTLED.includes(outcome.reason)
    ? t(`ended-${outcome.reason}`)
    : (gameText(store.table?.game ?? "", `x-end-${outcome.reason}`) ?? readable(outcome.reason));

export const placings = (outcome: Outcome): { place: number; seat: number; score: number }[] =>
  outcome.places
    .map((place, seat) => ({ place, seat, score: outcome.scores[seat]! }))
    .sort((a, b) => a.place - b.place);
