/** axe-core in the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Fault {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/** Rules that axe-core keeps back unless they are asked for. */
const MORE = { "label-content-name-mismatch": { enabled: true } };

/** What fades in has a colour of its own only at the end; what goes round for ever is not waited for. */
async function atRest(): Promise<void> {
  const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ends.map((one) => one.finished.catch(() => null)));
}

/** What axe-core holds against the page as it stands. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(atRest);
  const found = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (o: object) => Promise<{ violations: Fault[] }> };
    };
    return (await axe.run({ resultTypes: ["violations"], rules })).violations;
  }, MORE);
  return found.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ""}`),
  );
}
