/** What runs along the sides of hexes: walls and what is in them, edges and cliffs, cloth and palisades. */
import { CORNERS, DIRECTIONS, spot } from "../geometry";
import { place, type GuiscardView } from "../view";
import { ends, mid, n1, type Point } from "./shapes";

export interface Side {
  feature: string;
  a: Point;
  b: Point;
  /** The middle of the hex whose side it is. */
  from: Point;
}

export const sidesOf = (view: GuiscardView): Side[] =>
  view.sides.map(([name, direction, feature]) => {
    const [a, b] = ends(place(name), DIRECTIONS.indexOf(direction));
    return { feature, a, b, from: spot(name) };
  });

/** A point of the side, drawn so far inwards. */
const along = (s: Side, f: number, inwards = 0): string => {
  const [x, y] = mid(mid(s.a, s.b, f), s.from, inwards);
  return `${n1(x)} ${n1(y)}`;
};
export const whole = (s: Side): string => `M${along(s, 0)}L${along(s, 1)}`;
export const part =
  (f: number, g: number) =>
  (s: Side): string =>
    `M${along(s, f)}L${along(s, g)}`;
export const teeth =
  (n: number, depth: number) =>
  (s: Side): string =>
    Array.from({ length: n }, (_, i) => `M${along(s, (i + 0.5) / n)}L${along(s, (i + 0.5) / n, depth)}`).join(
      "",
    );

export const lines = (sides: Side[], features: string[], draw: (s: Side) => string = whole): string =>
  sides
    .filter((s) => features.includes(s.feature))
    .map(draw)
    .join("");

/** Slits between two sides: a mark from the corner inwards. */
export const cornerSlits = (view: GuiscardView): string =>
  (view.corner_slits ?? [])
    .map(([name, corner]) => {
      const [, end] = ends(place(name), CORNERS.indexOf(corner));
      return `M${end.map(n1).join(" ")}L${mid(end, spot(name), 0.16).map(n1).join(" ")}`;
    })
    .join("");
