/** What stands around the board: log, digest, clocks, watchers, replay, leaving one's seat. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { choices, complaints, decide, myTurn, playNow, url } from "./play";
import { test } from "./test";

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test(`the log stands at its newest entry and has a third of its column, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await playNow(page);
    const where = (): Promise<{ below: number; share: number }> =>
      page.evaluate(() => {
        const log = document.querySelector(".log")!;
        const column = document.querySelector(".right")!;
        return {
          below: log.scrollHeight - log.scrollTop - log.clientHeight,
          share: log.clientHeight / column.clientHeight,
        };
      });
    for (let turn = 0; turn < 8; turn++) {
      if (!(await myTurn(page))) break;
      await expect.poll(async () => (await where()).below, { message: `turn ${turn}` }).toBeLessThan(3);
      expect((await where()).share).toBeGreaterThan(0.33);
      await decide(page, (button) => button.click(), turn % 2 ? /March/ : /Take control|[Pp]ool/);
    }

    // who reads an older entry is left there, and a button leads back
    await page.locator(".log").hover();
    await page.mouse.wheel(0, -3000);
    await page.getByRole("button", { name: "Newest" }).click();
    await expect.poll(async () => (await where()).below).toBeLessThan(3);
  });

test("the log and the steps since my turn lead to the board as it was then", async ({ page }) => {
  const found = complaints(page);
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  for (const level of await page.locator("select[id^=level-]").all()) await level.selectOption("random");
  await page.getByRole("button", { name: "Create table" }).click();
  await myTurn(page);
  const address = page.url();
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(page);

  await page.reload(); // also what is not remembered by this page
  await myTurn(page);
  const strip = page.getByRole("region", { name: "Since my last turn" });
  const now = await page.locator(".spaces, .cities").allInnerTexts();
  await strip.getByRole("button", { name: "Back to the step before" }).click();
  await expect(page.locator(".callout")).toBeVisible();
  await strip.getByRole("button", { name: "To now" }).click();
  await expect(page.locator(".callout")).toHaveCount(0);
  expect(await page.locator(".spaces, .cities").allInnerTexts()).toEqual(now);

  await page.goto(address);
  await myTurn(page);
  await page.locator(".log .ply").last().click();
  await expect(page).toHaveURL(/\/replay\/.*ply=\d+/);
  await expect(page.locator("svg.sheet")).toBeVisible();
  expect(found).toEqual([]);
});

test("clocks run down, and who only watches is counted and cannot act", async ({ page, browser }) => {
  const found = complaints(page);
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByLabel("Clock").selectOption("live");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor();
  const mine = page.getByRole("list", { name: "Clocks" }).locator(".running");
  const before = await mine.innerText();
  await expect(mine).toHaveText(/\d+:\d\d/);
  await expect.poll(() => mine.innerText()).not.toBe(before);

  const other = await browser.newContext({ locale: "en-GB" });
  const watcher = await other.newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator("svg.sheet")).toBeVisible();
  await expect(watcher.locator("#panel-title")).toContainText("Waiting for");
  await expect(choices(watcher)).toHaveCount(0);
  await expect(page.getByText("one spectator")).toBeVisible();
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await expect(watcher.locator('.city[aria-label*="held by"]')).toHaveCount(1);
  await other.close();
  expect(found).toEqual([]);
});

test("a replay runs by itself at the reader's speed, and the record can be saved", async ({ page }) => {
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor();
  for (let i = 0; i < 3; i++) await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await page.goto(page.url().replace("/table/", "/replay/") + "?ply=0");
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator("#ply")).toHaveValue("3");

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the record" }).click();
  const record = JSON.parse(readFileSync(await (await saved).path(), "utf8")) as Record<string, unknown>;
  expect(record.game).toBe("byzantium");
});

test("a leaver's seat is played on by a bot of the level he chose, and he can take it back", async ({
  page,
  browser,
}) => {
  const found = complaints(page);
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  const other = await browser.newContext({ locale: "en-GB" });
  const basil = await other.newPage();
  await basil.goto(page.url());
  await basil.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator("svg.sheet")).toBeVisible();

  await page.getByText("Leave the table").click();
  await page.locator("#bot-level").selectOption("novice");
  await page.getByRole("button", { name: "Leave my seat to it" }).click();
  await expect(basil.locator(".bots li")).toHaveCount(1);
  await myTurn(basil); // the bot has played, if it was its turn, and the game goes on
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(basil.locator(".bots li")).toHaveCount(0);
  await other.close();
  expect(found).toEqual([]);
});
