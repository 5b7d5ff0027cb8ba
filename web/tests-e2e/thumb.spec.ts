import { expect } from "@playwright/test";
import { playOut } from "./hand";
import { chooseScenario, complaints, over, url } from "./play";
import { test } from "./test";

test("a whole battle of Guiscard by thumb, at 390 by 844", async ({ browser }) => {
  test.setTimeout(400_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const found = complaints(page);
  await page.goto(url("/new?game=guiscard"));
  await chooseScenario(page, "stairway");
  await page.getByRole("button", { name: "Create table" }).tap();
  await page.locator("svg.sheet").waitFor();

  const hurry = { texts: [/^Set up the rest/, /all the same|anyway/i, /^End this step/, /^Stop here/] };
  const walk = { texts: [/^Set up the rest/] };
  const taps = await playOut(page, "touch", (step) => (step % 7 === 3 ? walk : hurry));

  await expect(over(page)).toBeVisible();
  console.log(`a whole battle: ${taps} taps`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(found).toEqual([]);
  await context.close();
});
