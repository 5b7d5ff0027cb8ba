/** What boards share: a thing named by its id, and the keys that press it. */
import type { Thing } from "./board";

export const value = (id: string, ...of: string[]): Thing =>
  of.length > 0 ? { kind: "value", id, of } : { kind: "value", id };

/** Enter and the space bar press what has the focus. */
export function onPress(event: KeyboardEvent, then: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  then();
}
