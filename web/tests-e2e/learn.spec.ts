/** The way in: a newcomer is led to a lesson, a first game with its coach, or a whole game. */
import { expect, type Page } from "@playwright/test";
import { faults } from "./axe";
import { playOut } from "./hand";
import { complaints, over, url } from "./play";
import { set, test } from "./test";

const PASS = { en: "Pass", de: "Passen", hu: "Passz", nl: "Passen" };

/** Presses what a step of a lesson offers, the first thing each time, until it is over. */
async function playStep(page: Page): Promise<void> {
  const lesson = page.locator(".lesson");
  const judged = page.locator(".lesson[data-verdict]:not([data-verdict=open])");
  const choice = page.locator(".panel .choices button:enabled:not([aria-disabled=true])").first();
  for (let press = 0; press < 12; press++) {
    await expect(judged.or(choice).first()).toBeVisible();
    if ((await judged.count()) > 0) return;
    const before = await lesson.getAttribute("data-update");
    const crumbs = await page.locator(".crumbs button").count();
    await choice.click({ timeout: 3000 }).catch(() => undefined); // what went meanwhile is looked for again
    await expect
      .poll(async () =>
        [await lesson.getAttribute("data-update"), await page.locator(".crumbs button").count()].join(),
      )
      .not.toBe([before, crumbs].join());
  }
}

/** The page as somebody sees it who has never played here. */
async function asNewcomer(page: Page): Promise<void> {
  await page.goto(url("/"));
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("porphyry.settings") ?? "{}") as object;
    localStorage.setItem("porphyry.settings", JSON.stringify({ ...kept, known: [], opened: {} }));
  });
  await page.reload();
}

test("who is new comes to the first lesson in one click, and plays on from there", async ({ page }) => {
  const errors = complaints(page);
  await asNewcomer(page);
  await page.getByRole("link", { name: "Learn to play" }).click();
  await expect(page).toHaveURL(/\/learn\/byzantium\/board$/);
  await expect(page.locator("h1")).toHaveText("You and the board");
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

for (const [course, lesson] of [
  ["byzantium", "control"],
  ["byzantion", "draw"],
  ["guiscard", "melee"],
  ["sieges", "orders"],
] as const)
  test(`a step of ${course}/${lesson} is done on the panel`, async ({ page }) => {
    await page.goto(url(`/learn/${course}/${lesson}`));
    await expect(page.locator(".lesson .say")).not.toBeEmpty();
    if (course === "sieges") {
      await page.getByRole("button", { name: "The besieged", exact: true }).click();
      await expect(page.locator(".verdict.wrong")).toContainText("8 against 8");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("button", { name: "The besieger", exact: true }).click();
      await page.getByRole("button", { name: "Next" }).click();
    }
    await playStep(page);
    await expect(page.locator(".verdict.done")).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

test("Play now asks how well one knows the game, and remembers who knows it", async ({ page }) => {
  await asNewcomer(page);
  await page.getByRole("button", { name: "Play now", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("How well do you know Byzantium?");
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Well/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().click();
  await expect(page).toHaveURL(/\/table\//);
});

for (const [at, language] of (["en", "de", "hu", "nl"] as const).entries())
  test(`the first game is played to its end with the coach: ${language}`, async ({ browser }) => {
    const phone = at % 2 === 1;
    const context = await browser.newContext(
      phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    await set(context, { language });
    const page = await context.newPage();
    const errors = complaints(page);
    await page.goto(url("/learn/byzantium"));
    await page.locator("section .row button").click();
    await expect(page).toHaveURL(/\/table\//);
    const opening = page.locator("section[aria-labelledby=opening-title]");
    await expect(opening).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await opening.getByRole("button").click();
    await expect(opening).toBeHidden();
    await expect(page.locator("section.card [aria-live=polite]").first()).not.toBeEmpty();
    for (let turn = 0; turn < 40 && (await over(page).count()) === 0; turn++) {
      const pass = page.getByRole("button", { name: PASS[language], exact: true });
      const anyway = page.locator(".warn .button:not(.primary)");
      const ending = page.locator(".endings.sure .button").nth(1);
      const some = page.locator(".panel .choices button:enabled").first();
      await expect(pass.or(anyway).or(some).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
      if ((await anyway.count()) > 0) await anyway.click();
      else if ((await ending.count()) > 0) await ending.click();
      else if ((await pass.count()) > 0) await pass.first().click();
      else if ((await some.count()) > 0) await some.click();
      await page.waitForTimeout(300);
    }
    await expect(over(page)).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });

test("the coach has a word before a mistake, and is silent when it is switched off", async ({ page }) => {
  await page.goto(url("/learn/byzantium"));
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: /^Build a church/ }).click();
  await page.locator(".panel .choices button:enabled").first().click();
  await expect(page.getByRole("alert")).toContainText("below half");
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Choose something else" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Switch the coach off" }).click();
  await expect(page.locator("section[aria-label='The coach']")).toHaveCount(0);
});

for (const [game, by] of [
  ["byzantion", "touch"],
  ["guiscard", "keyboard"],
] as const)
  test(`the first game of ${game} is played to its end by ${by}, whatever the coach says`, async ({
    browser,
  }) => {
    const phone = by === "touch";
    const context = await browser.newContext(
      phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    const page = await context.newPage();
    await page.goto(url(`/learn/${game}`));
    await page.getByRole("button", { name: "Play your first game" }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    const anyway = page.locator(".warn .button:not(.primary)");
    await playOut(
      page,
      by,
      () => ({ texts: [/anyway/i, /^End|^Done|^Stop|^Hold|^Stay/] }),
      async () => {
        if ((await anyway.count()) > 0) await anyway.click({ timeout: 2000 }).catch(() => undefined);
      },
    );
    await expect(over(page)).toBeVisible();
    await context.close();
  });
