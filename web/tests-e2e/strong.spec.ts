/** Whole games against bots that think: the page stays quick for the person who waits. */
import { expect, type Page } from "@playwright/test";
import { playOut, type Wish } from "./hand";
import { choices, complaints, over } from "./play";
import { startServer, type Running } from "./server";
import { busy, median, watch, watched } from "./timing";
import { test } from "./test";

/** What the server gives a bot for one decision, in seconds: as it is installed. */
const BUDGET_S = 1;

let server: Running;
test.beforeAll(async () => {
  server = await startServer({ PORPHYRY_BOT_BUDGET_S: String(BUDGET_S) });
});
test.afterAll(() => server.stop());
test.describe.configure({ timeout: 600_000 });

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/new?game=${game}`);
  await page.locator("#count").selectOption("3");
  for (const level of await page.locator("select[id^=level-]").all()) await level.selectOption("strong");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor({ timeout: 60_000 });
  await watch(page);
}

/** While bots think, looks at a thing and asks why it cannot be taken: how long until the answer is there; null if they were quicker. */
async function lookAround(page: Page, thing: string): Promise<number | null> {
  return page.evaluate(async (selector) => {
    const until = async <T>(found: () => T | null | false, frames: number): Promise<T | null> => {
      for (let i = 0; i < frames; i++) {
        const node = found();
        if (node) return node;
        await new Promise(requestAnimationFrame);
      }
      return null;
    };
    const thinks = (): boolean => document.querySelector<HTMLElement>(".table")?.dataset.turn === "false";
    if (!(await until(thinks, 20))) return null;
    const begun = performance.now();
    document.querySelector<SVGElement>(selector)?.focus();
    const why = await until(() => document.querySelector<HTMLElement>(".inspector button:not(.shut)"), 60);
    why?.click();
    const answer = why && (await until(() => document.querySelector(".inspector li"), 60));
    return answer ? performance.now() - begun : null;
  }, thing);
}

const GAMES: [game: string, thing: string, first: Wish, then: Wish][] = [
  ["byzantium", "#city-mecca", { texts: [/^Take control|^March|[Pp]ool/] }, { texts: [/^Pass/] }],
  [
    "byzantion",
    "[id^=territory-]",
    { texts: [/^Keep |^Play |behind|^Activate |^Give|^Bid [1-9]/] },
    { texts: [/^Enough|^Let it pass|^End the turn|^Place nothing/, /^Reset the market/] },
  ],
];

for (const [game, thing, first, then] of GAMES)
  test(`a whole game of ${game} against strong stays responsive`, async ({ page }) => {
    const found = complaints(page);
    await sitDown(page, game);
    const answers: number[] = [];
    await playOut(
      page,
      "mouse",
      (step) => (step < 30 ? first : then),
      async (step) => {
        const took = step > 0 && step < 12 ? await lookAround(page, thing) : null;
        if (took !== null) answers.push(took);
      },
    );
    await expect(over(page)).toBeVisible();

    const { spans, long, waits } = await watched(page);
    const most = (numbers: number[]): string => Math.max(0, ...numbers).toFixed(0);
    console.log(
      `${game} against strong: click to view ${median(spans).toFixed(0)} ms (median of ${spans.length}); ` +
        `a bot's decision ${median(waits).toFixed(0)} ms, at most ${most(waits)} (${waits.length}); ` +
        `longest task while it thinks ${most(long)} ms; look and why not ${answers.map((ms) => ms.toFixed(0)).join(", ")} ms; load ${busy().toFixed(1)}`,
    );
    expect(median(spans)).toBeLessThan(100 * busy());
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThan((BUDGET_S * 1000 + 1500) * busy());
    expect(Math.max(0, ...long)).toBeLessThan(200 * busy());
    // bots that decide in the blink of an eye leave no time to look around
    expect(answers.length > 0 || median(waits) < 100).toBe(true);
    if (answers.length > 0) expect(median(answers)).toBeLessThan(300 * busy());
    expect(found).toEqual([]);
  });
