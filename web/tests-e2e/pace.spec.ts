/** Nothing happens faster than it can be seen, unless its reader wants it so; the server waits for nobody. */
import { expect, test, type Page } from "@playwright/test";
import { choices, complaints, decide, myTurn, playNow, url } from "./play";
import { set } from "./test";

/** The pace is what a newcomer has; only the hand is quick. */
const quick = { asked: true, steady: false };
test.beforeEach(async ({ context }) => {
  await set(context, quick);
});

/** Two steps are about a second apart; a slow machine may note the first of them late. */
const APART = 600;

interface Step {
  at: number;
  said: string;
  marks: number;
}

/** Notes when the table changes, and what is said where. */
async function follow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const world = globalThis as unknown as { steps: Step[] };
    world.steps = [];
    const table = document.querySelector<HTMLElement>(".table")!;
    new MutationObserver(() =>
      setTimeout(() => {
        world.steps.push({
          at: performance.now(),
          said: document.querySelector<HTMLElement>(".callout")?.innerText ?? "",
          marks: document.querySelectorAll("[data-changed]").length,
        });
      }, 60),
    ).observe(table, { attributeFilter: ["data-update"] });
  });
}
const steps = async (page: Page): Promise<Step[]> => {
  await page.waitForTimeout(150); // the last one is noted a moment after it is drawn
  return page.evaluate(() => (globalThis as unknown as { steps: Step[] }).steps);
};

test("bots are shown one after the other, with words at the place and marks on what they changed", async ({
  page,
}) => {
  const found = complaints(page);
  await playNow(page);
  await myTurn(page);
  await follow(page);
  const server = async (): Promise<number> => {
    const id = page.url().split("/").at(-1)!;
    return ((await (await page.request.get(url(`/api/tables/${id}`))).json()) as { update: number }).update;
  };
  const before = await server();

  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await expect(page.locator(".callout")).toBeVisible();
  const ahead = await server();
  await myTurn(page);

  const seen = await steps(page);
  expect(ahead, "the server has gone on meanwhile").toBeGreaterThan(before + 1);
  const foreign = seen.filter((step) => step.said !== "");
  expect(foreign.length, JSON.stringify(await steps(page))).toBeGreaterThan(1);
  for (const step of foreign) expect(step.marks, step.said).toBeGreaterThan(0);
  for (let i = 1; i < foreign.length; i++)
    expect(foreign[i]!.at - foreign[i - 1]!.at, foreign[i]!.said).toBeGreaterThan(APART);
  await expect(page.locator("[data-changed]").first()).toBeVisible(); // until the next action

  // back and forth, by mouse and by key
  const held = page.locator('.city[aria-label*="held by"]');
  const strip = page.getByRole("region", { name: "Since my last turn" });
  const now = await held.count();
  await strip.getByRole("button", { name: "Back to the step before" }).click();
  await expect(page.locator(".callout")).toBeVisible();
  await expect(page.locator(".lit")).toHaveCount(0);
  await page.locator("#panel-title").focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press(",");
  await expect(strip).toContainText(/1 \/ \d/);
  await page.keyboard.press(".");
  await strip.getByRole("button", { name: "To now" }).click();
  await expect(held).toHaveCount(now);
  await expect(page.locator(".lit").first()).toBeVisible();
  expect(found).toEqual([]);
});

test("what comes can be skipped, and a reader's own pace is kept", async ({ page }) => {
  await playNow(page);
  await myTurn(page);
  await page.getByLabel("What others do is shown").selectOption("slow");
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  const begun = Date.now();
  await page.getByRole("button", { name: "To now" }).click();
  await choices(page).first().waitFor();
  expect(Date.now() - begun).toBeLessThan(1500);

  await page.getByLabel("What others do is shown").selectOption("skip");
  await page.reload();
  await myTurn(page);
  await expect(page.getByLabel("What others do is shown")).toHaveValue("skip");
  await follow(page);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(page);
  const seen = await steps(page);
  expect(seen.at(-1)!.at - seen[0]!.at).toBeLessThan(1500);
});

test("without motion the steps are shown all the same, and told to who listens", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  await set(context, quick);
  const page = await context.newPage();
  await playNow(page);
  await myTurn(page);
  await follow(page);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(page);
  const foreign = (await steps(page)).filter((step) => step.said !== "");
  expect(foreign.length, JSON.stringify(await steps(page))).toBeGreaterThan(1);
  expect(foreign[1]!.at - foreign[0]!.at).toBeGreaterThan(APART);
  const told = await page.locator('[role="status"].sr').innerText();
  for (const step of foreign) expect(told).toContain(step.said.split("\n").at(-1)!);
  await context.close();
});
