/** A view as it stands after a change: what was not touched is shared with the one before. */
import type { GameEvent, View } from "./wire";

type Path = (string | number)[];
type Json = Record<string | number, unknown>;

export function changed(before: View | null, message: { change: unknown; events: GameEvent[] }): View {
  let view: unknown = before;
  for (const [path, ...value] of (message.change ?? []) as [Path, unknown?][])
    view = put(view, path, value.length > 0, value[0]);
  return { ...(view as View), events: message.events };
}

function put(old: unknown, [step, ...rest]: Path, there: boolean, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Json) }) as Json;
  if (rest.length === 0 && !there) delete copy[step];
  else copy[step] = put(copy[step], rest, there, value);
  return copy;
}
