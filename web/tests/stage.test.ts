import { expect, test } from "vitest";
import type { StagePlan } from "../src/games/board";
import type { GameWords } from "../src/lib/gamewords";
import type { GameSchema } from "../src/lib/wire";
import { sceneOf } from "../src/table/stage";

const words = {
  event: ({ kind }: { kind: string }) => `${kind}.`,
  headline: () => "ShotFired.",
} as unknown as GameWords;
const schema = {
  events: [{ name: "ShotFired", dice: true, params: [] }],
  story: {},
} as unknown as GameSchema;
const plan: StagePlan = {
  opens: ["ShotFired"],
  sides: () => [],
  how: (event) => [words.event(event), "Column 1/4."],
};

test("a stage says no sentence twice", () => {
  const events = ["ShotFired", "Wounded"].map((kind) => ({ kind, params: {}, rule: "" }));
  const scene = sceneOf(events, plan, null, schema, words);
  expect(scene).toMatchObject({ title: "ShotFired.", how: ["Column 1/4."], outcome: [] });
});
