/** Safe hands: nothing is done by a click that meant something else, and nothing is ended unawares. */
import { expect, test, type Page } from "@playwright/test";
import { complaints, decide, myTurn, playNow, url } from "./play";
import { set } from "./test";

const guest = async (page: Page): Promise<string> => {
  await page.goto(url("/learn/guiscard"));
  const me = await page.request.post(url("/api/guest"), { data: { name: "Anna" } });
  return ((await me.json()) as { csrf: string }).csrf;
};

/** A skirmish against a bot, my own step of movement. */
async function march(page: Page): Promise<void> {
  const csrf = await guest(page);
  const made = await page.request.post(url("/api/tables"), {
    headers: { "X-CSRF-Token": csrf },
    data: {
      game: "guiscard",
      seats: [{ who: "me" }, { who: "local", name: "Bardas" }],
      order: "fixed",
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(url(`/table/${((await made.json()) as { id: string }).id}`));
  const end = page.getByRole("button", { name: "End this step", exact: true });
  const sure = page.getByRole("button", { name: "all the same" });
  const curtain = page.locator(".curtain button");
  for (let i = 0; i < 120; i++) {
    await expect(page.locator(".choices button").or(curtain).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await curtain.click();
      continue;
    }
    if (await end.isVisible()) {
      await end.click();
      await page.waitForTimeout(100);
      if (await page.getByText("have not moved").isVisible()) {
        await page.getByRole("button", { name: "Not yet" }).click();
        break;
      }
      if (await sure.isVisible()) await sure.click();
      await page.waitForTimeout(150);
    } else await decide(page, (button) => button.click(), /Set up the rest/);
  }
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("porphyry.settings") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("porphyry.settings", JSON.stringify({ ...kept, steady: true }));
  });
  await page.reload();
  await expect(page.locator(".choices button").or(curtain).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await myTurn(page);
}

test("an ending says what is undone, keeps its place, and a second click at the same place ends nothing", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await set(page.context(), { pace: "skip", asked: true, steady: false });
  const found = complaints(page);
  await march(page);
  const end = page.getByRole("button", { name: "End this step", exact: true });
  const place = (await end.boundingBox())!;
  await page.waitForTimeout(450);
  const at = [place.x + place.width / 2, place.y + place.height / 2] as const;

  await page.mouse.click(...at);
  await page.waitForTimeout(120);
  await page.mouse.click(...at); // the hasty second click
  await expect(page.locator(".endings")).toContainText(/\d+ men have not moved/);
  await page.waitForTimeout(450);
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(end).toBeVisible();

  // whatever else the panel shows, the ending stands where it stood
  const one = page.locator(".choices ul button").first();
  await page.waitForTimeout(450);
  await one.click();
  await page.waitForTimeout(450);
  const stop = page.getByRole("button", { name: "Stop here" });
  if ((await stop.count()) === 0) await page.locator(".choices ul button").first().click();
  await expect(stop).toBeVisible();
  const moved = (await stop.boundingBox())!;
  expect(Math.abs(moved.y - place.y)).toBeLessThan(60);
  const before = await page.locator(".log li").count();
  await page.waitForTimeout(450);
  const middle = [moved.x + moved.width / 2, moved.y + moved.height / 2] as const;
  await page.mouse.click(...middle);
  await page.waitForTimeout(220);
  await page.mouse.click(...middle);
  await page.waitForTimeout(600);
  await expect(page.locator("#panel-title")).toContainText(/move/i);
  expect(await page.locator(".log li").count()).toBeLessThanOrEqual(before + 1);
  expect(found).toEqual([]);
});

test("Escape clears what was picked, from anywhere on the page", async ({ page }) => {
  await set(page.context(), { pace: "skip", asked: true, steady: false });
  await playNow(page);
  await myTurn(page);
  await page.locator(".city.lit").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".crumbs")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".crumbs")).toHaveCount(0);
  await expect(page.locator(".city.picked")).toHaveCount(0);
});

test("the first action that one click would play offers a second click for each, and the answer is kept", async ({
  page,
}) => {
  await set(page.context(), { pace: "skip", steady: false });
  await playNow(page);
  await myTurn(page);
  const before = await page.locator(".table").getAttribute("data-update");
  const pass = page.locator(".choices ul button");
  for (let i = 0; i < 4; i++) {
    if (await page.getByText("confirm each action with a second click").isVisible()) break;
    await pass.first().click();
  }
  expect(await page.locator(".table").getAttribute("data-update")).toBe(before);
  await page.getByRole("button", { name: "let me confirm each one" }).click();
  await expect.poll(() => page.locator(".table").getAttribute("data-update")).not.toBe(before);

  await page.goto(url("/profile"));
  await expect(page.locator("input[type=checkbox]").last()).toBeChecked();
});

test("where each action is confirmed, an ending and a suggestion wait for their second click too", async ({
  page,
}) => {
  await set(page.context(), { pace: "skip", asked: true, confirm: true, steady: false });
  const found = complaints(page);
  await playNow(page);
  await myTurn(page);
  const played = (): Promise<string | null> => page.locator(".table").getAttribute("data-update");
  const before = await played();

  await page.locator('.endings [data-choice="text=pass"]').click();
  await expect(page.locator(".endings.sure .button")).toHaveCount(2);
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "What would you do?" }).first().click();
  await page.locator(".hint .choice").first().click();
  const play = page.locator(".hint .primary");
  await expect(play).toBeVisible();
  expect(await played()).toBe(before);
  await play.click();
  await expect.poll(played).not.toBe(before);
  expect(found).toEqual([]);
});
