/** Whole moves in the browser: a man, his goal, what the way holds, one confirmation, one message. By mouse, by keys, by touch. */
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "./axe";
import { complaints, myTurn, plays, sitDown, table, url } from "./play";
import { test } from "./test";

const update = async (page: Page): Promise<number> => Number(await table(page).getAttribute("data-update"));
const card = (page: Page): Locator => page.getByRole("region", { name: "The way that is laid" });
const within = (page: Page): Locator => page.locator(".hex.within");
const END = /^(Set up the rest|End this step|Hold fire|No more|Stop here|No |Stay|Do not|Stand|Keep it)/;

/** The plainest answers until it is my movement (true), or until my turn has passed (false). */
async function untilMovement(page: Page, round = ""): Promise<boolean> {
  for (let i = 0; await myTurn(page); i++) {
    expect(i, "my movement should have come by now").toBeLessThan(120);
    const phase = await page.getByRole("group", { name: "Phase" }).innerText();
    if (round && !phase.includes(round)) return false;
    if ((await page.locator("#panel-title").innerText()).endsWith("Which unit moves?")) return true;
    const before = await update(page);
    for (let clicks = 0; clicks < 4 && (await update(page)) === before; clicks++) {
      const all = page.locator(".panel .choices button:enabled");
      const [sure, end] = [all.filter({ hasText: /all the same/ }), all.filter({ hasText: END })];
      const one = (await sure.count()) > 0 ? sure : (await end.count()) > 0 ? end : all;
      await one
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined);
      await page.waitForTimeout(100);
    }
    await expect.poll(() => update(page)).not.toBe(before);
  }
  return false;
}

/** Of the hexes within reach the one that lies farthest from where the man stands. */
const farthest = (page: Page, unit: string): Promise<string> =>
  within(page).evaluateAll((hexes, id) => {
    const at = (node: Element): DOMRect => node.getBoundingClientRect();
    const home = at(document.querySelector(`#${id}`)!);
    const far = (node: Element): number => Math.hypot(at(node).x - home.x, at(node).y - home.y);
    return hexes.sort((a, b) => far(b) - far(a))[0]!.id;
  }, unit);

test("a turn at Civitate by mouse: every walk is one message, with its risks shown before", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  const sent = plays(page);
  await sitDown(page, "civitate", 1);
  expect(await untilMovement(page)).toBe(true);
  sent.length = 0;

  const walked: string[] = [];
  while (walked.length < 4) {
    const free = await page
      .locator(".unit.lit")
      .evaluateAll((units, gone) => units.map((one) => one.id).filter((id) => !gone.includes(id)), walked);
    const unit = free[0];
    if (!unit) break;
    await page.locator(`#${unit}`).click();
    await within(page).first().waitFor();
    const goal = await farthest(page, unit);
    const before = [await update(page), sent.length];
    await page.locator(`#${goal}`).click({ force: true });
    await expect(card(page)).toContainText(goal.slice(4));
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/mouse-${walked.length}.png` });
    expect(sent.length, "nothing is played before it is confirmed").toBe(before[1]);
    await card(page)
      .getByRole("button", { name: /^Go( all the same)?$/ })
      .click();
    await expect.poll(() => update(page)).not.toBe(before[0]);
    walked.push(unit);
    expect(sent.length).toBe(before[1]! + 1);
    expect(sent.at(-1)!.split("; ").length).toBeGreaterThan(2);
    if (!(await untilMovement(page, "Round 1"))) break;
  }
  expect(walked.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});

/** The hexes of the way that is laid, as the board shows them: one handle each. */
const handles = (page: Page): Locator => page.locator(".handle");

test("a way-point by dragging, by a key and by the button; Esc takes the way back", async ({ page }) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  const sent = plays(page);
  await sitDown(page, "civitate", 1);
  expect(await untilMovement(page)).toBe(true);
  sent.length = 0;
  await page.locator("#unit-roland").click(); // on foot, at l8
  await within(page).first().waitFor();
  await page.locator("#hex-h9").click({ force: true });
  await expect(card(page)).toContainText("Roland to h9");
  await expect(handles(page)).toHaveCount(4);

  const from = (await handles(page).nth(1).boundingBox())!;
  const to = (await page.locator("#hex-j11").boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(card(page)).toContainText("By way of j11");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/drag.png` });
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(within(page).first()).toBeVisible(); // who was picked stays picked

  await page.locator("#hex-h9").focus();
  await page.keyboard.press("Enter");
  await expect(card(page)).toContainText("Roland to h9");
  await page.locator("#hex-i9").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("w");
  await expect(card(page)).toContainText("By way of i10");

  await card(page).getByRole("button", { name: "Way-point" }).click();
  await page.locator("#hex-j10").click({ force: true });
  await expect(card(page)).toContainText("By way of i10 j10");
  expect(await faults(page)).toEqual([]);
  expect(sent).toEqual([]);
  await card(page).getByRole("button", { name: "Go", exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatch(/^move roland; .*step i10; .*step j10; .*step h9; stop$/);
  expect(found).toEqual([]);
});

test("a turn at Civitate by keys only: arrows on the board, Enter for the man, his goal and the way", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const found = complaints(page);
  const sent = plays(page);
  await sitDown(page, "civitate", 1);
  expect(await untilMovement(page)).toBe(true);
  sent.length = 0;

  let walked = 0;
  for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft"]) {
    const unit = (await page.locator(".unit.lit").nth(walked).getAttribute("id"))!;
    await page.locator(`#${unit}`).focus();
    await page.keyboard.press("Enter");
    await within(page).first().waitFor();
    await page.keyboard.press("b"); // to the board: it begins where he stands
    for (let i = 0; i < 3; i++) await page.keyboard.press(arrow);
    const goal = await page.evaluate(() => document.activeElement?.id ?? "");
    const before = await update(page);
    await page.keyboard.press("Enter");
    await expect(card(page)).toContainText(goal.slice(4));
    expect(sent.length).toBe(walked);
    await page.keyboard.press("Enter");
    await expect.poll(() => update(page)).not.toBe(before);
    walked++;
    expect(sent.length).toBe(walked);
    expect(sent.at(-1)).toContain(`step ${goal.slice(4)}`);
    await untilMovement(page, "Round 1");
  }
  expect(found).toEqual([]);
});

test("a way on a phone: a touch lays it, a second one goes it, and the risks stand before it", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    const page = await context.newPage();
    const sent = plays(page);
    await sitDown(page, "civitate", 1);
    expect(await untilMovement(page)).toBe(true);
    sent.length = 0;
    await page.locator("#unit-roland").tap(); // an enemy stands near him
    await within(page).first().waitFor();
    const goal = await within(page)
      .filter({ visible: true })
      .evaluateAll((hexes) => hexes.find((one) => !/unhurt 100/.test(one.ariaLabel ?? ""))?.id ?? "");
    expect(goal).not.toBe("");
    await page.locator(`#${goal}`).tap({ force: true });
    await expect(card(page)).toContainText(`Roland to ${goal.slice(4)}`);
    await expect(card(page)).toContainText(/Comes through unhurt: [\d.]+ %/);
    await expect(card(page)).toContainText(/Leaving .* past /);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/phone-${colorScheme}.png` });
    expect(await faults(page)).toEqual([]);
    expect(sent).toEqual([]);
    await page.locator(`#${goal}`).tap({ force: true });
    await expect.poll(() => sent.length).toBe(1);
    await context.close();
  }
});

const kept = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as unknown;

/** A table that begins from this position, I in this seat. */
async function open(page: Page, scenario: string, position: unknown, seat: 0 | 1): Promise<void> {
  await page.goto(url("/"));
  const me = await page.request.post(url("/api/guest"), { data: { name: "Anna" } });
  const { csrf } = (await me.json()) as { csrf: string };
  const made = await page.request.post(url("/api/tables"), {
    headers: { "X-CSRF-Token": csrf },
    data: {
      game: "guiscard",
      seats:
        seat === 1
          ? [{ who: "bot", level: "novice" }, { who: "me" }]
          : [{ who: "me" }, { who: "bot", level: "novice" }],
      order: "fixed",
      options: { scenario },
      position,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(url(`/table/${((await made.json()) as { id: string }).id}`));
}

/** The combat step of a game of Civitate: Renauld may attack Albert, and three others with him. */
test("a charge is laid as a way, hex by hex to where it ends", async ({ page }) => {
  const found = complaints(page);
  const position = {
    scenario: "drill",
    active: 1,
    step: "charge",
    units: {
      arthur: { hex: "m16", seat: 1, mounted: true, facing: "n" },
      argyris: { hex: "m7", seat: 0 },
      milo: { hex: "r10", seat: 0 },
    },
  };
  await open(page, "lances", position, 1);
  await page.locator("#unit-arthur").click({ timeout: 60_000 });
  await page.locator("#unit-argyris").click();
  await expect(within(page).first()).toBeVisible();
  await page.locator("#hex-m8").click({ force: true }); // right before the target
  await expect(card(page)).toContainText("Arthur to m8");
  await expect(handles(page)).toHaveCount(8);
  await expect(card(page).getByRole("button", { name: "Way-point" })).toHaveCount(0); // a charge goes straight
  await card(page).getByRole("button", { name: /^Go/ }).first().click();
  await expect(page.getByText(/Arthur rides from M16 to M8/).first()).toBeVisible({ timeout: 60_000 });
  expect(found).toEqual([]);
});

async function combat(page: Page): Promise<void> {
  await open(page, "civitate", kept("fight.json"), 1);
  await expect(page.locator("#unit-renauld.lit")).toBeVisible({ timeout: 60_000 });
}

test("a retreat is laid to its end: the checks stand on the way before it is gone", async ({ page }) => {
  const found = complaints(page);
  const sent = plays(page);
  await open(page, "lances", kept("retreat.json"), 1); // Jacques has been driven two hexes back, Georgios stands at k8
  await within(page).first().waitFor({ timeout: 60_000 });
  await expect(within(page)).toHaveCount(10); // nowhere is one hex enough
  await page.locator("#hex-k9").click({ force: true });
  await expect(card(page)).toContainText("Jacques to k9");
  await expect(card(page)).toContainText("Comes through unhurt: 40 %");
  await expect(card(page)).toContainText("Georgios");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);

  await page.locator("#hex-o9").focus();
  await page.keyboard.press("Enter");
  await expect(card(page)).toContainText("Jacques to o9");
  await expect(handles(page)).toHaveCount(2);
  expect(sent).toEqual([]);
  await card(page).getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.locator(".log")).toContainText("Jacques");
  await expect.poll(() => sent).toEqual(["retreat n10; retreat o9"]);
  expect(found).toEqual([]);
});

test("a ladder is shifted along the palisade by its goal, with its price before", async ({ page }) => {
  const found = complaints(page);
  const sent = plays(page);
  const position = {
    scenario: "rope",
    step: "move",
    active: 0,
    units: {
      avray: { seat: 0, hex: "h9" },
      osbern: { seat: 0, hex: "h10" },
      beppe: { seat: 1, hex: "a16" },
    },
    devices: { "ladder-1": { state: "fixed", seat: 0, hex: "i9", bearing: "ne" } },
  };
  await open(page, "rope", position, 0);
  await page.locator("#unit-avray").click({ timeout: 60_000 });
  await within(page).first().waitFor();
  await page.locator("#hex-i10").click({ force: true });
  await expect(card(page)).toContainText("Avray to i10");
  expect(sent).toEqual([]);
  await card(page)
    .getByRole("button", { name: /^Go( all the same)?$/ })
    .click();
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^shift avray osbern i10 j1[01]$/)]);
  expect(found).toEqual([]);
});

test("a fight is one message: who takes part is chosen on the board or in the panel, the chances follow", async ({
  page,
}) => {
  const found = complaints(page);
  const sent = plays(page);
  await combat(page);
  await page.locator("#unit-renauld").click(); // Albert is the only one he can strike
  const strike = page.locator(".panel .go");
  await expect(strike).toHaveText("Attack Albert with Renauld");

  await page.locator("#unit-arthur").click();
  await expect(strike).toHaveText("Attack Albert with Renauld and Arthur");
  await page
    .getByRole("group", { name: "Who else takes part?" })
    .getByRole("button", { name: "Robert" })
    .click();
  await expect(strike).toHaveText("Attack Albert with Renauld, Robert, and Arthur");
  await page.locator("#unit-arthur").click(); // out of it again
  await expect(strike).toHaveText("Attack Albert with Renauld and Robert");
  await expect(page.locator(".panel .sum").first()).toContainText("Renauld + Robert");
  expect(await faults(page)).toEqual([]);
  expect(sent).toEqual([]);

  await strike.press("Enter");
  await expect(page.locator(".log")).toContainText("Renauld attacks Albert together with Robert");
  expect(sent).toEqual(["attack renauld albert; join robert; strike"]);
  expect(found).toEqual([]);
});
