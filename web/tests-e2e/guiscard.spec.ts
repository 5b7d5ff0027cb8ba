/** Whole scenarios of Guiscard in the browser, and what a player sees there before he commits. */
import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "./axe";
import { chooseScenario, choices, complaints, myTurn, over, table, url } from "./play";
import { test } from "./test";

/** A table of one scenario against the beginner's bot. */
async function sitDown(page: Page, scenario: string, other = "bot", order = "random"): Promise<void> {
  await page.goto(url("/new?game=guiscard"));
  await chooseScenario(page, scenario);
  if (other !== "bot") await page.getByLabel("Seat 2").selectOption(other);
  await page.getByLabel("Order of seats").selectOption(order);
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator("svg.sheet")).toBeVisible({ timeout: 60_000 });
}

const update = async (page: Page): Promise<number> => Number(await table(page).getAttribute("data-update"));
const button = (page: Page, name: RegExp): Locator =>
  page.locator(".panel .choices button").filter({ hasText: name });
const END = /^(End this step|Hold fire|Stop here|No |Stay|Do not|Stand)/;

async function moved(page: Page, before: number): Promise<void> {
  await expect.poll(() => update(page), { timeout: 30_000 }).not.toBe(before);
}

test("what wins a scenario is told where it is chosen", async ({ page }) => {
  await page.goto(url("/new?game=guiscard"));
  const goal = page.locator(".goal");

  await chooseScenario(page, "river");
  await expect(goal).toContainText("Lombards");
  await expect(goal).toContainText("15");
  await chooseScenario(page, "coffin");

  await expect(goal).not.toContainText("Lombards");
  await expect(goal).toContainText("Normans");
  expect(await faults(page)).toEqual([]);
});

test("a scenario from set-up to its end by mouse only, on the board", async ({ page }) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  await sitDown(page, "river", "bot", "fixed"); // the Lombards: the Arabs come from the edge
  const done = { placed: 0, walked: 0, shot: 0, fought: 0 };

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(500);
    const before = await update(page);
    const step = await page.locator(".phase .now").allInnerTexts();
    if (step.length === 0 && done.placed < 1 && (await page.locator(".piece").count()) > 0) {
      // the first man by hand, from the tray to the map; the others set themselves up
      await page.locator(".piece").first().click();
      await page.locator(".hex.lit").first().click();
      await moved(page, before);
      done.placed++;
    } else if (step.length === 0 && (await page.locator(".turn").count()) > 0) {
      await page.locator(".turn").first().click();
      await moved(page, before);
    } else if (step[0] === "movement" && done.walked < 3 && (await page.locator(".unit.lit").count()) > 0) {
      await page.locator(".unit.lit").first().click({ force: true });
      const far = page.locator(".hex.within");
      if ((await far.count().catch(() => 0)) === 0)
        await far
          .first()
          .waitFor({ timeout: 5000 })
          .catch(() => undefined);
      if ((await far.count()) > 0) {
        await far.nth(Math.floor((await far.count()) / 2)).click({ force: true });
        await page.getByRole("button", { name: /^Go( all the same)?$/ }).click();
        await moved(page, before);
        done.walked++;
      } else await panel(page, before, END);
    } else await panel(page, before, step[0] === "combat" ? /Attack|Strike/ : END, done);
  }
  await expect(over(page)).toBeVisible();
  expect(done.walked).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

/** One question after the other in the panel, by clicks: what is wished for if it is there, else the end of the step. */
async function panel(page: Page, before: number, wish: RegExp, done?: { fought: number }): Promise<void> {
  for (let i = 0; i < 6 && (await update(page)) === before; i++) {
    const wished = button(page, wish);
    const last = button(page, END);
    const all = page.locator(".panel .choices button:enabled");
    const one =
      (await wished.count()) > 0 ? wished.first() : (await last.count()) > 0 ? last.first() : all.first();
    if (done && /Attack/.test(await one.innerText().catch(() => ""))) done.fought++;
    await one.click().catch(() => undefined);
    await page.waitForTimeout(60);
  }
  await moved(page, before);
}

test("another scenario by keyboard only: typed ways, the list of actions, and the board by arrows", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  await sitDown(page, "lances");
  let typed = 0;

  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(500);
    const before = await update(page);
    const step = (await page.locator(".phase .now").allInnerTexts())[0];
    const mine = (await page.getByText("Which unit moves?").count()) > 0; // and not a shot at others on the move
    if (step === "movement" && typed === 0 && mine && (await page.locator(".unit.lit").count()) > 0) {
      // a whole way in one line: the game says which, the fingers type it
      const unit = (await page.locator(".unit.lit").first().getAttribute("id"))!.replace("unit-", "");
      const way = await page.evaluate(async (id) => {
        const answer = await fetch(`/api/tables/${location.pathname.split("/").at(-1)}/ask`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-CSRF-Token": await csrf() },
          body: JSON.stringify({ question: { about: "reach", unit: id } }),
        });
        const { hexes } = (
          (await answer.json()) as { answer: { hexes: { way: string[]; unhurt: number }[] } }
        ).answer;
        return hexes.find((one) => one.unhurt === 1 && one.way.length === 2)?.way ?? [];
        async function csrf(): Promise<string> {
          return ((await (await fetch("/api/me")).json()) as { csrf: string }).csrf;
        }
      }, unit);
      await page.keyboard.press("d");
      await page
        .locator(".panel details", { has: page.locator("#typed") })
        .locator("summary")
        .focus();
      await page.keyboard.press("Enter");
      await page.locator("#typed").focus();
      await page.keyboard.type(`move ${unit} ${way.join(" ")}`);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab"); // out of the line, where keys are letters
      await moved(page, before);
      typed++;
      continue;
    }
    await page.keyboard.press("d");
    for (let i = 0; i < 8 && (await update(page)) === before; i++) {
      const names = await page.locator(".panel .choices button:enabled").allInnerTexts();
      const wanted = names.findIndex((name) => END.test(name.trim()) || /Set up the rest/.test(name));
      for (let down = 0; down < Math.max(0, wanted); down++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(80);
      if ((await update(page)) === before) await page.keyboard.press("d");
    }
    await moved(page, before);
  }
  await expect(over(page)).toBeVisible();
  expect(typed).toBe(1);
  expect(found).toEqual([]);
});

test("a line of sight between two hexes is drawn and told, by key and by mouse", async ({ page }) => {
  const found = complaints(page);
  await sitDown(page, "lances");
  await expect(choices(page).first()).toBeVisible(); // the table is at rest
  await page.locator("#hex-n3").focus();
  await page.keyboard.press("Shift+L");
  await expect(page.locator(".note")).toContainText("From n3");
  await page.locator("#hex-r3").click();
  await expect(page.locator(".note")).toContainText(/n3 sees r3|n3 does not see r3/);
  await expect(page.locator(".sight .ray")).toHaveCount(2); // the line and its pale edge
  await page.keyboard.press("Escape");
  await expect(page.locator(".note")).toHaveCount(0);

  await page.getByRole("button", { name: "Line of sight" }).click();
  await page.locator("#hex-o3").click();
  await page.locator("#hex-t6").click();
  await expect(page.locator(".note")).toContainText(/o3 (sees|does not see) t6/);
  expect(found).toEqual([]);
});

test("what counts is told beside the board, in the text board, and on a phone over the board", async ({
  page,
}) => {
  await sitDown(page, "stairway", "bot", "fixed");
  const wins = "Normans: victory as soon as 5 of their men have left by the north edge.";
  await expect(page.locator(".left .goal")).toContainText("Men out: 0 of 5");
  await expect(page.locator(".left .goal")).toContainText(wins);
  await page.getByRole("tab", { name: "As text" }).click();
  await expect(page.getByRole("tabpanel")).toContainText(wins);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "What counts" }).click();
  await expect(page.locator(".note.goal")).toContainText("Round 14 is the last.");
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator(".note")).toHaveCount(0);
});

test("on a phone a man who is touched has his name over him, legible at any zoom", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, "lances");
  await myTurn(page);
  const man = page.locator("g.unit:not(.lit)").first();
  const rest = page.getByRole("button", { name: /Set up the rest/ });
  await expect(async () => {
    // the lot may have me set up first, and choose before that where to leave
    if ((await man.count()) === 0)
      await ((await rest.count()) > 0 ? rest : choices(page)).first().click({ timeout: 2000 });
    expect(await man.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  const id = (await man.getAttribute("id"))!.replace("unit-", "");
  await man.dispatchEvent("click");
  const plate = page.locator(`.name-plate[data-unit="${id}"]`);
  await expect(plate).toHaveText(/\S/);
  const high = (): Promise<number> => plate.evaluate((node) => node.getBoundingClientRect().height);
  expect(await high()).toBeGreaterThanOrEqual(14);
  await page.getByRole("button", { name: "Whole board" }).click();
  await expect.poll(high).toBeGreaterThanOrEqual(14);
});

test("axe-core finds nothing on Guiscard's table, its sheet of a siege and its text board", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  for (const theme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const scenario of ["rope", "siege_farm"]) {
      await sitDown(page, scenario);
      await myTurn(page);
      expect.soft(await faults(page), `${scenario} ${theme}`).toEqual([]);
    }
    await page.getByRole("tab", { name: "As text" }).click();
    expect.soft(await faults(page), `text ${theme}`).toEqual([]);
    await context.close();
  }
});

test("what is fought at night lies in moonlight, in the light theme too", async ({ page }) => {
  await page.goto(url("/new?game=guiscard"));
  await chooseScenario(page, "booty");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator("g.ground.night")).toBeVisible();
});
