import { expect } from "@playwright/test";
import { choices, playNow } from "./play";
import { test } from "./test";

test("every source of a cube has its price, and what all bring alike is said once", async ({ page }) => {
  await playNow(page);
  await choices(page).filter({ hasText: "Take control of a city" }).click();
  await choices(page).first().click();

  await expect(choices(page).filter({ hasText: "Pool" })).toContainText("cubes in the pool: −1");
  for (const source of ["Casualties", "Byzantine elite", "Arab levy"])
    await expect(choices(page).filter({ hasText: source })).toContainText("treasury: −3");
  await expect(page.locator(".choices .ask .change")).toHaveCount(2); // points, and what they do to the score
});

test("a city under the pointer tells what can be done there, and at what price", async ({ page }) => {
  await playNow(page);
  await choices(page).first().waitFor();
  await page.locator(".city.lit").first().hover({ force: true });

  await expect(page.locator(".inspector")).toContainText("cubes in the pool: −1");
});
