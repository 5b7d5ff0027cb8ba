/** What has been done is taken back: alone over bots and dice, among people by asking. */
import { expect } from "@playwright/test";
import { complaints, choices, decide, myTurn, playNow, url } from "./play";
import { test } from "./test";

test("against bots any decision of mine is taken back, also after they have answered, and the log says so", async ({
  page,
}) => {
  const found = complaints(page);
  await playNow(page);
  await myTurn(page);
  const held = page.locator('.city[aria-label*="held by"]');
  const counts: number[] = [];
  for (let i = 0; i < 3; i++) {
    counts.push(await held.count());
    await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
    await myTurn(page);
  }

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".log")).toContainText("practice");
  await expect(held).toHaveCount(counts[2]!);
  await myTurn(page);
  await page.getByRole("button", { name: "Back to before this" }).first().click();
  await expect(held).toHaveCount(counts[0]!);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(page);

  const id = page.url().split("/").at(-1)!;
  const record = (await (await page.request.get(url(`/api/tables/${id}/record?form=json`))).json()) as {
    practice: boolean;
  };
  expect(record.practice).toBe(true);
  expect(found).toEqual([]);
});

test("among people the others are asked, and whoever has asked sees that they agreed", async ({
  page,
  browser,
}) => {
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Waiting for players")).toBeVisible();
  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.locator("svg.sheet").waitFor();
  await other.locator("svg.sheet").waitFor();
  await expect
    .poll(async () => (await choices(page).count()) + (await choices(other).count()))
    .toBeGreaterThan(0);
  const [first, second] = (await choices(page).count()) > 0 ? [page, other] : [other, page];
  await decide(first, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(second);
  await decide(second, (button) => button.click(), /Take control|[Pp]ool/);
  const held = first.locator('.city[aria-label*="held by"]');
  await expect(held).toHaveCount(2);

  await first.getByRole("button", { name: "Ask to undo" }).click();
  await second.getByRole("button", { name: "Agree" }).click();

  await expect(held).toHaveCount(0);
  await expect(first.locator(".log")).toContainText("All agreed to go back");
});
