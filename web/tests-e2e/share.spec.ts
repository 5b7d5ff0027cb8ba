/** A link to a step opens for whoever gets it, once its player has said so, and no longer when he takes that back. */
import { expect } from "@playwright/test";
import { complaints, decide, myTurn, playNow } from "./play";
import { test } from "./test";

test("a stranger follows the link of a private game, and finds it closed again", async ({
  page,
  browser,
}) => {
  const found = complaints(page);
  await playNow(page);
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await myTurn(page);
  await page.goto(`${page.url().replace("/table/", "/replay/")}?ply=2`);
  const stranger = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText("It may be a private game")).toBeVisible();
  await expect(stranger.locator("#ply")).toBeHidden();

  await page.getByRole("button", { name: "Link to this step" }).click();
  await expect(page.getByText("never a hidden hand")).toBeVisible();
  await page.getByRole("button", { name: "Share it and copy the link" }).click();
  const link = await page.locator(".share input").inputValue();
  await stranger.goto(link);
  await expect(stranger.locator("#ply")).toHaveValue("2");
  await expect(stranger.locator("svg.sheet")).toBeVisible();

  await page.getByRole("button", { name: "Close it again" }).click();
  await expect(page.getByText("This game is private")).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByText("It may be a private game")).toBeVisible();
  expect(found).toEqual([]);
});
