/** Roofs of houses and tents: slopes from the eaves to the ridge, lighter towards the light. */
import { centre } from "../geometry";
import type { Hex } from "../view";
import { at, LIGHT, loops, mid, type Point } from "./shapes";

export interface Roof {
  /** The hexes under it. */
  hexes: string[];
  tent: boolean;
  /** Where it stands, as a whole. */
  outline: string;
  /** Its slopes by how much light they have: 0 in the shade to 3 in the light. */
  slopes: [string, string, string, string];
  /** Rows of tiles, or the stripes of the cloth. */
  rows: string;
  ridge: string;
}

/** The ridge runs along the longest way through the house; over a tent it is a point. */
function ridgeOf(hexes: readonly Hex[], tent: boolean): [Point, Point] {
  const points = hexes.map((hex) => centre(hex.column, hex.row));
  const sum = points.reduce(([a, b], [x, y]): Point => [a + x, b + y], [0, 0]);
  const middle: Point = [sum[0] / points.length, sum[1] / points.length];
  if (tent) return [middle, middle];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const a = Math.atan2(2 * xy, xx - yy) / 2;
  const along: Point = [Math.cos(a), Math.sin(a)];
  const reach = points.map(([x, y]) => (x - middle[0]) * along[0] + (y - middle[1]) * along[1]);
  const half = Math.max(0, Math.max(...reach) * 0.72);
  const end = (f: number): Point => [middle[0] + along[0] * f, middle[1] + along[1] * f];
  return [end(-half), end(half)];
}

/** The point of the ridge that is nearest. */
function nearest([a, b]: [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  if (long === 0) return a;
  return mid(a, b, Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / long)));
}

export function roofOver(hexes: Hex[], tent: boolean): Roof {
  const slopes: Roof["slopes"] = ["", "", "", ""];
  const line = ridgeOf(hexes, tent);
  let rows = "";
  let outline = "";
  for (const loop of loops(hexes)) {
    outline += `M${loop.map(at).join("L")}Z`;
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length]!;
      const [p, q] = [nearest(line, a), nearest(line, b)];
      // clockwise in a picture whose y grows downwards: outwards is (dy, -dx)
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const bright = (dy * LIGHT[0] - dx * LIGHT[1]) / Math.hypot(dx, dy);
      const shade = bright > 0.55 ? 3 : bright > 0 ? 2 : bright > -0.55 ? 1 : 0;
      slopes[shade] += `M${at(a)}L${at(b)}L${at(q)}L${at(p)}Z`;
      if (tent) rows += `M${at(mid(a, b, 0.35))}L${at(p)}L${at(mid(a, b, 0.65))}Z`;
      else for (const f of [0.2, 0.4, 0.6, 0.8]) rows += `M${at(mid(a, p, f))}L${at(mid(b, q, f))}`;
    });
  }
  return {
    hexes: hexes.map((hex) => hex.name),
    tent,
    outline,
    slopes,
    rows,
    ridge: `M${at(line[0])}L${at(line[1])}`,
  };
}
