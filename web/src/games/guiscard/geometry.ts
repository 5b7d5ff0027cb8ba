/** Where hexes lie on the sheet: flat tops, lettered columns, every second column half a hex higher. */
import type { Part } from "../board";
import { place, type GuiscardView } from "./view";

export const R = 40;
export const HIGH = R * Math.sqrt(3);
export const MARGIN = 34;

export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"];
export const CORNERS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"];

export const sheetWidth = (columns: number): number => R * (1.5 * columns + 0.5);
export const sheetHeight = (rows: number): number => HIGH * (rows + 0.5);
export function aspect(view: GuiscardView): number {
  const { columns, rows } = view as { columns: number; rows: number };
  return (sheetWidth(columns) + 2 * MARGIN) / (sheetHeight(rows) + 2 * MARGIN);
}

/** The hexes of this map that a text names: "walk to J14". */
function named(view: GuiscardView, text: string): string[] {
  const words = (text.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? []).map((word) => word.toLowerCase());
  return words.filter((word) => {
    const { column, row } = place(word);
    return column < view.columns && row >= 0 && row < view.rows;
  });
}

/** Where the fight is: everybody who stands on the map, with a little room; between fights the building. */
export function focus(view: GuiscardView, text = ""): Part | null {
  const fighters = view.units.filter((unit) => unit.place === "map" && unit.health !== "dead");
  const hexes =
    fighters.length > 0
      ? fighters.flatMap(({ hex, tail }) => (tail ? [hex!, tail] : [hex!]))
      : (view.siege?.works ?? []).map(({ hex }) => hex);
  hexes.push(...named(view, text));
  if (hexes.length === 0) return null;
  const [wide, high] = [sheetWidth(view.columns) + 2 * MARGIN, sheetHeight(view.rows) + 2 * MARGIN];
  const points = hexes.map(spot);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + 3 * R, 10 * R);
  const height = Math.max(bottom - top + 3 * R, 10 * R);
  return {
    x: ((left + right - width) / 2 + MARGIN) / wide,
    y: ((top + bottom - height) / 2 + MARGIN) / high,
    width: width / wide,
    height: height / high,
  };
}

export function centre(column: number, row: number): [number, number] {
  return [R * (1 + 1.5 * column), HIGH * (row + (column % 2 ? 0.5 : 1))];
}

export function spot(name: string): [number, number] {
  const { column, row } = place(name);
  return centre(column, row);
}

/** The point in the midst of several hexes. */
export function middle(hexes: string[]): [number, number] {
  const points = hexes.map(spot);
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
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
