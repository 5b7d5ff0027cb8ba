/** A fight has a stage by its place: who against whom, dice in their colours with the hits marked, what came of it. */
import { expect } from "@playwright/test";
import { sitWithPeople } from "./company";
import { choices, decide, myTurn } from "./play";
import { set, test } from "./test";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a siege is told on a stage beside its city, and goes away: motion ${reducedMotion}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion });
    await set(context, { speed: 0.25 });
    const page = await context.newPage();
    const company = await sitWithPeople(page); // nobody does anything after me: the stage is mine
    await myTurn(page);
    await decide(page, (button) => button.click(), /Attack with the Bulgars|Adrianople|Thessalonica|[Pp]ool/);
    const stage = page.locator(".stage");
    await expect(stage.locator(".title")).toContainText(/attacks|Battle/);
    await expect(stage.locator(".roll").first()).toBeVisible();
    const hits = await stage.locator(".die.hit").count();
    await expect(stage).toContainText(hits === 1 ? "1 hit" : `${hits} hits`);
    expect(await stage.locator(".die.spin").count()).toBe(
      reducedMotion === "reduce" ? 0 : await stage.locator(".die").count(),
    );
    await page.keyboard.press("Escape");
    await expect(stage).toHaveCount(0);
    await company.untilMyTurn();
    await expect(choices(page).first()).toBeVisible();
    await context.close();
  });
