/** Where things lie on the sheet: the map in the middle, score tracks above and below it, boxes on empty land. */
import { map } from "./map";

export const EDGE = 78;
const SIDE = 22;
export const SHEET = { x: -SIDE, y: -EDGE, width: map.width + 2 * SIDE, height: map.height + 2 * EDGE };

/** Pieces are drawn larger than the map would have them. */
export const PIECE = 1.22;
export const ASPECT = SHEET.width / SHEET.height;

/** The action spaces stand in the western desert. */
export const SPACES = { x: 26, y: 946, cell: 84 };
export const BOXES = { y: SPACES.y + 3 * SPACES.cell + 66, width: 122, height: 118, gap: 10 };
export const BULGARS = { x: 28, y: 22, width: 250, height: 92 };
export const TURNS = { x: 1260, y: 1300 };

/** The score tracks grow with the scores. */
export const trackLength = (highest: number): number => Math.max(50, Math.ceil((highest + 4) / 10) * 10);
export const trackX = (points: number, length: number): number => 20 + (points / length) * (map.width - 40);

/** Where the armies in one city plant their standards, the first to the right of the stack. */
export const armySpot = (index: number): [number, number] =>
  (
    [
      [34, -4],
      [-34, -2],
      [50, 22],
      [-50, 24],
    ] as [number, number][]
  )[index] ?? [40 + index * 14, 30];

export function place(id: string): [number, number] {
  const city = map.cities[id];
  if (city) return city;
  return [map.width / 2, map.height / 2];
}
