/**
 * Nothing happens faster than it can be seen, unless its reader wants it so; the server waits for nobody.
 * The others are people whose hands the test has: their moves come at once, each changes one city, and no dice are rolled.
 */
import { expect, test, type Page } from "@playwright/test";
import { sitWithPeople } from "./company";
import { choices, complaints, decide, myTurn } from "./play";
import { atHome, set } from "./test";

/** The pace is what a newcomer has; only the hand is quick. */
const quick = { asked: true, steady: false, ...atHome };
test.beforeEach(async ({ context }) => {
  await set(context, quick);
});

/** A step stays for a second from when it is on the screen; the page notes each as it changes, before it is drawn. */
const APART = 950;

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
    new MutationObserver(() => {
      const at = performance.now();
      setTimeout(() => {
        world.steps.push({
          at,
          said: document.querySelector<HTMLElement>(".callout")?.innerText ?? "",
          marks: document.querySelectorAll("[data-changed]").length,
        });
      }, 60);
    }).observe(table, { attributeFilter: ["data-update"] });
  });
}
const steps = async (page: Page): Promise<Step[]> => {
  await page.waitForTimeout(150); // the last one is noted a moment after it is drawn
  return page.evaluate(() => (globalThis as unknown as { steps: Step[] }).steps);
};

test("what others do is shown one after the other, with words at the place and marks on what they changed", async ({
  page,
}) => {
  const found = complaints(page);
  const company = await sitWithPeople(page);
  await myTurn(page);
  await follow(page);

  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  expect(await company.untilMyTurn()).toHaveLength(2);
  expect(await choices(page).count(), "the server has gone on, the page shows it step by step").toBe(0);
  await myTurn(page);

  const seen = await steps(page);
  const foreign = seen.filter((step) => step.said !== "");
  expect(foreign, JSON.stringify(seen)).toHaveLength(2);
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
  const company = await sitWithPeople(page);
  await myTurn(page);
  await page.getByLabel("What others do is shown").selectOption("slow");
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await company.untilMyTurn();
  await page.getByRole("button", { name: "To now" }).click();
  expect(await page.locator(".table").getAttribute("data-turn"), "all is shown at once").toBe("true");
  await expect(page.locator(".callout")).toHaveCount(0);

  await page.getByLabel("What others do is shown").selectOption("skip");
  await page.reload();
  await myTurn(page);
  await expect(page.getByLabel("What others do is shown")).toHaveValue("skip");
  await follow(page);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await company.untilMyTurn();
  await myTurn(page);
  expect((await steps(page)).map((step) => step.said).filter(Boolean)).toEqual([]);
});

test("without motion the steps are shown all the same, and told to who listens", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  await set(context, quick);
  const page = await context.newPage();
  const company = await sitWithPeople(page);
  await myTurn(page);
  await follow(page);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await company.untilMyTurn();
  await myTurn(page);
  const foreign = (await steps(page)).filter((step) => step.said !== "");
  expect(foreign, JSON.stringify(await steps(page))).toHaveLength(2);
  expect(foreign[1]!.at - foreign[0]!.at).toBeGreaterThan(APART);
  const told = await page.locator('[role="status"].sr').innerText();
  for (const step of foreign) expect(told).toContain(step.said.split("\n").at(-1)!);
  await context.close();
});

test("what others do waits behind the page that opens a game", async ({ browser }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  await set(context, { asked: true, steady: false, known: atHome.known });
  const page = await context.newPage();
  const company = await sitWithPeople(page, "others");
  const begin = page.getByRole("button", { name: "Begin", exact: true });
  await expect(begin).toBeVisible();
  expect(await company.untilMyTurn()).not.toEqual([]);
  await page.waitForTimeout(1200); // longer than a step is shown
  await expect(page.locator(".callout")).toHaveCount(0);
  expect(await choices(page).count()).toBe(0);
  await begin.click();
  await expect(page.locator(".callout")).toBeVisible();
  await myTurn(page);
  await context.close();
});
