import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { figure } from "../src/games/guiscard/figures/draw";
import { lookOf, type Soldier } from "../src/games/guiscard/figures/look";
import { angle, beside, centre, DIRECTIONS, HIGH, spot } from "../src/games/guiscard/geometry";
import { hexesOf, hexName, place, type GuiscardView } from "../src/games/guiscard/view";

const data = new URL("../../src/porphyry/games/guiscard/data/", import.meta.url).pathname;
const words = new URL("../../src/porphyry/games/guiscard/locale/board/en.ftl", import.meta.url).pathname;
const english = readFileSync(words, "utf8");
interface Row {
  id: string;
  kind?: string;
  glyph?: string;
  glyph_high?: string;
}
const terrain = parse(readFileSync(`${data}terrain.toml`, "utf8")) as unknown as { ground: Row[] };
const roster = parse(readFileSync(`${data}roster.toml`, "utf8")) as unknown as { unit: Row[]; animal: Row[] };

test("a hex is called the same both ways", () => {
  for (const name of ["a1", "k10", "z18", "aa3", "bb20"]) {
    const { column, row } = place(name);
    expect(hexName(column, row)).toBe(name);
  }
});

test("the six hexes round k10 and round j10 are those of the rules, each one hex away in its direction", () => {
  const round = (name: string): string[] => {
    const { column, row } = place(name);
    return DIRECTIONS.map((direction) => {
      const next = beside(column, row, direction);
      return hexName(next.column, next.row);
    });
  };
  expect(round("k10")).toEqual(["k9", "l10", "l11", "k11", "j11", "j10"]);
  expect(round("j10")).toEqual(["j9", "k9", "k10", "j11", "i10", "i9"]);
  for (const name of ["k10", "j10"]) {
    const [x, y] = spot(name);
    round(name).forEach((next, d) => {
      const [nx, ny] = spot(next);
      const a = (angle(DIRECTIONS[d]!) * Math.PI) / 180;
      expect(nx - x).toBeCloseTo(Math.sin(a) * HIGH);
      expect(ny - y).toBeCloseTo(-Math.cos(a) * HIGH);
    });
  }
  expect(centre(1, 0)[1]).toBeLessThan(centre(0, 0)[1]);
});

test("every ground of the data can be read, and has a word", () => {
  for (const row of terrain.ground)
    for (const mark of [row.glyph, row.glyph_high].filter((one) => one !== undefined)) {
      const [hex] = hexesOf({ text: [mark], levels: {} } as unknown as GuiscardView);
      expect(hex?.ground).toBe(row.id);
      expect(english).toContain(`\ngui-ground-${row.id} = `);
    }
});

test("every kind of unit has a word", () => {
  const kinds = new Set([...roster.unit.map((one) => one.kind ?? ""), ...roster.animal.map((one) => one.id)]);
  for (const kind of kinds) {
    const id = kind
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "-")
      .replace(/-$/, "");
    expect(english).toContain(`\ngui-kind-${id} = `);
  }
});

test("every man of the roster is drawn, and none like another", () => {
  const men = roster.unit as unknown as Soldier[];
  const drawn = men.map((man) => figure(lookOf({ ...man, armoured: man.armoured ?? false }), man.id));

  expect(men.length).toBeGreaterThan(100);
  expect(new Set(drawn).size).toBe(men.length);
  for (const picture of drawn) expect(picture).not.toMatch(/undefined|NaN/);
});
