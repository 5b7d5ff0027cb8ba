/** What is asked can be seen: the view goes there, and nothing lies over the choice. */
import { expect, type Page } from "@playwright/test";
import { sitWithPeople } from "./company";
import { decide, myTurn, playNow, url } from "./play";
import { test } from "./test";

const over = (page: Page, what: string, under: string): Promise<boolean> =>
  page.evaluate(
    ([what, under]) => {
      const [one, other] = [what!, under!].map((one) => document.querySelector(one)?.getBoundingClientRect());
      if (!one || !other) return false;
      return (
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      );
    },
    [what, under],
  );

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`what explains lies beside the board and the choices, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await playNow(page);
    await myTurn(page);
    await page.locator("#city-bagdad").focus();
    await page.locator("#city-bagdad").dispatchEvent("click");
    await expect(page.locator(".inspector")).toBeVisible();
    expect(await over(page, ".inspector", ".middle")).toBe(false);
    expect(await over(page, ".inspector", ".choices ul")).toBe(false);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.locator(".inspector")).toHaveCount(0);
  });

test("on a phone the map goes to where somebody acts, and to what is asked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const company = await sitWithPeople(page); // who take a city each: there is a place to go to
  await myTurn(page);
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Zoom in" }).click();
  const marks = page.locator(".middle [data-changed]");
  await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  await company.untilMyTurn();
  await myTurn(page);
  await page.getByRole("button", { name: "Back to the step before" }).click();
  await expect(page.locator(".callout")).toBeVisible();
  /** Which of the changed places lie wholly in the map's window. */
  const inSight = (): Promise<boolean[]> =>
    page.evaluate(() => {
      const box = document.querySelector(".middle .box")!.getBoundingClientRect();
      return [...document.querySelectorAll(".middle [data-changed]")].map((node) => {
        const one = node.getBoundingClientRect();
        return (
          one.top >= box.top - 2 &&
          one.bottom <= box.bottom + 2 &&
          one.left >= box.left - 2 &&
          one.right <= box.right + 2
        );
      });
    });
  await expect(marks.first()).toBeVisible();
  await expect.poll(inSight).not.toContain(false);
});

test("what lies in Byzantion's draft is in sight when it is asked for, on a small screen too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url("/new?game=byzantion"));
  await page.locator("#count").selectOption("2");
  await page.getByRole("button", { name: "Create table" }).click();
  await myTurn(page);
  const lit = (): Promise<boolean> =>
    page.evaluate(() => {
      const box = document.querySelector(".middle")!.getBoundingClientRect();
      return [...document.querySelectorAll(".middle .lit")].some((node) => {
        const one = node.getBoundingClientRect();
        return one.height > 0 && one.top >= box.top && one.bottom <= box.bottom + 1;
      });
    });
  // missions are told whole in the question itself; the draft is what lies on the table
  await expect(async () => {
    if ((await page.getByText("BZN-DRF-02").count()) === 0)
      await page.locator(".choices button").first().click({ timeout: 1000 });
    expect(await page.getByText("BZN-DRF-02").count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await expect.poll(lit).toBe(true);
});
