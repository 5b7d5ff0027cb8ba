import { expect, type Page } from "@playwright/test";
import { faults } from "./axe";
import { playOut, type Wish } from "./hand";
import { choices, complaints, decide, over, url } from "./play";
import { test } from "./test";

/** A new table of Byzantion against the bots that play fastest. */
async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto(url("/new?game=byzantion"));
  await page.locator("#count").selectOption(String(seats));
  for (const level of await page.locator("select[id^=level-]").all()) await level.selectOption("random");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator(".bzn .market")).toBeVisible();
  await choices(page).first().waitFor();
}

/** What a player without much thought would press, so that every part of the table is used. */
const WISH = /Keep |Play |Draw cards|Activate|behind/;

/** Gives, builds and plays what it can; ends what it must. */
const EAGER: Wish = {
  texts: [/^Keep |^Play |behind|^Activate |Use the|Convert|^Give|^Bid [1-9]/],
};
const BOARD: Wish = { ...EAGER, board: true };

/** Does as little as the rules allow, so that a game soon ends. */
const QUICK: Wish = { texts: [/^Enough|^Let it pass|^End the turn|^Place nothing/, /^Reset the market/] };

/** A few dozen steps with everything on the table, then home. */
const early = (wish: Wish, steps: number) => (step: number) => (step < steps ? wish : QUICK);

test.describe.configure({ timeout: 600_000 });

for (const by of ["mouse", "keyboard"] as const) {
  const name = by === "mouse" ? "by mouse, on the table and in the panel" : "by keyboard, in the panel";
  const wish = by === "mouse" ? BOARD : EAGER;
  // who plays by keyboard has asked for less motion here, so that both ways through the table are walked
  const reducedMotion = by === "keyboard" ? "reduce" : "no-preference";

  test(`a reign alone ${name}`, async ({ page }) => {
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion });
    await sitDown(page, 1);
    await playOut(page, by, early(wish, 40));
    await expect(over(page)).toContainText("The reign of");
    expect(found).toEqual([]);
  });

  test(`a game of four, three of them bots, ${name}`, async ({ page }) => {
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion });
    await sitDown(page, 4);
    await playOut(page, by, early(wish, 30));
    await expect(over(page).locator("ol > li")).toHaveCount(4);
    expect(found).toEqual([]);
  });

  test(`two people play each other ${name}, one of them with a reload`, async ({ browser }) => {
    const contexts = [
      await browser.newContext({ reducedMotion }),
      await browser.newContext({ reducedMotion }),
    ];
    const [anna, basil] = await Promise.all(contexts.map((context) => context.newPage()));
    const found = [complaints(anna!), complaints(basil!)];
    await anna!.goto(url("/new?game=byzantion"));
    await anna!.locator("#count").selectOption("2");
    await anna!.getByLabel("Seat 2").selectOption("open");
    await anna!.getByRole("button", { name: "Create table" }).click();
    await expect(anna!.getByText("Waiting for players")).toBeVisible();
    await basil!.goto(anna!.url());
    await basil!.getByRole("button", { name: "Sit down" }).click();

    await Promise.all([
      playOut(anna!, by, early(wish, 30), async (step) => {
        if (step === 20) await anna!.reload();
      }),
      playOut(basil!, by, early(wish, 30)),
    ]);

    const results = await Promise.all([anna!, basil!].map((page) => over(page).locator("ol").innerText()));
    const alike = (said: string | undefined): string => said!.replaceAll(/\s*\(you\)/gu, "");
    expect(alike(results[0])).toEqual(alike(results[1]));
    expect(found.flat()).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  });
}

test("arrow keys walk along a row of cards, and the focused card is shown large", async ({ page }) => {
  await sitDown(page, 2);
  await decide(page, (button) => button.click());
  const cards = page.locator("#bzn-hand .card");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await expect(page.locator(".zoom .name")).toHaveText(
    (await cards.nth(1).locator(".name").innerText()).trim(),
  );
});

for (const theme of ["light", "dark"] as const)
  test(`axe-core finds nothing on the table, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const seats of [1, 4]) {
      await sitDown(page, seats);
      for (let decision = 0; decision < 10; decision++) await decide(page, (button) => button.click(), WISH);
      for (const tab of ["Log", "As text"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect.soft(await faults(page), `${seats} seats, ${tab}, ${theme}`).toEqual([]);
      }
    }
    await context.close();
  });

test("at 360 pixels everything is within reach and nothing is cut off", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await sitDown(page, 4);
  for (let decision = 0; decision < 10; decision++) await decide(page, (button) => button.tap(), WISH);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const part of ["Events", "Market", "Hand", "On the table"]) {
    await page.locator(".jump button", { hasText: part }).tap();
    await expect(page.locator(".jump")).toBeInViewport();
  }
  const face = page.locator("#bzn-hand .card").first();
  await face.scrollIntoViewIfNeeded();
  expect((await face.boundingBox())!.width).toBeGreaterThan(120);
  await expect(face.locator(".effect")).toBeVisible();
  await context.close();
});
