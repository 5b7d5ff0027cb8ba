import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { itemsOf, paramsOf, story, type Declared, type Item, type Line } from "../src/lib/story";
import type { StoryPart, StorySum } from "../src/lib/wire";

interface Case {
  name: string;
  events: [string, string, Record<string, unknown>][];
  items: string[];
}

/** The cases that hold Python too. */
const { declared, cases } = JSON.parse(
  readFileSync(new URL("../../tests/story/cases.json", import.meta.url), "utf8"),
) as { declared: Record<string, Partial<StoryPart>>; cases: Case[] };

const SUM: StorySum = { line: "", by: [], items: [], count: "", sign: 1 };
const PART: StoryPart = {
  chapter: 0,
  sums: 0,
  opens: "",
  ahead: false,
  lead: 0,
  line: "",
  by: [],
  items: [],
  count: "",
  deed: "",
  yields: "",
  silent: false,
  sum: null,
};
const rules: Declared = Object.fromEntries(
  Object.entries(declared).map(([kind, part]) => [
    kind,
    { ...PART, ...part, sum: part.sum ? { ...SUM, ...part.sum } : null },
  ]),
);

function pairs(params: Record<string, unknown>): string {
  const late = (name: string): number => (name.startsWith("first-") ? 0 : 1);
  return Object.keys(params)
    .sort((a, b) => late(a) - late(b) || (a < b ? -1 : 1))
    .map((name) => `${name}=${String(params[name])}`)
    .join(" ");
}

function shown(line: Line): string {
  const items = itemsOf(line).map(pairs).join(", ");
  return `${line.key}{${pairs(paramsOf(line))}${items ? `; ${items}` : ""}}`;
}

function described(item: Item<number>): string {
  const kinds = item.told.map(({ event }) => event.kind).join(" ");
  if (item.kind === "chapter") return `chapter ${item.level} [${kinds}]`;
  const soFar = item.soFar.length > 0 ? ` so far ${item.soFar.map(shown).join(" ")}` : "";
  if (item.kind === "sums") return `sums ${item.level} ${item.lines.map(shown).join(" ")}${soFar}`;
  return `deed [${kinds}] leads ${item.leads.map(shown).join(" ")}`;
}

test.each(cases)("$name", ({ events, items }) => {
  const told = events.map(([kind, rule, params], step) => ({ event: { kind, rule, params }, step }));

  expect(story(told, rules).map(described)).toEqual(items);
});
