/** Where hexes lie on the sheet: flat tops, lettered columns, every second column half a hex higher. */
import { place } from "./view";

export const R = 40;
export const HIGH = R * Math.sqrt(3);
export const MARGIN = 34;

export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
export const CORNERS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"];

export const sheetWidth = (columns: number): number => R * (1.5 * columns + 0.5);
export const sheetHeight = (rows: number): number => HIGH * (rows + 0.5);
export function aspect(view: Record<string, unknown>): number {
  const { columns, rows } = view as { columns: number; rows: number };
  return (sheetWidth(columns) + 2 * MARGIN) / (sheetHeight(rows) + 2 * MARGIN);
}

export function centre(column: number, row: number): [number, number] {
  return [R * (1 + 1.5 * column), HIGH * (row + (column % 2 ? 0.5 : 1))];
}

export function spot(name: string): [number, number] {
  const { column, row } = place(name);
  return centre(column, row);
}

/** Degrees clockwise from the top of the map; facings of rows of lances look at a corner. */
export function angle(facing: string): number {
  const d = DIRECTIONS.indexOf(facing);
  return d >= 0 ? d * 60 : CORNERS.indexOf(facing) * 60 + 30;
}

export function outline(x: number, y: number, r = R): string {
  const points = [0, 1, 2, 3, 4, 5].map((k) => {
    const a = (k * Math.PI) / 3;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The two ends of a side of a hex, clockwise. */
export function sideEnds(name: string, direction: string): [[number, number], [number, number]] {
  const [x, y] = spot(name);
  const d = DIRECTIONS.indexOf(direction);
  const end = (k: number): [number, number] => [
    x + R * Math.cos((k * Math.PI) / 3),
    y + R * Math.sin((k * Math.PI) / 3),
  ];
  return [end(d - 2), end(d - 1)];
}

/** The neighbour in a direction, as column and row. */
export function beside(column: number, row: number, direction: string): { column: number; row: number } {
  const up = column % 2 ? 1 : 0;
  switch (direction) {
    case "n":
      return { column, row: row - 1 };
    case "s":
      return { column, row: row + 1 };
    case "ne":
      return { column: column + 1, row: row - up };
    case "se":
      return { column: column + 1, row: row + 1 - up };
    case "nw":
      return { column: column - 1, row: row - up };
    default:
      return { column: column - 1, row: row + 1 - up };
  }
}

/** The same scatter for the same hex, always. */
export function scatter(column: number, row: number, n: number): number {
  const x = Math.sin(column * 127.1 + row * 311.7 + n * 74.7) * 43758.5453;
  return x - Math.floor(x);
}
