/** The way in: a newcomer is led to a lesson, a first game with its coach, or a whole game. */
import { expect, type Page } from "@playwright/test";
import { faults } from "./axe";
import { complaints, url } from "./play";
import { test } from "./test";

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

test("who is new is asked which game, and comes to its first lesson", async ({ page }) => {
  const errors = complaints(page);
  await asNewcomer(page);
  await page.getByRole("link", { name: "Learn to play" }).click();
  await expect(page).toHaveURL(/\/learn$/);
  expect(await faults(page)).toEqual([]);
  for (const game of ["Byzantium", "Byzantion", "Guiscard"])
    await expect(page.locator(".courses").getByRole("link", { name: game }).first()).toBeVisible();
  const byzantium = page.locator(".courses").getByRole("link", { name: "Byzantium" });
  await expect(byzantium).toHaveAttribute("href", "/learn/byzantium/board");
  await byzantium.click();
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

test("whom a lesson speaks of is in sight when it begins", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 750 });
  await page.goto(url("/learn/guiscard/melee"));
  for (const man of ["jacques", "argyris"])
    await expect(page.locator(`#unit-${man}`)).toBeInViewport({ ratio: 0.9 });
});

test("a walk that is wanted glows whole, and its end may be clicked; no other way is proposed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url("/learn/guiscard/past"));
  await page.locator("#unit-jacques").click();
  for (const hex of ["h14", "i13", "j14"]) await expect(page.locator(`#hex-${hex}`)).toHaveClass(/lit/);
  await expect(page.locator("#hex-i14")).not.toHaveClass(/lit/);
  await page.locator("#hex-j14").click();
  await expect(page.locator(".verdict.done")).toBeVisible();
  await page.getByRole("button", { name: "See it again" }).click();
  await expect(page.locator(".verdict.done")).toBeVisible();
});

test("a step that has been begun can be begun again", async ({ page }) => {
  await page.goto(url("/learn/guiscard/past"));
  await page.locator("#unit-jacques").click();
  await page.locator("#hex-j14").click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "He must stop at once" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("#unit-jacques").click();
  await page.getByRole("button", { name: "Begin this step again" }).click();
  await expect(page.getByRole("button", { name: "Begin this step again" })).toHaveCount(0);
  await expect(page.locator(".lesson")).toHaveAttribute("data-verdict", "open");
});

test("after a wrong answer another one can be given at once", async ({ page }) => {
  await page.goto(url("/learn/guiscard/move"));
  await page.locator("#unit-jacques").click();
  await page.locator("#hex-j14").click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "2 points as well" }).click();
  await expect(page.locator(".verdict.wrong")).toBeVisible();
  await expect(page.getByRole("button", { name: "2 points as well" })).toBeDisabled();
  await page.getByRole("button", { name: "4 points" }).click();
  await expect(page.locator(".verdict.done")).toBeVisible();
});

test("both riders of a charge are on the screen when it is asked about", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url("/learn/guiscard/charge"));
  await page.locator("#unit-arthur").click();
  await page.locator("#unit-argyris").click();
  await page.locator("#hex-m11").click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".say")).toContainText("Theophilos");
  for (const man of ["arthur", "theophilos"])
    await expect(page.locator(`#unit-${man}`)).toBeInViewport({ ratio: 0.9 });
});
