import { expect } from "@playwright/test";
import { faults } from "./axe";
import { choices, playNow, url } from "./play";
import { test } from "./test";

test("a player concedes with a second thought, and the end is told", async ({ page }) => {
  await page.goto(url("/"));
  await playNow(page);
  await choices(page).first().waitFor();
  await page.getByText("End or rest").click();

  await page.getByRole("button", { name: "Concede" }).click();
  await expect(page.getByRole("button", { name: "Really concede" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Really concede" }).click();

  await expect(page.getByText("One player conceded.")).toBeVisible();
});

test("a game rests when its only person says so, and goes on", async ({ page }) => {
  await page.goto(url("/"));
  await playNow(page);
  await choices(page).first().waitFor();
  await page.getByText("End or rest").click();
  await page.getByRole("button", { name: "Propose a rest" }).click();
  await expect(page.getByText("The game rests")).toBeVisible();

  await page.getByRole("button", { name: "Go on" }).click();

  await expect(page.getByText("The game rests")).toBeHidden();
  await choices(page).first().waitFor();
});

test("a member makes a key for a program, sees it once, and revokes it", async ({ page }) => {
  await page.goto(url("/profile"));
  await page
    .getByLabel("Name")
    .last()
    .fill(`Keys ${Date.now() % 100000}`);
  await page.getByLabel("Password").fill("alexiad-1148");
  await page.getByRole("button", { name: "Become a member" }).first().click();
  await page.getByLabel("Name of the program").fill("my bot");
  await page.getByRole("button", { name: "Make a key" }).click();

  await expect(page.getByLabel(/Your new key/)).toHaveValue(/^porphyry_/);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Revoke: my bot" }).click();
  await expect(page.getByRole("button", { name: "Revoke: my bot" })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(/Your new key/)).toBeHidden();
});
