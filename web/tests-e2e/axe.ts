/** axe-core in the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Fault {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/** What axe-core holds against the page as it stands; `without` names rules that do not fit it, with a reason beside the call. */
export async function faults(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (skipped) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (o: object) => Promise<{ violations: Fault[] }> };
    };
    const rules = Object.fromEntries(skipped.map((id) => [id, { enabled: false }]));
    return (await axe.run({ resultTypes: ["violations"], rules })).violations;
  }, without);
  return found.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 140)} ${node.any[0]?.message ?? ""}`),
  );
}
