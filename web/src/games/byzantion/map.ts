/** The Mediterranean with its six territories, and the doxa track that runs around it. */
import drawn from "./map.json";

export const map = drawn as unknown as {
  width: number;
  height: number;
  land: string;
  territories: Record<string, { d: string; city: [number, number]; units: [number, number] }>;
};

/** The track is a ring of a hundred tiles round the map, from the lower left corner upwards and round. */
export const TILE = 31;
const ACROSS = 33;
const DOWN = 17;
export const LAP = 2 * (ACROSS + DOWN);
export const SHEET = { width: ACROSS * TILE, height: (DOWN + 2) * TILE };

/** The middle of a tile of the track. More than a lap goes round again, less than nothing stands at the start. */
export function tileAt(doxa: number): [number, number] {
  const n = ((Math.max(0, doxa) % LAP) + LAP) % LAP;
  const half = TILE / 2;
  if (n < ACROSS) return [n * TILE + half, half];
  if (n < ACROSS + DOWN) return [SHEET.width - half, (n - ACROSS + 1) * TILE + half];
  if (n < 2 * ACROSS + DOWN) return [SHEET.width - (n - ACROSS - DOWN) * TILE - half, SHEET.height - half];
  return [half, SHEET.height - (n - 2 * ACROSS - DOWN + 1) * TILE - half];
}

/** Miniatures of one territory stand in rows of three around its middle. */
export const ROW = 3;
export function standAt(index: number, count: number): [number, number] {
  const row = Math.floor(index / ROW);
  const inRow = Math.min(ROW, count - row * ROW);
  const rows = Math.ceil(count / ROW);
  return [((index % ROW) - (inRow - 1) / 2) * 62, (row - (rows - 1) / 2) * 60];
}
