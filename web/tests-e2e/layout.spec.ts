/** Byzantion's table: what one decides with is in sight at once, and what is chosen is shown in the question. */
import { expect, type Page } from "@playwright/test";
import { choices, decide, myTurn, url } from "./play";
import { test } from "./test";

async function sitDown(page: Page): Promise<void> {
  await page.goto(url("/new?game=byzantion"));
  for (const level of await page.locator("select[id^=level-]").all()) await level.selectOption("random");
  await page.getByRole("button", { name: "Create table" }).click();
  await myTurn(page);
}

/** Until an action may be announced; the shortest way there. */
async function toAction(page: Page): Promise<void> {
  for (
    let i = 0;
    i < 30 &&
    (await choices(page)
      .filter({ hasText: /^Draw cards/ })
      .count()) === 0;
    i++
  ) {
    await decide(page, (button) => button.click(), /^Place nothing|^Let it pass/);
    await myTurn(page);
  }
}

/** Words on the table that are cut off. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".bzn .effect, .bzn .mission, .panel .choice")]
      .filter((node) => node.offsetHeight > 0 && node.scrollHeight > node.clientHeight + 2)
      .map((node) => node.innerText),
  );

test("Byzantion's table is whole on a small screen, one click buys, and the map comes when it is wanted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page);
  await expect(choices(page).first().locator("svg")).not.toHaveCount(0); // what a mission brings, in the question itself
  await decide(page, (button) => button.click());
  await myTurn(page);
  const drawn = choices(page).first();
  const [name, ...words] = (await drawn.innerText()).split("\n");
  expect(words.join("").length, `more than the name of ${name}`).toBeGreaterThan(12);
  await toAction(page);

  const flow = page.locator(".flow");
  expect(await flow.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
  for (const part of [
    "#bzn-events",
    "#bzn-initiative",
    "#bzn-market",
    "#bzn-hand",
    "#bzn-display .card >> nth=-1",
  ])
    await expect(page.locator(part)).toBeInViewport({ ratio: 0.8 });
  expect(await cut(page)).toEqual([]);
  for (const part of ["#bzn-display", "#bzn-hand"])
    // every card of both rows, and of the hand
    expect(
      await page.locator(part).evaluate((node) => {
        const end = node.getBoundingClientRect().bottom;
        return (
          Math.max(...[...node.querySelectorAll(".card")].map((one) => one.getBoundingClientRect().bottom)) -
          end
        );
      }),
      part,
    ).toBeLessThanOrEqual(0);

  // the hand lies there with every word when it is wanted, and is not told twice
  await page.locator(".bzn .tabs button", { hasText: "Hand" }).click();
  await expect(page.locator("#bzn-held .card .effect").first()).toBeVisible();
  expect(await cut(page)).toEqual([]);
  await expect(page.locator("#bzn-hand .rows .card")).toHaveCount(0);

  await page.locator(".bzn .tabs button", { hasText: "Empire" }).click();
  expect((await page.locator(".bzn svg.map").boundingBox())!.height).toBeGreaterThan(300);
  await page.locator(".bzn .tabs button", { hasText: "Display" }).click();

  await page.locator("#bzn-deck.lit").click();
  await expect(page.locator(".log")).toContainText(/ draws /); // announced and done
});
