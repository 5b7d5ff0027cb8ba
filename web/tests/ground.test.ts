import { describe, expect, test } from "vitest";
import { downhill, paint } from "../src/games/guiscard/ground/paint";
import { roofOver } from "../src/games/guiscard/ground/roofs";
import { groups, keyOf, loops } from "../src/games/guiscard/ground/shapes";
import { hexesOf, type GuiscardView, type Hex } from "../src/games/guiscard/view";

const ground = (text: string[], levels: Record<string, number> = {}): Hex[] =>
  hexesOf({ text, levels } as unknown as GuiscardView);
const lawn = (rows: number, mark = "."): string[] => Array.from({ length: rows }, () => mark.repeat(26));

describe("the ground of Guiscard", () => {
  test("one hex has one edge of six corners, a ring has two", () => {
    const all = ground(["...", "...", "..."]);
    const middle = all.filter((hex) => hex.name === "b2");
    expect(loops(middle).map((loop) => loop.length)).toEqual([6]);
    const ring = ["a1", "b1", "c1", "c2", "b3", "a2"]; // the neighbours of b2
    const loopsOfRing = loops(all.filter((hex) => ring.includes(hex.name)));
    expect(loopsOfRing.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test("houses wall to wall are two roofs", () => {
    const rooms = ground(["iiii"]);
    expect(groups(rooms)).toHaveLength(1);
    const wall = (hex: Hex, d: number): boolean =>
      (hex.name === "b1" && (d === 1 || d === 2)) || (hex.name === "c1" && (d === 4 || d === 5));
    expect(groups(rooms, wall).map((room) => room.map((hex) => hex.name))).toEqual([
      ["a1", "b1"],
      ["c1", "d1"],
    ]);
  });

  test("the side of a roof that looks to the light is the lightest", () => {
    const [house] = groups(ground(["iiiii"]));
    const roof = roofOver(house!, false);
    const lowest = (d: string): number =>
      Math.min(...[...d.matchAll(/[ML]\S+ (\S+?)(?=[LZ])/g)].map((m) => Number(m[1])));
    expect(roof.slopes.filter((d) => d !== "").length).toBeGreaterThanOrEqual(3);
    expect(lowest(roof.slopes[3])).toBeLessThan(lowest(roof.slopes[0]));
  });

  test("a slope goes down, away from the height", () => {
    const all = ground([":::", "sss", "..."], { a1: 1, b1: 1, c1: 1 });
    const map = new Map(all.map((hex) => [keyOf(hex), hex]));
    const [, dy] = downhill(
      { all: map },
      all.find((hex) => hex.name === "b2")!,
    )!;
    expect(dy).toBeGreaterThan(0.8);
  });

  test("a wood has no gaps: trees side by side share crowns, one alone has its own", () => {
    const crowns = (text: string[]): number =>
      paint(ground(text))
        .details.filter((one) => one.kind === "crown")
        .reduce((sum, { d }) => sum + d.split("M").length - 1, 0);
    expect(crowns(["t"])).toBe(1);
    expect(crowns(["tt"])).toBe(7);
  });

  test("two joined maps are few paths, and every number is one", () => {
    const mixed = lawn(36).map((row, y) =>
      [...row].map((_, x) => ".btsmrpqewWjizcnoXkG"[(x * 7 + y * 3) % 20]).join(""),
    );
    for (const text of [lawn(36), lawn(36, "t"), mixed]) {
      const painting = paint(ground(text));
      expect(painting.regions.length + painting.details.length).toBeLessThan(400);
      for (const { d } of [...painting.regions, ...painting.details])
        expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("tilled country has fields with furrows, other country has none", () => {
    const kinds = (farmed: boolean): string[] => {
      const { regions, details } = paint(ground(lawn(18)), farmed);
      return [...regions, ...details].map(({ kind }) => kind);
    };
    expect(kinds(true)).toEqual(expect.arrayContaining(["field", "furrow", "grass"]));
    expect(kinds(false)).not.toContain("furrow");
  });

  test("the same map is painted the same", () => {
    expect(paint(ground(lawn(18, "b")))).toEqual(paint(ground(lawn(18, "b"))));
  });
});
