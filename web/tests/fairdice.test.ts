/** The dice of a record made by the library (three seats, forty plies), checked by the browser's code alone. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDice, facesOf, type DiceRecord } from "../src/lib/fairdice";

const record = JSON.parse(readFileSync(new URL("record.json", import.meta.url), "utf8")) as DiceRecord;

describe("the dice of a record", () => {
  test("agree with seed, contributions and lot", async () => {
    const report = await checkDice(record);

    expect(report).toMatchObject({ commitment: true, lot: true, contributions: 2, scripted: 0, old: false });
    expect(report.drawn).toBeGreaterThan(2);
    expect(report.agree).toBe(report.drawn);
    expect([...facesOf(record)[0]!.by.values()].flat().reduce((a, b) => a + b)).toBeLessThanOrEqual(
      report.drawn,
    );
  });

  test("do not, once one of them is another", async () => {
    const chance = record.chance.map((drawn) => drawn.slice());
    const ply = chance.findIndex((drawn) => drawn.length > 0);
    chance[ply]![0] = (chance[ply]![0]! % 6) + 1;

    const report = await checkDice({ ...record, chance });
    const other = await checkDice({ ...record, salt: record.salt.replace(/^../, "ff") });
    const seats = await checkDice({ ...record, order: record.order!.toReversed() });
    const running = await checkDice({ ...record, seed: null });

    expect(report.agree).toBe(report.drawn - 1);
    expect(other.commitment).toBe(false);
    expect(seats.lot).toBe(false);
    expect(running).toMatchObject({ revealed: false, commitment: null, drawn: 0 });
  });
});
