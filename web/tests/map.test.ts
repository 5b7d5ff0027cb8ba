import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { LABELS, map, neighbours, REGIONS } from "../src/games/byzantium/map";

const table = (name: string) =>
  parse(
    readFileSync(new URL(`../../src/porphyry/games/byzantium/data/${name}.toml`, import.meta.url), "utf8"),
  ) as Record<string, { id: string; a: string; b: string; type: string }[]>;

const cities = table("cities").city!.map((city) => city.id);

test("the drawn map has the cities and links of the game's tables (npm run map draws it again)", () => {
  expect(Object.keys(map.cities).sort()).toEqual([...cities].sort());
  expect(map.links.map(({ a, b, type }) => ({ a, b, type }))).toEqual(
    table("links").link!.map(({ a, b, type }) => ({ a, b, type })),
  );
  expect(map.arrows).toEqual(table("links").arrow!.map((arrow) => arrow.id));
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
