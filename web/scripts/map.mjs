// Draws Byzantium's board on real coastlines, once, into src/games/byzantium/map.json.
// Cities and links: the game's own tables. Coast: Natural Earth 1:10m through world-atlas, simplified.
// Mountains, rivers and dunes: byzantium-map.json, our own hand.
import { readFileSync, writeFileSync } from "node:fs";
import { geoMercator, geoPath } from "d3-geo";
import { parse } from "smol-toml";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const here = (name) => new URL(name, import.meta.url);
const table = (name) =>
  parse(readFileSync(here(`../../src/porphyry/games/byzantium/data/${name}.toml`), "utf8"));
const source = JSON.parse(readFileSync(here("byzantium-map.json"), "utf8"));
const { link: links_ } = table("links");
const { city: cities_ } = table("cities");
const atlas = JSON.parse(readFileSync(here("../node_modules/world-atlas/land-10m.json"), "utf8"));

const WIDTH = 1600;
const WEST = 18.0;
const EAST = 50.0;
const NORTH = 44.3;
const SOUTH = 20.3;

const projection = geoMercator().translate([0, 0]).scale(1);
const [x0, y0] = projection([WEST, NORTH]);
const [x1, y1] = projection([EAST, SOUTH]);
const scale = WIDTH / (x1 - x0);
const HEIGHT = Math.round((y1 - y0) * scale);
projection
  .scale(scale)
  .translate([-x0 * scale, -y0 * scale])
  .clipExtent([
    [-12, -12],
    [WIDTH + 12, HEIGHT + 12],
  ]);

const round = (n) => Math.round(n * 10) / 10;
const point = (lonLat) => projection(lonLat).map(round);

// A small seeded stream: the same map comes out of every run.
let seed = 632;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

function smooth(points) {
  if (points.length === 2) return `M${points[0].join(" ")}L${points[1].join(" ")}`;
  let d = `M${points[0].join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)];
    const p1 = points[i];
    const p2 = points[i + 1];
    const p3 = points[Math.min(points.length - 1, i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6].map(round);
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6].map(round);
    d += `C${c1.join(" ")} ${c2.join(" ")} ${p2.join(" ")}`;
  }
  return d;
}

function bend(a, b, amount) {
  const mx = (a[0] + b[0]) / 2;
  const my = (a[1] + b[1]) / 2;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return [round(mx - dy * amount), round(my + dx * amount)];
}

const land = feature(simplify(presimplify(atlas), 2.2e-5 * 60), atlas.objects.land);
const path = geoPath(projection).digits(1);
const raw = path(land) ?? "";
const islands = raw
  .split("Z")
  .filter((ring) => ring.length > 60)
  .map((ring) => ring + "Z")
  .join("");

const cities = {};
for (const { id, lon, lat } of cities_) {
  const [x, y] = point([lon, lat]);
  const [dx, dy] = source.nudge[id] ?? [0, 0];
  cities[id] = [round(x + dx), round(y + dy)];
}

const ways = {};
links_.forEach(({ a, b, type, draw_via: via }, i) => {
  const ends = [cities[a], cities[b]];
  const middle = via
    ? via.map(point)
    : [bend(ends[0], ends[1], type === "sea" ? 0.08 : i % 2 ? 0.05 : -0.05)];
  ways[`${a} ${b}`] = smooth([ends[0], ...middle, ends[1]]);
});

const rivers = Object.values(source.rivers).map((line) => smooth(line.map(point)));

const lines = links_.map(({ a, b }) => [cities[a], cities[b]]);
const nearCity = (x, y, gap) =>
  Object.values(cities).some(
    ([cx, cy]) => Math.abs(cx - x) < gap * 1.3 && y > cy - gap * 1.5 && y < cy + gap * 1.7,
  );
const nearLine = (x, y) =>
  lines.some(([[ax, ay], [bx, by]]) => {
    const t = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < 13;
  });

const peaks = [];
for (const line of Object.values(source.ranges)) {
  const points = line.map(point);
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 21));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const x = a[0] + (b[0] - a[0]) * t + (random() - 0.5) * 16;
      const y = a[1] + (b[1] - a[1]) * t + (random() - 0.5) * 16;
      const size = 9 + random() * 8;
      if (!nearCity(x, y, 34) && !nearLine(x, y)) peaks.push([round(x), round(y), round(size)]);
    }
  }
}
peaks.sort((p, q) => p[1] - q[1]);

const dunes = [];
for (const [lon, lat, rx, ry] of source.dunes) {
  for (let i = 0; i < rx * ry * 5; i++) {
    const angle = random() * Math.PI * 2;
    const r = Math.sqrt(random());
    const [x, y] = point([lon + Math.cos(angle) * rx * r, lat + Math.sin(angle) * ry * r]);
    if (!nearCity(x, y, 34) && !nearLine(x, y)) dunes.push([x, y, round(7 + random() * 8)]);
  }
}

const out = {
  width: WIDTH,
  height: HEIGHT,
  land: islands,
  rivers,
  peaks,
  dunes,
  cities,
  ways,
};
const text = JSON.stringify(out);
writeFileSync(here("../src/games/byzantium/map.json"), text + "\n");
console.log(
  `map.json: ${WIDTH}x${HEIGHT}, ${text.length} bytes, land ${islands.length}, peaks ${peaks.length}`,
);
