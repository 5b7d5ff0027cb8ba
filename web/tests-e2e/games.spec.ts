import { expect, type Page } from "@playwright/test";
import { choices, complaints, decide, myTurn, over, playNow, table, url } from "./play";
import { test } from "./test";

const PASS = /^Pass/;

test("a newcomer plays Byzantium to its end by clicking only, on the board and in the panel", async ({
  page,
}) => {
  const found = complaints(page);
  await playNow(page);
  const click = (button: ReturnType<typeof choices>): Promise<void> => button.click();

  // the first city is taken on the map itself: it glows, a click picks it, the panel asks the rest
  await myTurn(page);
  const free = page
    .locator('[id^="city-"].lit:not(#city-constantinople):not([aria-label*="held by"])')
    .first(); // the bots may have begun
  const city = page.locator(`#${await free.getAttribute("id")}`);
  await city.click({ position: { x: 30, y: 20 } });
  await expect(page.locator(".crumbs button")).not.toHaveCount(0);
  await decide(page, click, /Take control|[Pp]ool/);
  await expect(city).toHaveAttribute("aria-label", /held by/);

  for (let decision = 1; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(400);
    await decide(page, click, decision > 6 ? PASS : /March|Raise taxes|Reinforce|[Pp]ool/);
  }
  await expect(over(page)).toContainText(/win/);
  expect(found).toEqual([]);
});

test("another whole game by keyboard alone", async ({ page }) => {
  const found = complaints(page);
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().waitFor();
  await tabTo(page, (text) => text === "Play now");
  await page.keyboard.press("Enter");
  await expect(page.locator("svg.sheet")).toBeVisible();

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(400);
    await decide(
      page,
      async (button) => {
        const wanted = (await button.innerText()).trim();
        await tabTo(page, (text) => text === wanted, ".choices button");
        await page.keyboard.press("Enter");
      },
      decision % 5 === 0 ? /Take control|[Pp]ool/ : PASS,
    );
  }
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
});

/** Walks with Tab until the focused thing is the wanted one. */
async function tabTo(page: Page, wanted: (text: string) => boolean, within = "button, a"): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 150; i++) {
    // every sum of every seat has links to its rules; `d` leads to the decision at once
    const [text, fits] = await page.evaluate((selector) => {
      const node = document.activeElement as HTMLElement | null;
      return [node?.innerText?.trim() ?? "", !!node?.matches(selector)] as const;
    }, within);
    if (fits && wanted(text)) return;
    seen.push(text.slice(0, 30));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to it, only to: ${seen.join(" | ")}`);
}

test("two people play each other, with a reload and a dropped connection in the middle", async ({
  browser,
}) => {
  const one = await browser.newContext();
  const two = await browser.newContext();
  const [anna, basil] = [await one.newPage(), await two.newPage()];
  const found = [...[complaints(anna)], complaints(basil)];

  // Basil's connection can be cut by the test
  let cut: (() => void) | undefined;
  await basil.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close();
    };
  });

  await anna.goto(url("/new?game=byzantium"));
  await anna.locator("#count").selectOption("2");
  await anna.getByLabel("Seat 2").selectOption("open");
  await anna.getByRole("button", { name: "Create table" }).click();
  await expect(anna.getByText("Waiting for players")).toBeVisible();

  await basil.goto(url("/lobby"));
  await basil
    .getByRole("button", { name: /Sit down/ })
    .last()
    .click();
  await expect(basil.locator("svg.sheet")).toBeVisible();
  await expect(anna.locator("svg.sheet")).toBeVisible();

  const people = [anna, basil];
  for (let decision = 0; (await over(anna).count()) === 0; decision++) {
    expect(decision).toBeLessThan(500);
    if (decision === 4) {
      await anna.reload();
      await expect(anna.locator("svg.sheet")).toBeVisible();
    }
    if (decision === 7) cut?.();
    const who = await nextOf(people);
    if (!who) break;
    await decide(who, (button) => button.click(), decision > 10 ? PASS : /Take control|March|[Pp]ool/);
  }
  for (const page of people) await expect(over(page)).toBeVisible();
  const totals = await Promise.all(people.map((page) => over(page).locator("ol").innerText()));
  const alike = (said: string | undefined): string => said!.replaceAll(/\s*\(you\)/gu, "");
  expect(alike(totals[0])).toEqual(alike(totals[1]));
  expect(found.flat().filter((text) => !/WebSocket/.test(text))).toEqual([]);
  await one.close();
  await two.close();
});

async function nextOf(people: Page[]): Promise<Page | null> {
  for (let i = 0; i < 300; i++) {
    for (const page of people) {
      if ((await over(page).count()) > 0) return null;
      if ((await table(page).getAttribute("data-turn")) === "true" && (await choices(page).count()) > 0)
        return page;
    }
    await people[0]!.waitForTimeout(50);
  }
  const said = await Promise.all(people.map((page) => page.locator("#panel-title").allInnerTexts()));
  throw new Error(`nobody has to decide: ${JSON.stringify(said)}`);
}

test("a whole game at 360 pixels, by touch", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const found = complaints(page);
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().tap();
  await expect(page.locator("svg.sheet")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(400);
    await decide(
      page,
      async (button) => {
        await button.scrollIntoViewIfNeeded();
        await button.tap();
      },
      decision > 4 ? PASS : /Take control|[Pp]ool/,
    );
  }
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
  await context.close();
});
