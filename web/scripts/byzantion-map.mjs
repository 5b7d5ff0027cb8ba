// Draws the Mediterranean of Byzantion, once, into src/games/byzantion/map.json.
// Coast: Natural Earth 1:50m through world-atlas, simplified. Provinces: our own hand, cut out by the coast when drawn.
import { readFileSync, writeFileSync } from "node:fs";
import { geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const here = (name) => new URL(name, import.meta.url);
const atlas = JSON.parse(readFileSync(here("../node_modules/world-atlas/land-50m.json"), "utf8"));

const WIDTH = 992;
const HEIGHT = 544;
const WEST = -1;
const EAST = 47;
const NORTH = 46.8;

const scale = WIDTH / (((EAST - WEST) * Math.PI) / 180);
const projection = geoMercator().scale(scale).translate([0, 0]);
const [x0, y0] = projection([WEST, NORTH]);
projection.translate([-x0, -y0]).clipExtent([
  [-8, -8],
  [WIDTH + 8, HEIGHT + 8],
]);

const round = (n) => Math.round(n);
const point = (lonLat) => projection(lonLat).map(round);
const land = feature(simplify(presimplify(atlas), 0.004), atlas.objects.land);
const coast = (geoPath(projection).digits(1)(land) ?? "")
  .split("Z")
  .filter((ring) => ring.length > 45)
  .map((ring) => ring + "Z")
  .join("");

// outline, city, and where the units stand
const PROVINCES = {
  italia: [
    "6.4,43.6 6.4,47.4 13.7,47.4 13.9,45.4 13.2,44.3 16,42.1 19.2,40.2 17.5,38 16,36 12,36.4 11.6,37.6 10,38.5 7.6,38.5 7.6,41 8.2,43.3",
    [12.5, 41.9],
    [9.6, 40.3],
  ],
  africa: [
    "-2,38 11.8,37.8 11.6,34.2 16,33.4 20,33.2 20,30 17,27.5 10,27.4 -2,29",
    [10.3, 36.85],
    [6.6, 32.4],
  ],
  illyricum: [
    "13.7,47.4 13.9,45.4 14,43.6 18.5,40.7 19.2,39 20.4,36 23.2,34.6 26.6,34.6 25.2,37.4 24.3,40.3 23.3,41.5 22.3,43.5 22.6,44.8 20.5,45.4 19,47.4",
    [22.95, 40.6],
    [19.3, 44.4],
  ],
  thracia: [
    "22.3,43.5 23.3,41.5 24.3,40.3 25.2,38.9 26,37.6 27,35.8 30.4,35.8 31,38 31.5,42 29,42 28.9,43.9 27.4,44.2 25,43.7 22.6,44.8",
    [28.97, 41.02],
    [28.4, 38.4],
  ],
  oriens: [
    "31,35.6 31,38 31.5,42 36,42.4 41.6,41.7 43.2,39 42.6,36.5 39.4,33 37,30.6 35,29.2 34.2,31.2 33.9,33 32,34.2",
    [40.95, 37.2],
    [38.2, 36.3],
  ],
  aegyptus: [
    "20,33.4 20,30 22,25 35.6,25 35,29.2 34.2,31.3 32,31.9 29,31.8 25,32.3 22,33.4",
    [29.9, 31.2],
    [27.2, 29],
  ],
};

const territories = {};
for (const [id, [outline, city, units]] of Object.entries(PROVINCES))
  territories[id] = {
    d: `M${outline
      .split(" ")
      .map((pair) => point(pair.split(",").map(Number)).join(" "))
      .join("L")}Z`,
    city: point(city),
    units: point(units),
  };

const text = JSON.stringify({ width: WIDTH, height: HEIGHT, land: coast, territories });
writeFileSync(here("../src/games/byzantion/map.json"), text + "\n");
console.log(`map.json: ${text.length} bytes, land ${coast.length}`);
