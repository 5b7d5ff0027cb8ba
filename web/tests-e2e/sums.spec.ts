import { expect } from "@playwright/test";
import { playNow } from "./play";
import { test } from "./test";

test("a number unfolds into what it is made of, by pointer and by keyboard", async ({ page }) => {
  await playNow(page);
  const display = page.locator("#display-0");
  const total = display.locator("header .number");
  const told = page.locator(".sum:popover-open");

  await total.hover();
  await expect(told).toContainText("would score now");
  await expect(told.locator("tr.total")).toContainText((await total.textContent())!.trim());
  await page.mouse.move(0, 0);
  await expect(told).toHaveCount(0);

  const money = display.locator("td.money .number").first();
  await money.focus();
  await page.keyboard.press("Enter");
  await expect(money).toHaveAttribute("aria-expanded", "true");
  await expect(told).toContainText("In the treasury now");
  await expect(told.locator("tbody tr").first()).toContainText("+");
  await page.keyboard.press("Escape");
  await expect(told).toHaveCount(0);
  await expect(money).toBeFocused();
});
