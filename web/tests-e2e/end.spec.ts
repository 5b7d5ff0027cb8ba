/** The end of a game: who won and by what, how it went, its dice checked; and on from any of its steps. */
import { expect } from "@playwright/test";
import { faults } from "./axe";
import { choices, complaints, decide, playNow, table, url } from "./play";
import { test } from "./test";

/** What the server says when it is done; it takes its time, and its own tests wait for it. */
function explained(table: string): object {
  const action = { text: "pass", verb: "pass" };
  const change = { seat: 0, luck: [0, 0], play: [-0.1, 0.1], doubt: 0, rolled: false };
  const seat = { luck: 0.03, luck_doubt: 0.02, own: -0.1, others: 0.07, decisions: 2, lost: 0.14 };
  const analysis = {
    version: 1,
    plies: 2,
    begun: [0.5, 0.5],
    changes: [
      { ...change, ply: 1, chances: [0.4, 0.6] },
      { ...change, ply: 2, chances: [0.3, 0.7] },
    ],
    better: [
      { ply: 2, seat: 0, played: action, best: action, loss: 0.14, doubt: 0.02, mark: "mistake", line: [] },
    ],
    seats: [
      { ...seat, marks: { mistake: 1 } },
      { ...seat, marks: {} },
    ],
    turning: [{ ply: 2, seat: 0, by: 0, before: 0.4, after: 0.3, cause: "play" }],
    summary: [{ key: "sum-mistake", seat: 0, ply: 2, part: 0.14 }],
  };
  return { table, state: "done", progress: 1, analysis };
}

test("a finished game tells how it went and proves its dice, and goes on from any step", async ({ page }) => {
  const found = complaints(page);
  await playNow(page);
  for (let i = 0; i < 2; i++) await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
  const id = page.url().split("/").pop()!;
  await page.evaluate(async (table) => {
    const me = (await (await fetch("/api/me")).json()) as { csrf: string };
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`/api/tables/${table}/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-CSRF-Token": me.csrf },
        body: JSON.stringify(body),
      });
    const info = (await (await fetch(`/api/tables/${table}`)).json()) as { my_seats: number[] };
    await post("propose", { seat: info.my_seats[0], what: "end", id: "end" });
  }, id);
  await page.getByRole("link", { name: "How it went" }).click();
  await expect(page).toHaveURL(new RegExp(`/end/${id}`));
  await expect(page.getByText("the dice are those that were promised")).toBeVisible();
  await expect(page.getByText("It is the promise that this browser saw")).toBeVisible();
  await expect(page.getByRole("row", { name: /Cities taken under control/ })).toBeVisible();
  await page.getByRole("button", { name: "Chances" }).click();
  await expect(page.getByRole("img", { name: /Chance to win/ })).toBeVisible();
  await page.getByRole("button", { name: "Explain this game" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.route("**/analysis", (route) => route.fulfill({ json: explained(id) }));
  await expect(page.getByText("gave away 14 % with the dearest mistake (step 2)")).toBeVisible();
  await expect(page.getByText("Only what is beyond the noise is marked")).toBeVisible();
  await expect(page.getByRole("link", { name: "See how it could have gone on" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Each player’s chance to win, step by step" })).toBeVisible();
  await page.getByRole("button", { name: "Luck", exact: true }).click();
  await expect(page.getByRole("img", { name: "What rolls and draws brought" })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url(`/replay/${id}?ply=2`));
  await expect(page.locator("#ply")).toHaveValue("2");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page).toHaveURL(/\/table\/(?!.*replay)/);
  expect(page.url()).not.toContain(id);
  await expect(table(page)).toBeVisible();
  await expect(choices(page).first()).toBeVisible();
  expect(found).toEqual([]);
});
