import { expect, test } from "vitest";
import { beside, type Box } from "../src/table/beside";

const screen: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

test("a callout stands above its place, in the middle", () => {
  expect(beside(box(180, 150, 40, 40), [100, 50], screen)).toEqual({ left: 150, top: 90 });
});

test.each([
  ["at the top", box(180, 10, 40, 40), []],
  ["under a stage", box(180, 150, 40, 40), [box(100, 0, 200, 140)]],
  ["as high as the screen", box(10, 0, 120, 300), []],
  ["between a stage and the lower rim", box(20, 200, 40, 90), [box(0, 0, 400, 190)]],
])("a callout covers neither its place nor what else is in sight: %s", (_name, spot, sights) => {
  const { left, top } = beside(spot, [150, 60], screen, sights);
  const callout = box(left, top, 150, 60);
  for (const one of [spot, ...sights]) expect(apart(callout, one)).toBe(true);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top).toBeGreaterThanOrEqual(8);
  expect(callout.right).toBeLessThanOrEqual(392);
  expect(callout.bottom).toBeLessThanOrEqual(292);
});
