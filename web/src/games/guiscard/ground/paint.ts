/** The whole ground of a map as a few paths: what lies, what grows and stands on it, one path for each kind and part of the map. */
import { beside, centre, DIRECTIONS, outline, scatter } from "../geometry";
import { grouped, type Hex } from "../view";
import {
  at,
  blob,
  groups,
  keyOf,
  LIGHT,
  mid,
  moved,
  n1,
  rounded,
  spotOn,
  straight,
  type Point,
} from "./shapes";

/** One path; `kind` is its class in Ground.svelte. */
export interface Stroke {
  kind: string;
  d: string;
}
export interface Painting {
  /** Everything that is map. */
  outline: string;
  /** Regions from the lowest to the highest. */
  regions: Stroke[];
  /** What grows and stands on them, in the order of painting. */
  details: Stroke[];
  grid: string;
}

/** From the shadows on the ground up to the lit leaves. A kind is painted over all that stand before it. */
const ORDER = [
  "chips",
  "chips-lit",
  "furrow",
  "hachure",
  "hachure-lit",
  "trail",
  "rut",
  "paving",
  "boards",
  "plank-shade",
  "grass",
  "flower",
  "dots",
  "wave",
  "glint",
  "pool",
  "reed",
  "step-shade",
  "steps",
  "shadow",
  "bush",
  "bush-lit",
  "rock",
  "rock-lit",
  "crack",
  "trunk",
  "crown",
  "crown-2",
  "crown-3",
  "leaf",
] as const;
type Kind = (typeof ORDER)[number];

/** A part of the map is so many hexes wide and high: what is out of sight costs nothing. */
const PART = 9;

class Brush {
  private readonly paths = new Map<string, string>();
  constructor(readonly all: ReadonlyMap<string, Hex>) {}

  add(kind: Kind, hex: Hex, d: string): void {
    const part = `${kind} ${Math.floor(hex.column / PART)},${Math.floor(hex.row / PART)}`;
    this.paths.set(part, (this.paths.get(part) ?? "") + d);
  }
  beside(hex: Hex, direction: string): Hex | undefined {
    return this.all.get(keyOf(beside(hex.column, hex.row, direction)));
  }
  like(hex: Hex, ...grounds: string[]): { other: Hex; d: number }[] {
    return DIRECTIONS.flatMap((direction, d) => {
      const other = this.beside(hex, direction);
      return other && grounds.includes(other.ground) ? [{ other, d }] : [];
    });
  }
  painted(): Stroke[] {
    const list = [...this.paths].map(([part, d]) => ({ kind: part.split(" ")[0]!, d }));
    return list.sort((a, b) => ORDER.indexOf(a.kind as Kind) - ORDER.indexOf(b.kind as Kind));
  }
}

const lot = (hex: Hex, n: number): number => scatter(hex.column, hex.row, n);
const middleOf = (hex: Hex): Point => centre(hex.column, hex.row);

/** One tree: its shadow away from the light, its trunk, and a crown in three tones. */
function tree(brush: Brush, hex: Hex, here: Point, r: number, n: number): void {
  const up = (f: number): Point => moved(here, LIGHT[0] * r * f, LIGHT[1] * r * f);
  brush.add("shadow", hex, blob(moved(here, r * 0.34, r * 0.42), r, hex, n));
  brush.add("crown", hex, blob(here, r, hex, n, 9));
  brush.add("crown-2", hex, blob(up(0.17), r * 0.72, hex, n + 3, 8));
  brush.add("crown-3", hex, blob(up(0.33), r * 0.38, hex, n + 5));
  const leaf = ([x, y]: Point): string => `M${n1(x - 1.6)} ${n1(y - 1.6)}h3.2v3.2h-3.2Z`;
  for (const k of [0, 1, 2, 3, 4]) {
    const a = lot(hex, n + 20 + k) * 6.28;
    brush.add("leaf", hex, leaf(moved(up(0.2), Math.cos(a) * r * 0.55, Math.sin(a) * r * 0.5)));
  }
}

/** A crown that grows towards some sides only leaves the rest of its hex open to the eye. */
function leaning(brush: Brush, hex: Hex, towards: readonly string[]): void {
  const here = middleOf(hex);
  brush.add("trunk", hex, `M${at(here)}l4 8`);
  for (const direction of towards) {
    const { column, row } = beside(hex.column, hex.row, direction);
    tree(brush, hex, mid(here, centre(column, row), 0.27), 15, 30 + 7 * DIRECTIONS.indexOf(direction));
  }
}

/** A tree alone has the hex to itself; trees side by side grow into a wood, over the sides between them. */
function trees(brush: Brush, hex: Hex): void {
  if (hex.crown) return leaning(brush, hex, hex.crown);
  const others = brush.like(hex, "tree").filter(({ other }) => !other.crown);
  const [x, y] = middleOf(hex);
  if (others.length === 0) {
    brush.add("trunk", hex, `M${n1(x + 7)} ${n1(y + 10)}l9 12`);
    tree(brush, hex, [x - 1, y - 3], 28, 2);
    return;
  }
  for (const { other, d } of others)
    if (d < 3) tree(brush, hex, mid(middleOf(hex), middleOf(other)), 15 + lot(hex, d) * 4, 40 + d);
  for (const k of [0, 1, 2]) {
    const a = (k / 3 + lot(hex, 5) * 0.3) * 6.28;
    tree(brush, hex, [x + Math.cos(a) * 15, y + Math.sin(a) * 13], 16 + lot(hex, k) * 4, 10 * k);
  }
}

function bushes(brush: Brush, hex: Hex): void {
  for (const n of [1, 2, 3, 4, 5]) {
    const here = spotOn(hex, n * 3, 8, 25);
    const r = 6.5 + lot(hex, n) * 4;
    brush.add("shadow", hex, blob(moved(here, 3, 4), r, hex, n));
    brush.add("bush", hex, blob(here, r, hex, n));
    brush.add("bush-lit", hex, blob(moved(here, -r * 0.25, -r * 0.32), r * 0.55, hex, n + 2, 6));
  }
}

function rocks(brush: Brush, hex: Hex, list: number[]): void {
  for (const n of list) {
    const [x, y] = spotOn(hex, n * 5, 8, 22);
    const f = 0.8 + lot(hex, n) * 0.5;
    const p = (dx: number, dy: number): string => at([x + dx * f, y + dy * f]);
    brush.add("shadow", hex, `M${p(-8, 8)}L${p(10, -2)}L${p(19, 9)}L${p(15, 14)}L${p(-6, 13)}Z`);
    brush.add("rock", hex, `M${p(-12, 7)}L${p(-8, -6)}L${p(1, -11)}L${p(10, -4)}L${p(13, 8)}L${p(2, 11)}Z`);
    brush.add("rock-lit", hex, `M${p(-12, 7)}L${p(-8, -6)}L${p(1, -11)}L${p(-1, -1)}L${p(-5, 8)}Z`);
    brush.add("crack", hex, `M${p(1, -11)}L${p(-1, -1)}L${p(-5, 8)}M${p(-1, -1)}L${p(10, -4)}`);
  }
}

/** The way down from a slope: away from what is higher, towards what is lower, within two hexes. */
export function downhill(brush: Pick<Brush, "all">, hex: Hex): Point | null {
  const [x, y] = middleOf(hex);
  let [dx, dy] = [0, 0];
  for (let column = hex.column - 2; column <= hex.column + 2; column++)
    for (let row = hex.row - 2; row <= hex.row + 2; row++) {
      const other = brush.all.get(`${column},${row}`);
      if (!other || other === hex || other.ground === "slope") continue;
      const [ox, oy] = centre(column, row);
      const far = Math.hypot(ox - x, oy - y);
      const weight = (other.level > 0 ? -1 : 1) / (far * far * far);
      dx += (ox - x) * weight;
      dy += (oy - y) * weight;
    }
  const long = Math.hypot(dx, dy);
  return long < 1e-6 ? null : [dx / long, dy / long];
}

/** Strokes down the slope, as on old maps: thick above, in pairs, dark where the slope looks away from the light. */
function hachures(brush: Brush, hex: Hex): void {
  const down = downhill(brush, hex) ?? [0, 1];
  const [x, y] = middleOf(hex);
  const bright = down[0] * LIGHT[0] + down[1] * LIGHT[1];
  for (const row of [-1, 0, 1])
    for (const i of [-2, -1, 0, 1, 2]) {
      const side = i * 12 + (row ? 6 : 0) + (lot(hex, i + 9 * row + 30) - 0.5) * 4;
      const start = row * 17 - 8;
      if (Math.hypot(side, start + 7) > 29) continue;
      const p = (s: number, f: number): string =>
        at([x + down[0] * f - down[1] * s, y + down[1] * f + down[0] * s]);
      const d = `M${p(side - 1.5, start)}L${p(side + 1.5, start)}L${p(side, start + 15)}Z`;
      brush.add(bright > 0.25 ? "hachure-lit" : "hachure", hex, d);
    }
}

/** A path runs from the middle of its hex to the sides of the hexes it goes on to. */
function trail(brush: Brush, hex: Hex): void {
  const on = brush.like(hex, "path", "rock-steps", "gate", "stairs");
  const here = middleOf(hex);
  for (const { other } of on) {
    const side = mid(here, middleOf(other));
    brush.add("trail", hex, `M${at(here)}L${at(side)}`);
    brush.add("rut", hex, `M${at(here)}L${at(side)}`);
  }
}

function swamp(brush: Brush, hex: Hex): void {
  for (const n of [1, 2, 3, 4]) {
    const [x, y] = spotOn(hex, n * 4, 8, 25);
    brush.add("pool", hex, `M${n1(x - 10)} ${n1(y + 3)}q3 -5 10 -4t10 3q-2 5 -10 5t-10 -4Z`);
    if (n % 2) brush.add("reed", hex, `M${n1(x - 4)} ${n1(y + 2)}q1 -6 -2 -10m5 10v-14m4 14q-1 -7 3 -11`);
    else brush.add("glint", hex, `M${n1(x - 4)} ${n1(y + 2)}h5`);
  }
}

function water(brush: Brush, hex: Hex): void {
  for (const n of [1, 2, 3]) {
    const [x, y] = spotOn(hex, n * 6, 6, 26);
    brush.add(n === 3 ? "glint" : "wave", hex, `M${n1(x - 8)} ${n1(y)}q4 -4 8 0t8 0`);
  }
}

function boards(brush: Brush, hex: Hex): void {
  const [x, y] = middleOf(hex);
  for (const dy of [-26, -13, 0, 13, 26]) {
    const half = 39 - Math.abs(dy) / 1.8;
    brush.add("boards", hex, `M${n1(x - half)} ${n1(y + dy)}h${n1(half * 2)}`);
    brush.add("boards", hex, `M${n1(x + (lot(hex, dy + 40) - 0.5) * 40)} ${n1(y + dy)}v13`);
  }
  if (hex.ground !== "jetty") return;
  for (const { d } of brush.like(hex, "shallow", "deep")) {
    const [ex, ey] = mid(middleOf(hex), middleOf(brush.beside(hex, DIRECTIONS[d]!)!), 0.47);
    brush.add("trunk", hex, `M${n1(ex)} ${n1(ey)}h.1`);
  }
}

function paving(brush: Brush, hex: Hex): void {
  const [x, y] = middleOf(hex);
  const half = (dy: number): number => 38 - Math.abs(dy) / 1.8;
  for (const [i, dy] of [-26, -13, 0, 13, 26].entries()) {
    brush.add("paving", hex, `M${n1(x - half(dy))} ${n1(y + dy)}h${n1(half(dy) * 2)}`);
    for (const dx of [-24, -8, 8, 24]) {
      const at = dx + (i % 2) * 8;
      if (dy < 26 && Math.abs(at) < Math.min(half(dy), half(dy + 13)) - 3)
        brush.add("paving", hex, `M${n1(x + at)} ${n1(y + dy)}v13`);
    }
  }
}

function stairs(brush: Brush, hex: Hex): void {
  const [x, y] = middleOf(hex);
  for (const dy of [-20, -12, -4, 4, 12, 20]) {
    brush.add("step-shade", hex, `M${n1(x - 17)} ${n1(y + dy + 2)}h34v4h-34Z`);
    brush.add("steps", hex, `M${n1(x - 17)} ${n1(y + dy)}h34`);
  }
}

function meadow(brush: Brush, hex: Hex): void {
  for (const n of [1, 2, 3]) {
    if (lot(hex, n + 3) < 0.4) continue;
    const [x, y] = spotOn(hex, n, 4, 28);
    brush.add("grass", hex, `M${n1(x)} ${n1(y)}l-2.5 -5m2.5 5l.5 -7m-.5 7l3.500 -5`);
  }
  if (lot(hex, 77) < 0.3) {
    const [x, y] = spotOn(hex, 78, 8, 26);
    brush.add("flower", hex, `M${n1(x)} ${n1(y)}h.1m6 4h.1m-3 5h.1`);
  }
}

/** Fields a few hexes wide and high, some ploughed and some left as meadow: the same each time. */
function ploughed(hex: Hex): boolean {
  const [x, y] = [Math.floor(hex.column / 4), Math.floor(hex.row / 4)];
  return hex.ground === "level" && hex.level === 0 && scatter(x, y, 901) < 0.55;
}

/** Furrows run along a whole field, down the map or across it. */
function furrows(brush: Brush, hex: Hex): void {
  const [x, y] = middleOf(hex);
  const down = scatter(Math.floor(hex.column / 4), Math.floor(hex.row / 4), 902) < 0.5;
  for (const k of [-25, -12.5, 0, 12.5, 25])
    brush.add(
      "furrow",
      hex,
      down
        ? `M${n1(x + k)} ${n1(y - 34 + Math.abs(k) * 0.4)}v${n1(68 - Math.abs(k) * 0.8)}`
        : `M${n1(x - 38 + Math.abs(k) * 0.5)} ${n1(y + k)}h${n1(76 - Math.abs(k))}`,
    );
}

/** The small stones of the mosaic, seen from near: a few lighter and darker ones on every hex. */
function chips(brush: Brush, hex: Hex): void {
  for (let n = 0; n < 10; n++) {
    const [x, y] = spotOn(hex, 100 + n * 7, 3, 33);
    const s = n1(3 + lot(hex, n + 200) * 2);
    brush.add(n % 2 ? "chips" : "chips-lit", hex, `M${n1(x)} ${n1(y)}l${s} .7l-.7 ${s}l-${s} -.7Z`);
  }
}

const BUILT = ["interior", "jetty", "tower", "wall-walk", "stairs", "courtyard", "tent", "tent-entrance"];
const PAINTERS: Record<string, (brush: Brush, hex: Hex) => void> = {
  level: meadow,
  tree: trees,
  bushes,
  slope: hachures,
  rocks: (brush, hex) => rocks(brush, hex, [1, 2, 3, 4, 5]),
  "rock-steps": (brush, hex) => {
    rocks(brush, hex, [2, 4]);
    stairs(brush, hex);
  },
  stairs,
  path: trail,
  gate: trail,
  swamp,
  shallow: water,
  deep: water,
  interior: boards,
  jetty: boards,
  courtyard: paving,
  tower: paving,
  "wall-walk": paving,
  beach: (brush, hex) => {
    const [x, y] = spotOn(hex, 1);
    brush.add("dots", hex, `M${n1(x)} ${n1(y)}h.1m9 5h.1m-15 3h.1m6 6h.1m-4 -20h.1`);
  },
};

/** A region goes on beyond the rim of the map, so that no shore runs along it. */
function beyond(region: readonly Hex[], all: ReadonlyMap<string, Hex>): Hex[] {
  const more = new Map<string, Hex>();
  for (const hex of region)
    for (const direction of DIRECTIONS) {
      const { column, row } = beside(hex.column, hex.row, direction);
      const one = { ...hex, column, row };
      if (!all.has(keyOf(one))) more.set(keyOf(one), one);
    }
  return [...region, ...more.values()];
}

function regions(hexes: readonly Hex[], all: ReadonlyMap<string, Hex>, fields: readonly Hex[]): Stroke[] {
  const kinds = grouped(hexes, (hex) => hex.ground);
  const of = (...names: string[]): Hex[] => names.flatMap((name) => kinds.get(name) ?? []);
  const soft = (kind: string, list: readonly Hex[]): Stroke[] =>
    list.length > 0 ? [{ kind, d: rounded(beyond(list, all)) }] : [];
  const hard = (kind: string, list: readonly Hex[]): Stroke[] =>
    list.length > 0 ? [{ kind, d: straight(list) }] : [];
  const wet = (hex: Hex): boolean => hex.ground === "deep" || hex.ground === "jetty";
  const deep = hexes.filter(
    (hex) =>
      hex.ground === "deep" ||
      (hex.ground === "jetty" &&
        DIRECTIONS.filter((d) => {
          const other = all.get(keyOf(beside(hex.column, hex.row, d)));
          return other && wet(other);
        }).length > 3),
  );
  const jetty = of("jetty").filter((hex) =>
    DIRECTIONS.some((d) =>
      ["shallow", "deep"].includes(all.get(keyOf(beside(hex.column, hex.row, d)))?.ground ?? ""),
    ),
  );
  const water = [...of("shallow", "deep"), ...jetty];
  const woods = groups(of("tree").filter((hex) => !hex.crown)).filter((group) => group.length > 1);
  const high = [1, 2, 3].flatMap((level) => {
    const list = hexes.filter((hex) => hex.level >= level && hex.ground !== "slope");
    return [...soft("height-shade", list), ...soft("height", list)];
  });
  return [
    ...hard("level", hexes),
    ...soft("field", fields),
    ...soft("slope", of("slope")),
    ...high,
    ...soft("rocky", of("rocks", "rock-steps")),
    ...soft("earth", of("path", "gate")),
    ...soft("sand", of("beach")),
    ...soft("marsh", of("swamp")),
    ...soft("wood", woods.flat()),
    ...soft("shore", water),
    ...soft("shallow", water),
    ...soft("deep", deep),
    ...hard("timber-shade", of("jetty")),
    ...hard("floor", of("interior", "jetty")),
    ...hard("paved", of("courtyard", "stairs")),
    ...hard("canvas", of("tent", "tent-entrance")),
    ...hard("masonry", of("tower", "wall-walk")),
    ...hard("keep", of("tower")),
  ];
}

/** `farmed`: there are ploughed fields between the meadows. */
export function paint(hexes: readonly Hex[], farmed = false): Painting {
  const all = new Map(hexes.map((hex) => [keyOf(hex), hex]));
  const brush = new Brush(all);
  for (const hex of hexes) {
    if (!BUILT.includes(hex.ground)) chips(brush, hex);
    if (farmed && ploughed(hex)) furrows(brush, hex);
    else PAINTERS[hex.ground]?.(brush, hex);
  }
  return {
    outline: straight(hexes),
    regions: regions(hexes, all, farmed ? hexes.filter(ploughed) : []),
    details: brush.painted(),
    grid: hexes.map((hex) => outline(...middleOf(hex))).join(""),
  };
}
