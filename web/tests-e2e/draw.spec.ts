/** Seats drawn by lot between two people in two browsers: nobody is shown an error, and dice lie under the right names. */
import { expect } from "@playwright/test";
import { complaints, url } from "./play";
import { test } from "./test";

const DRAWS = 50;

test("fifty draws of seats: no error, and the dice are told under the names of who rolled", async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const found = complaints(page);
  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const tokens: string[] = [];
  for (const [one, name] of [
    [page, "Anna"],
    [other, "Bardas"],
  ] as const) {
    await one.goto(url("/learn/byzantium"));
    const me = await one.request.post(url("/api/guest"), { data: { name } });
    tokens.push(((await me.json()) as { csrf: string }).csrf);
  }
  const seen = new Set<string>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const made = await page.request.post(url("/api/tables"), {
      headers: { "X-CSRF-Token": tokens[0]! },
      data: { game: "byzantium", seats: [{ who: "me" }, { who: "open" }, { who: "open" }] },
    });
    const { id } = (await made.json()) as { id: string };
    const bot = await page.request.post(url(`/api/tables/${id}/seats/2/bot`), {
      headers: { "X-CSRF-Token": tokens[0]! },
      data: { level: "random" },
    });
    expect(bot.ok()).toBe(true);
    await page.goto(url(`/table/${id}`));
    await page.locator(".room").waitFor();
    await page.waitForTimeout(60); // the line is open, from the seat the host waits at

    const joined = await other.request.post(url(`/api/tables/${id}/join`), {
      headers: { "X-CSRF-Token": tokens[1]! },
      data: {},
    });
    expect(joined.ok()).toBe(true);
    await page.locator("svg.sheet").waitFor();
    const told = await page.locator(".tray .small").allInnerTexts();
    await expect(page.locator(".log li").first()).toBeVisible();
    await page.waitForTimeout(120);

    await expect(page.getByRole("alert"), `draw ${draw + 1}`).toHaveCount(0);
    const steps = page.getByRole("button", { name: "All steps" });
    if ((await steps.getAttribute("aria-pressed")) === "false") await steps.click();
    const logged = (await page.locator(".log").innerText()).replaceAll(/\s+/g, " ");
    expect(told.length).toBeGreaterThan(0);
    // a stage says "rolled by" a name, the tray what the roll was for
    for (const line of told.map((text) => text.replaceAll(/\s+/g, " ").replace(/^rolled by /, "")))
      expect(logged, `draw ${draw + 1}`).toContain(line);
    const { my_seats: mine } = (await (await page.request.get(url(`/api/tables/${id}`))).json()) as {
      my_seats: number[];
    };
    seen.add(mine.join());
  }
  expect(seen.size).toBe(3);
  expect(found).toEqual([]);
});
