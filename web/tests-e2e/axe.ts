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

/** What axe-core holds against the page as it stands. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
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
