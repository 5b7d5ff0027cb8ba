/** Whole scenarios of Guiscard in the browser, and what a player sees there before he commits. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { complaints, myTurn, over, table, url } from "./play";

/** A table of one scenario against the beginner's bot. */
async function sitDown(page: Page, scenario: string, other = "bot"): Promise<void> {
  await page.goto(url("/new?game=guiscard"));
  const option = page.locator("#option-scenario");
  await option.waitFor({ state: "attached" });
  await page.locator("details", { has: option }).evaluate((node: HTMLDetailsElement) => (node.open = true));
  await option.selectOption(scenario);
  if (other !== "bot") await page.getByLabel("Seat 2").selectOption(other);
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.locator("svg.sheet")).toBeVisible();
}

const update = async (page: Page): Promise<number> => Number(await table(page).getAttribute("data-update"));
const button = (page: Page, name: RegExp): Locator => page.locator(".panel .choices button").filter({ hasText: name });
const END = /^(End this step|Hold fire|Stop here|No |Stay|Do not|Stand)/;

async function moved(page: Page, before: number): Promise<void> {
  await expect.poll(() => update(page), { timeout: 30_000 }).not.toBe(before);
}

test("a scenario from set-up to its end by mouse only, on the board", async ({ page }) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  await sitDown(page, "river");
  const done = { placed: 0, walked: 0, shot: 0, fought: 0 };

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(500);
    const before = await update(page);
    const step = await page.locator(".phase .now").allInnerTexts();
    if (step.length === 0 && done.placed < 1 && (await page.locator(".piece").count()) > 0) {
      // the first man by hand, from the tray to the map; the others set themselves up
      await page.locator(".piece").first().click();
      await page.locator(".hex.lit").first().click();
      await moved(page, before);
      done.placed++;
    } else if (step.length === 0 && (await page.locator(".turn").count()) > 0) {
      await page.locator(".turn").first().click();
      await moved(page, before);
    } else if (step[0] === "movement" && done.walked < 3 && (await page.locator(".unit.lit").count()) > 0) {
      await page.locator(".unit.lit").first().click({ force: true });
      const far = page.locator(".hex.within");
      if ((await far.count().catch(() => 0)) === 0) await far.first().waitFor({ timeout: 5000 }).catch(() => undefined);
      if ((await far.count()) > 0) {
        await far.nth(Math.floor((await far.count()) / 2)).click({ force: true });
        await moved(page, before);
        done.walked++;
      } else await panel(page, before, END);
    } else await panel(page, before, step[0] === "combat" ? /Attack|Strike/ : END, done);
  }
  await expect(over(page)).toBeVisible();
  expect(done.walked).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

/** One question after the other in the panel, by clicks: what is wished for if it is there, else the end of the step. */
async function panel(page: Page, before: number, wish: RegExp, done?: { fought: number }): Promise<void> {
  for (let i = 0; i < 6 && (await update(page)) === before; i++) {
    const wished = button(page, wish);
    const last = button(page, END);
    const all = page.locator(".panel .choices button:enabled");
    const one = (await wished.count()) > 0 ? wished.first() : (await last.count()) > 0 ? last.first() : all.first();
    if (done && /Attack/.test(await one.innerText().catch(() => ""))) done.fought++;
    await one.click().catch(() => undefined);
    await page.waitForTimeout(60);
  }
  await moved(page, before);
}
