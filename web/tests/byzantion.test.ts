import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { THINGS } from "../src/games/byzantion/art/things";
import { FIGURES } from "../src/games/byzantion/art/units";
import { vignette } from "../src/games/byzantion/art/vignettes";
import { BOXES, CARDS, EVENTS, lay, MISSIONS, SOLO, TERRITORIES, UNITS } from "../src/games/byzantion/data";
import { GOOD_COLOUR, ICONS, TERRITORY_COLOUR, TYPE_COLOUR } from "../src/games/byzantion/icons";
import { LAP, map, SHEET, standAt, tileAt } from "../src/games/byzantion/map";
import { KEIMELIA, ownSeat, TYPES, type ByzantionView } from "../src/games/byzantion/view";
import {
  bundleWords,
  courseName,
  effectWords,
  parseBundle,
  partsOf,
  pieces,
  plain,
} from "../src/games/byzantion/words";
import { prepareTexts } from "../src/lib/texts.svelte";
import type { ByzantionRows } from "../src/lib/wire";
import { rowsOf } from "./rows";

lay(rowsOf<ByzantionRows>("byzantion"));
beforeAll(() => prepareTexts("byzantion", "en"));

test("the client is sent the whole set of the game's tables", () => {
  expect(CARDS.size).toBe(140);
  expect(EVENTS.size).toBe(30);
  expect(SOLO.size).toBe(30);
  expect(MISSIONS.size).toBe(25);
  expect(BOXES.size).toBe(40);
  expect(Object.keys(map.territories).sort()).toEqual([...TERRITORIES.keys()].sort());
});

test("every unit, good, type, keimelion and territory has its picture or colour", () => {
  for (const id of UNITS.keys()) expect(FIGURES[id], id).toMatch(/^<((?!undefined|NaN).)*$/);
  for (const id of [...TYPES, ...KEIMELIA, ...Object.keys(GOOD_COLOUR)])
    expect(ICONS[id], id).toMatch(/^M[\d.]/);
  for (const id of KEIMELIA) expect(THINGS[id], id).toMatch(/^</);
  expect(Object.keys(TYPE_COLOUR).sort()).toEqual([...TYPES].sort());
  expect(Object.keys(TERRITORY_COLOUR).sort()).toEqual([...TERRITORIES.keys()].sort());
});

test("every card, event and mission has a picture, and none the picture of another", () => {
  const all = [CARDS, EVENTS, SOLO, MISSIONS].flatMap((rows) => [...rows.keys()]);
  const drawn = all.map(vignette);

  expect(new Set(drawn).size).toBe(all.length);
  for (const picture of drawn) expect(picture).toMatch(/^<g((?!undefined|NaN).)*$/);
});

test("a bundle is read part by part", () => {
  expect(parseBundle("2A 1card 3any")).toEqual([
    { good: "auctoritas", amount: 2 },
    { good: "card", amount: 1 },
    { good: "any", amount: 3 },
  ]);
  expect(parseBundle(undefined)).toEqual([]);
  expect(partsOf({ lapis: 2, fides: 0, nomisma: 1 })).toEqual([
    { good: "lapis", amount: 2 },
    { good: "nomisma", amount: 1 },
  ]);
});

test("a sentence carries its icons before the goods", () => {
  const said = bundleWords(parseBundle("2V 1N"));
  expect(plain(said)).toBe("2 virtus and 1 nomisma");
  expect(pieces(said).flatMap((piece) => ("icon" in piece ? [piece.icon] : []))).toEqual([
    "virtus",
    "nomisma",
  ]);
});

test("every effect of every card and mission is said in full", () => {
  const effects = [...CARDS.values(), ...MISSIONS.values()].flatMap((row) => row.effects);
  for (const effect of effects) {
    const said = plain(effectWords(effect));
    expect(said, effect.kind).not.toBe(effect.kind);
    expect(said, JSON.stringify(effect)).not.toMatch(/\{|\$|undefined|NaN|_/);
  }
  const escort = CARDS.get("belisarius")!;
  expect(escort.types).toEqual({ stratiotika: 3, palatine: 2 });
});

test("a card is lost from the hand and gained from the deck", () => {
  const said = (id: string): string =>
    CARDS.get(id)!
      .effects.map((one) => plain(effectWords(one)))
      .join(" ");
  expect(said("telones-of-the-harbour-gate")).toContain("1 card from the hand");
  expect(effectWords({ kind: "gain", bundle: "2card" })).toMatch(/cards from the deck/);
});

test("every event of two courses has their names", () => {
  for (const event of EVENTS.values())
    if (!event.trial) for (const k of [0, 1]) expect(courseName(event.id, k), event.id).not.toMatch(/bzn-/);
});

test("the doxa track is a ring of a hundred tiles, each its own, each next to the one before", () => {
  const places = Array.from({ length: LAP }, (_, n) => tileAt(n));
  expect(new Set(places.map(String)).size).toBe(100);
  for (let n = 0; n < LAP; n++) {
    const [x, y] = places[n]!;
    const [u, w] = places[(n + 1) % LAP]!;
    expect(Math.abs(x - u) + Math.abs(y - w), `${n}`).toBeCloseTo(31);
    expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
  }
  expect(tileAt(107)).toEqual(tileAt(7));
  expect(tileAt(-3)).toEqual(tileAt(0));
});

test("miniatures of one territory never stand on each other", () => {
  const stands = Array.from({ length: 10 }, (_, i) => standAt(i, 10));
  for (let i = 0; i < 10; i++)
    for (let k = 0; k < i; k++)
      expect(Math.hypot(stands[i]![0] - stands[k]![0], stands[i]![1] - stands[k]![1])).toBeGreaterThan(50);
});

test("the seat that shows its hand is the one who looks", () => {
  const view = { players: [{ seat: 0 }, { seat: 1, hand: [] }] } as unknown as ByzantionView;
  expect(ownSeat(view)?.seat).toBe(1);
  expect(ownSeat({ players: [{ seat: 0 }] } as unknown as ByzantionView)).toBeUndefined();
});

test("all four languages have a text for every kind of effect on a card", () => {
  const kinds = new Set(
    [...CARDS.values(), ...MISSIONS.values()].flatMap((row) => row.effects.map((e) => e.kind)),
  );
  for (const language of ["en", "de", "hu", "nl"]) {
    const text = readFileSync(
      new URL(`../../src/porphyry/games/byzantion/locale/${language}.ftl`, import.meta.url),
      "utf8",
    );
    for (const kind of kinds)
      expect(text.includes(`\nx-effect-${kind} = `), `${language} ${kind}`).toBe(true);
  }
});
