import { expect, test } from "vitest";
import { glowing, matching, nextQuestion, pickThing } from "../src/lib/narrow";
import type { Option } from "../src/lib/types";

const option = (verb: string, fields: Record<string, string> = {}): Option => ({
  verb,
  fields,
  text: [verb, ...Object.values(fields)].join(" "),
});
const options = [
  option("control", { city: "damascus", source: "pool" }),
  option("control", { city: "damascus", source: "casualties" }),
  option("control", { city: "athens", source: "pool" }),
  option("tax", { amount: "one" }),
  option("pass"),
];

test("the first question is the verb, then the place, then the source", () => {
  expect(nextQuestion(options, {})?.facet).toBe("verb");
  expect(nextQuestion(options, { verb: "control" })?.facet).toBe("city");
  expect(nextQuestion(options, { verb: "control", city: "damascus" })?.facet).toBe("source");
  expect(nextQuestion(options, { verb: "control", city: "athens" })).toBeNull();
});

test("a choice that leaves one action carries that action", () => {
  const question = nextQuestion(options, {});
  expect(question?.choices.find((c) => c.value === "pass")?.only?.text).toBe("pass");
  expect(question?.choices.find((c) => c.value === "control")?.only).toBeUndefined();
});

test("things on the board glow while an action that is left names them", () => {
  expect(glowing(options, {})).toContain("athens");
  expect(glowing(options, { source: "casualties" })).not.toContain("athens");
});

test("a click on a city picks the city; on something else nothing", () => {
  expect(pickThing(options, {}, "damascus")).toEqual({ city: "damascus" });
  expect(matching(options, { city: "damascus" })).toHaveLength(2);
  expect(pickThing(options, {}, "mecca")).toBeNull();
});

test("a place that is both origin and target is picked where it tells actions apart", () => {
  const marches = [
    option("march", { from: "athens", to: "candia" }),
    option("march", { from: "athens", to: "ephesus" }),
  ];
  expect(pickThing(marches, {}, "candia")).toEqual({ to: "candia" });
});

test("a pick may leave several values open, and a board click closes it", () => {
  const picks = { verb: "control", city: ["athens", "damascus"] };
  expect(matching(options, picks)).toHaveLength(3);
  expect(pickThing(options, picks, "athens")).toEqual({ verb: "control", city: "athens" });
});

test("a thing is picked by its own vocabulary, not by another in which the same word stands", () => {
  const piles: Option[] = ["first", "second"].map((pile) => ({
    text: `pile ${pile}`,
    verb: "pile",
    fields: { pile },
    kinds: { pile: "pile" },
  }));
  expect(pickThing(piles, {}, "first", ["option"])).toBeNull();
  expect(pickThing(piles, {}, "first", ["pile"])).toEqual({ pile: "first" });
  expect(pickThing(piles, {}, "first")).toEqual({ pile: "first" });
});
