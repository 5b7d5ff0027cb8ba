/** Where on the table something happens, or is asked about. */
import type { BoardModule } from "../games/board";
import { story } from "../lib/story";
import type { TableStore } from "../lib/table.svelte";
import type { Named } from "../lib/types";
import type { FieldInfo, GameEvent, GameSchema } from "../lib/wire";

/** The places that these words name, by the vocabularies they are from. */
export function spots(board: BoardModule | null, types: FieldInfo[] | undefined, params: Named): Element[] {
  return (types ?? []).flatMap(({ name, type }) =>
    [params[name]].flat().flatMap((id) => {
      const node = typeof id === "string" ? board?.spot?.(type, id) : null;
      return node ? [node] : [];
    }),
  );
}

/** The places of some events; one without a place of its own happens where its player's things lie. */
export function placesOf(
  events: GameEvent[],
  board: BoardModule | null,
  schema: GameSchema | null,
  home = true,
): Element[] {
  const found = events.flatMap(({ kind, params }) =>
    spots(board, schema?.events.find((one) => one.name === kind)?.params, params),
  );
  if (found.length > 0 || !home) return [...new Set(found)];
  const seat = events.map(({ params }) => params.seat).find((one) => typeof one === "number");
  const display = seat === undefined ? null : document.getElementById(`display-${seat}`);
  return display ? [display] : [];
}

export const isShown = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 || box.height > 0;
};

/** Is the last of these places in the upper half of the board? What tells of it stands in the lower one then. */
export function isHigh(places: Element[], board: Element): boolean {
  const spot = places.filter(isShown).at(-1)?.getBoundingClientRect();
  const over = board.getBoundingClientRect();
  return !!spot && spot.top + spot.height / 2 < over.top + over.height / 2;
}

/** Events in headlines. */
export function telling(events: GameEvent[], store: TableStore): string[] {
  return story(
    events.map((event) => ({ event, step: null })),
    store.schema?.story ?? {},
  )
    .filter((item) => item.kind !== "sums")
    .map((item) => store.words.headline(item));
}
