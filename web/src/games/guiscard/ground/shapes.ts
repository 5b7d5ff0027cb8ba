/** Outlines of ground: the edge of a region of hexes, straight or rounded, and blobs that are the same every time. */
import { beside, centre, DIRECTIONS, R, scatter } from "../geometry";
import type { Hex } from "../view";

export type Point = [number, number];
/** Where the light comes from: the upper left, in all our pictures. Shadows fall along it. */
export const LIGHT: Point = [-0.6, -0.8];

export const n1 = (x: number): string => String(Math.round(x * 10) / 10);
export const at = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`;
export const mid = (a: Point, b: Point, f = 0.5): Point => [
  a[0] + (b[0] - a[0]) * f,
  a[1] + (b[1] - a[1]) * f,
];
export const key = (column: number, row: number): string => `${column},${row}`;
export const keyOf = (hex: { column: number; row: number }): string => key(hex.column, hex.row);

/** The two ends of a side, clockwise round its hex. */
export function ends(hex: { column: number; row: number }, d: number): [Point, Point] {
  const [x, y] = centre(hex.column, hex.row);
  const end = (k: number): Point => [
    x + R * Math.cos((k * Math.PI) / 3),
    y + R * Math.sin((k * Math.PI) / 3),
  ];
  return [end(d - 2), end(d - 1)];
}

/** The closed lines round a set of hexes, clockwise; holes the other way round. */
export function loops(hexes: readonly Hex[], joined?: (hex: Hex, d: number) => boolean): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  const next = new Map<string, { to: Point; from: Point }>();
  for (const hex of hexes)
    DIRECTIONS.forEach((direction, d) => {
      if (inside.has(keyOf(beside(hex.column, hex.row, direction))) && (joined?.(hex, d) ?? true)) return;
      const [from, to] = ends(hex, d);
      next.set(corner(from), { from, to });
    });
  const out: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    let here = start;
    for (let side = next.get(here); side; side = next.get(here)) {
      next.delete(here);
      loop.push(side.from);
      here = corner(side.to);
    }
    if (loop.length > 2) out.push(loop);
  }
  return out;
}
/** Corners of neighbours differ in the last digits of their numbers only. */
const corner = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** A region with its corners cut round: curves from the middle of a side to the middle of the next. */
export function rounded(hexes: readonly Hex[]): string {
  return loops(hexes)
    .map((loop) => {
      const n = loop.length;
      const middle = (i: number): string => at(mid(loop[i % n]!, loop[(i + 1) % n]!));
      return `M${middle(0)}${loop.map((_, i) => `Q${at(loop[(i + 1) % n]!)} ${middle(i + 1)}`).join("")}Z`;
    })
    .join("");
}

export const straight = (hexes: readonly Hex[]): string =>
  loops(hexes)
    .map((loop) => `M${loop.map(at).join("L")}Z`)
    .join("");

/** Hexes that touch, in groups. */
export function groups(hexes: readonly Hex[], apart?: (hex: Hex, d: number) => boolean): Hex[][] {
  const left = new Map(hexes.map((hex) => [keyOf(hex), hex]));
  const out: Hex[][] = [];
  for (const first of hexes) {
    if (!left.delete(keyOf(first))) continue;
    const group = [first];
    for (const hex of group)
      DIRECTIONS.forEach((direction, d) => {
        const other = left.get(keyOf(beside(hex.column, hex.row, direction)));
        if (!other || apart?.(hex, d)) return;
        left.delete(keyOf(other));
        group.push(other);
      });
    out.push(group);
  }
  return out;
}

/** A round thing with an uneven edge, like a crown or a bush. */
export function blob([x, y]: Point, r: number, hex: Hex, n: number, lobes = 7): string {
  const points = Array.from({ length: lobes }, (_, k): Point => {
    const a = (k / lobes) * Math.PI * 2;
    const q = r * (0.82 + 0.32 * scatter(hex.column, hex.row, n + k));
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  });
  const middle = (i: number): string => at(mid(points[i % lobes]!, points[(i + 1) % lobes]!));
  return `M${middle(0)}${points.map((_, i) => `Q${at(points[(i + 1) % lobes]!)} ${middle(i + 1)}`).join("")}Z`;
}

/** A spot on a hex, the same every time. */
export function spotOn(hex: Hex, n: number, least = 5, most = 23): Point {
  const [x, y] = centre(hex.column, hex.row);
  const a = scatter(hex.column, hex.row, n) * Math.PI * 2;
  const r = least + scatter(hex.column, hex.row, n + 9) * (most - least);
  return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85];
}

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
