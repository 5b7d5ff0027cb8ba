import { expect, test, type Page } from "@playwright/test";
import { faults } from "./axe";
import { choices, complaints, decide, myTurn, over, url } from "./play";

/** A new table of Byzantion against the bots that play fastest. */
async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto(url("/new?game=byzantion"));
  await page.locator("#count").selectOption(String(seats));
  for (const level of await page.locator("select[id^=level-]").all()) await level.selectOption("random");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page.locator(".bzn svg.map")).toBeVisible();
  await choices(page).first().waitFor();
}

/** What a player without much thought would press, so that every part of the table is used. */
const WISH = /Keep |Play |draw cards|play cards|activate|Activate|behind|Announce/;

/** And what ends a game soonest. */
const SHORT = /End the turn|Enough|Let it pass|Place nothing/;

test.describe.configure({ timeout: 300_000 });

test("a whole game of two by clicking: cards and places on the table glow, the panel confirms", async ({
  page,
}) => {
  test.skip(!process.env.E2E_LONG, "a whole game takes minutes: E2E_LONG=1");
  const found = complaints(page);
  await sitDown(page, 2);

  // the first mission goes by a click on the mission itself, which only picks; the panel's button plays it
  await page.locator(".mission.lit").first().click();
  await expect(page.locator(".mission.picked")).toHaveCount(1);
  await page.locator(".panel .go").click();
  await page.locator(".bzn .card.lit").first().waitFor();
  const first = page.locator(".bzn .card.lit").first();
  const name = await first.getAttribute("data-card");
  await first.hover();
  await expect(page.locator(".zoom")).toBeVisible();
  await first.click();
  await expect(page.locator(`.card.picked[data-card="${name}"]`)).toBeVisible();
  await page.locator(".panel .go").click();

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(600);
    await decide(page, (button) => button.click(), decision < 25 ? WISH : SHORT);
  }
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
});

test("a reign alone, by keyboard", async ({ page }) => {
  test.skip(!process.env.E2E_LONG, "a whole game takes minutes: E2E_LONG=1");
  const found = complaints(page);
  await sitDown(page, 1);
  // from the table into the panel by Tab alone
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(() => document.activeElement?.matches(".choices button"))) break;
    await page.keyboard.press("Tab");
  }
  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(600);
    await decide(
      page,
      async (button) => {
        await button.focus();
        await page.keyboard.press("Enter");
      },
      decision < 12 ? WISH : SHORT,
    );
  }
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
});

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
  for (const part of ["Empire", "Market", "Hand", "Display", "Bandons"]) {
    await page.locator(".jump button", { hasText: part }).tap();
    await expect(page.locator(".jump")).toBeInViewport();
  }
  const face = page.locator("#bzn-hand .card").first();
  await face.scrollIntoViewIfNeeded();
  expect((await face.boundingBox())!.width).toBeGreaterThan(120);
  await expect(face.locator(".effect")).toBeVisible();
  await context.close();
});
