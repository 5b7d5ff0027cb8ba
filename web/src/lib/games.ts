/** The games of the house, and what the server offers of them. */
import * as api from "./api";
import { needSelf } from "./person.svelte";
import { keepSettings, settings } from "./settings.svelte";
import { go } from "./router.svelte";
import type { Named } from "./types";
import type { FirstGame, GameInfo, TableInfo } from "./wire";

export { COURSES, FIRST, HOUSE, PICTURES } from "../games/board";

let offered: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  offered ??= api.get<GameInfo[]>("/api/games");
  offered.catch(() => (offered = undefined));
  return offered;
}

/** The level a newcomer meets. */
export const firstLevel = (bots: readonly string[]): string =>
  ["novice", "steady"].find((level) => bots.includes(level)) ?? bots[0] ?? "random";

/** A game against bots, at once. */
export async function playNow(game: string): Promise<void> {
  await needSelf();
  const info = (await games()).find((one) => one.name === game);
  const counts = info?.seat_counts ?? [2];
  const seats = counts.includes(3) ? 3 : counts[0]!;
  const level = firstLevel(info?.bots ?? []);
  const table = await api.post<TableInfo>("/api/tables", {
    ...(await api.promisedWord()),
    game,
    private: true,
    seats: [{ who: "me" }, ...Array.from({ length: seats - 1 }, () => ({ who: "bot", level }))],
  });
  go(`/table/${table.id}`);
}

/** Goes on from a step of a game, alone against bots: I play for this seat. */
export async function playFrom(table: TableInfo, ply: number, seat: number): Promise<void> {
  await needSelf();
  const info = (await games()).find((one) => one.name === table.game);
  const level = firstLevel(info?.bots ?? []);
  const position = await api.get<Named>(`${api.table(table.id)}/position?ply=${ply}`);
  const made = await api.post<TableInfo>("/api/tables", {
    ...(await api.promisedWord()),
    game: table.game,
    private: true,
    order: "fixed",
    options: table.options,
    position,
    seats: table.seats.map((one) => (one.seat === seat ? { who: "me" } : { who: "bot", level })),
  });
  go(`/table/${made.id}`);
}

const FIRST = "porphyry.first";

/** Of which game is this table the first one? */
export function firstAt(table: string): string | null {
  try {
    return sessionStorage.getItem(`${FIRST}.${table}`);
  } catch {
    return null;
  }
}

/** Remembers that this table is the first one of its game. */
export function noteFirst(table: string, game: string): void {
  try {
    sessionStorage.setItem(`${FIRST}.${table}`, game);
  } catch {
    // a private window: the table opens like any other
  }
}

/** The small game after the lessons, with the coach. */
export async function playFirst(game: string): Promise<void> {
  await needSelf();
  const first = await api.get<FirstGame>(`/api/games/${game}/first`);
  const { seat, level, options, position } = first;
  const made = await api.post<TableInfo>("/api/tables", {
    ...(await api.promisedWord()),
    game,
    private: true,
    order: "fixed",
    options,
    position,
    seats: Array.from({ length: first.seats }, (_, at) =>
      at === seat ? { who: "me" } : { who: "bot", level },
    ),
  });
  settings.coach = true;
  keepSettings();
  noteFirst(made.id, game);
  go(`/table/${made.id}`);
}
