import { expect, test } from "vitest";
import { LABELS, lay, LINKS, map, neighbours, REGIONS } from "../src/games/byzantium/map";
import type { ByzantiumRows } from "../src/lib/wire";
import { rowsOf } from "./rows";

const rows = rowsOf<ByzantiumRows>("byzantium");
const cities = rows.cities.map((city) => city.id);
lay(rows);

test("every city and way of the game's tables is drawn (npm run map draws them again)", () => {
  expect(Object.keys(map.cities).sort()).toEqual([...cities].sort());
  expect(Object.keys(map.ways)).toEqual(rows.links.map(({ a, b }) => `${a} ${b}`));
  expect(LINKS.map(({ d }) => d)).toEqual(Object.values(map.ways));
});

test("a way that a host's own data has moved runs straight", () => {
  lay({ ...rows, links: [{ id: "new", a: "mecca", b: "athens", type: "sea" }] });
  expect(LINKS.map(({ d, type }) => [d, type])).toEqual([
    [`M${map.cities.mecca!.join(" ")}L${map.cities.athens!.join(" ")}`, "sea"],
  ]);
  expect(neighbours("mecca")).toEqual([{ city: "athens", type: "sea" }]);
  lay(rows);
});

test("the text board lists every city exactly once", () => {
  expect(Object.values(REGIONS).flat().sort()).toEqual([...cities].sort());
});

test("labels are for cities that exist, and every city can be left", () => {
  expect(Object.keys(LABELS).filter((id) => !cities.includes(id))).toEqual([]);
  for (const city of cities) expect(neighbours(city).length, city).toBeGreaterThan(0);
});

test("no two cities lie on top of each other", () => {
  const places = Object.entries(map.cities);
  for (const [id, [x, y]] of places)
    for (const [other, [u, v]] of places)
      if (id < other) expect(Math.hypot(x - u, y - v), `${id} and ${other}`).toBeGreaterThan(50);
});
