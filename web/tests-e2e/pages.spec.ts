import { expect } from "@playwright/test";
import { faults } from "./axe";
import { choices, complaints, decide, playNow, url } from "./play";
import { test } from "./test";

const PAGES = [
  "/",
  "/lobby",
  "/new",
  "/new?game=guiscard",
  "/import",
  "/tables",
  "/rules/byzantium",
  "/rules/byzantion",
  "/rules/guiscard",
  "/rulebook/byzantium",
  "/rulebook/byzantion",
  "/rulebook/guiscard",
  "/learn",
  "/learn/guiscard",
  "/profile",
  "/privacy",
  "/reset",
  "/reset/secret",
  "/verify/secret",
  "/keeper",
  "/nowhere",
];

for (const theme of ["light", "dark"] as const) {
  test(`axe-core finds nothing on any page, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const complained = complaints(page);
    for (const path of PAGES) {
      await page.goto(url(path));
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect.soft(await faults(page), `${path} ${theme}`).toEqual([]);
    }

    await playNow(page);
    await choices(page).first().waitFor();
    for (const tab of ["Log", "Chat", "As text", "Notes"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect.soft(await faults(page), `table, ${tab}, ${theme}`).toEqual([]);
    }
    await page.locator("#city-mecca").focus();
    await page.getByRole("button", { name: "Why not?" }).or(page.locator(".inspector h2")).first().waitFor();
    expect.soft(await faults(page), `table with its inspector, ${theme}`).toEqual([]);

    await page.goto(page.url().replace("/table/", "/replay/"));
    await page.locator("svg.sheet").waitFor();
    expect.soft(await faults(page), `replay, ${theme}`).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(page.url().replace("/replay/", "/table/").replace(/\?.*/, ""));
    await choices(page).first().waitFor();
    expect.soft(await faults(page), `table on a phone, ${theme}`).toEqual([]);
    expect(complained).toEqual([]);
    await context.close();
  });
}

for (const theme of ["light", "dark"] as const)
  test(`axe-core finds nothing at the other games' tables and in their replays, ${theme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const game of ["byzantion", "guiscard"]) {
      await page.goto(url(`/new?game=${game}`));
      await page.getByRole("button", { name: "Create table" }).click();
      for (let i = 0; i < 3; i++) {
        await choices(page).first().waitFor();
        await decide(page, (button) => button.click(), /by itself/);
      }
      for (const tab of ["Log", "As text"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect.soft(await faults(page), `${game}, ${tab}, ${theme}`).toEqual([]);
      }
      await page.goto(page.url().replace("/table/", "/replay/"));
      await page.locator("#ply").waitFor();
      expect.soft(await faults(page), `${game}, replay, ${theme}`).toEqual([]);
    }
    await context.close();
  });

test("nothing is wider than a phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(url(path));
    await page.locator("h1").first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
  }
  await context.close();
});
