import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { faults } from "./axe";
import { choices, complaints, decide, myTurn, playNow, table, url } from "./play";
import { test } from "./test";

/** A table of two seats at one screen: no bot acts, so the position is known. */
async function hotSeat(page: Page): Promise<void> {
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor();
}

test("why not? answers with the rule, and the rule is one click away", async ({ page }) => {
  const found = complaints(page);
  await playNow(page);
  await myTurn(page);
  await page.locator("#city-bagdad").focus();
  await page.getByRole("button", { name: "Why not?" }).click();
  const answer = page.locator(".inspector li").first();
  await expect(answer.locator(".rule")).toHaveText(/^BYZ-/);
  const rule = await answer.locator(".rule").innerText();
  await answer.locator(".rule").click();
  const card = page.getByRole("dialog", { name: rule });
  await expect(card.locator(".text p").nth(1)).toBeVisible(); // beside the table, which stays
  await expect(table(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(answer).toBeVisible(); // the key was for the card alone
  await answer.locator(".rule").click();
  await card.getByRole("link", { name: "Open it in the rules" }).click();
  await expect(page).toHaveURL(new RegExp(`/rules/byzantium#${rule}`));
  await expect(page.locator(`#${rule}`)).toBeInViewport();
  await page.getByLabel("Search").fill("levy pool");
  await expect(page.locator("article mark").first()).toBeVisible();
  expect(found).toEqual([]);
});

test("the rules speak the reader's language, from log and refusal to the page and its search", async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } })
  ).newPage();
  const found = complaints(page);
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Jetzt spielen", exact: true }).first().click();
  await myTurn(page);
  const card = page.locator(".rulecard");
  await page.locator(".deed .told").first().click(); // from the log
  await page.locator(".deed .steps .rule").first().click();
  await expect(card.locator(".text")).toHaveAttribute("lang", "de");
  await page.keyboard.press("Escape");
  await page.locator("#city-bagdad").focus();
  await page.getByRole("button", { name: "Warum nicht?" }).click();
  await page.locator(".inspector li .rule").first().click(); // and from a refusal
  await expect(card.locator(".text")).toHaveAttribute("lang", "de");
  await expect(card.locator("h2")).not.toBeEmpty();
  await card.getByRole("link", { name: "In den Regeln öffnen" }).click();
  await expect(page.locator("h1")).toHaveText("Byzantium: die Regeln");
  await expect(page.locator("article.here")).toBeInViewport();
  await expect(page.locator("section:not([lang=de]):has(article)")).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 600 }); // the rule is longer than what is left of the screen
  await page.goto(url("/rules/byzantium#BYZ-CUB-09"));
  const title = page.getByRole("heading", { name: "Welche Seite für einen gekauften" });
  const covered = page.locator(".search");
  await expect
    .poll(async () => (await title.boundingBox())!.y - (await covered.boundingBox())!.y)
    .toBeGreaterThan((await covered.boundingBox())!.height - 8);
  await page.getByLabel("Suchen").fill("Verlustvorrat kostenlos");
  await expect(page.locator("article mark").first()).toBeVisible();
  expect(await page.locator("article").count()).toBeLessThan(20);
  expect(found).toEqual([]);
  await page.context().close();
});

test("why not? speaks in sentences, not of what can be done, and not of another position", async ({
  page,
}) => {
  await hotSeat(page);
  const why = page.getByRole("button", { name: "Why not?" });
  await page.locator("#city-tabriz").focus();
  await why.click();
  const answers = page.locator(".inspector li");
  await expect(answers.first()).toBeVisible();
  expect(await page.locator(".inspector code").count()).toBe(0);
  for (const text of await answers.allInnerTexts()) {
    expect(text).not.toMatch(/ < |control tabriz|march byzantine/);
    expect(text).not.toContain("No action now has to do with this");
  }

  // a position later it is gone
  await typed(page, "control damascus < pool");
  await expect(page.locator("#city-damascus")).toHaveAttribute("aria-label", /held by/);
  await page.locator("#city-tabriz").hover();
  await expect(answers).toHaveCount(0);

  // what glows, and what has been picked, can be done: nobody asks why not
  const lit = page.locator(".city.lit");
  await lit.first().focus();
  await expect(page.locator(".inspector")).toBeVisible();
  await expect(why).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".city.picked")).toHaveCount(1);
  await expect(why).toHaveCount(0);
});

test("a glow belongs to the question: piles to take do not light the courses of the event", async ({
  page,
}) => {
  const position = JSON.parse(readFileSync(new URL("piles.json", import.meta.url), "utf8")) as unknown;
  await page.goto(url("/"));
  const me = await page.request.post(url("/api/guest"), { data: { name: "Anna" } });
  const { csrf } = (await me.json()) as { csrf: string };
  const made = await page.request.post(url("/api/tables"), {
    headers: { "X-CSRF-Token": csrf },
    data: {
      game: "byzantion",
      seats: [{ who: "me" }, { who: "local", name: "Basil" }],
      order: "fixed",
      position,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(url(`/table/${((await made.json()) as { id: string }).id}`));
  await expect(page.locator("#panel-title")).toContainText("which pile do you take?");

  await expect(page.locator(".course")).toHaveCount(2);
  await expect(page.locator(".course.lit")).toHaveCount(0);
  const second = page.locator(".pending .pile", { hasText: "Second pile" });
  await expect(second).toContainText(/\d/);
  await second.click();
  await choices(page).first().click();
  await expect(page.locator(".log")).toContainText("takes the second pile");
});

test("an action can be typed, a wrong one is refused with its rule, and the last one taken back", async ({
  page,
}) => {
  await hotSeat(page);
  await typed(page, "control constantinople < pool");
  await expect(page.getByRole("alert")).toContainText("BYZ-");

  await typed(page, "tax 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".log")).toContainText("undid the last action");

  await typed(page, "control damascus < pool");
  await expect(page.locator("#city-damascus")).toHaveAttribute("aria-label", /held by/);
  await expect(page.locator(".log")).toContainText("takes control of Damascus");
});

async function typed(page: Page, action: string): Promise<void> {
  const line = page.getByRole("combobox", { name: "Type an action" });
  if (!(await line.isVisible())) await page.locator(".panel summary").click();
  await line.fill(action);
  await page.getByRole("button", { name: "Play", exact: true }).click();
}

test("the same table in four languages, told from the same events", async ({ page }) => {
  await hotSeat(page);
  await decide(page, (button) => button.click(), /Take control|Nicaea|[Pp]ool/);
  for (const [language, word] of [
    ["de", "Verlauf"],
    ["hu", "Napló"],
    ["nl", "Verloop"],
    ["en", "Log"],
  ] as const) {
    await page.locator("#language").selectOption(language);
    await expect(page.getByRole("tab", { name: word })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".log")).not.toContainText("event-");
    await expect(page.locator(".panel h2")).not.toContainText("prompt-");
  }
});

test("replay walks through the game, and a link opens at its step", async ({ page }) => {
  await hotSeat(page);
  const held = page.locator('.city[aria-label*="held by"]');
  for (let i = 0; i < 4; i++) {
    await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
    await expect(held).toHaveCount(i + 1);
    await myTurn(page); // from the next seat
  }
  const id = page.url().split("/").at(-1)!;
  await page.goto(url(`/replay/${id}?ply=2`));
  await expect(page.locator("#ply")).toHaveValue("2");
  await expect(held).toHaveCount(2);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(held).toHaveCount(1);
  await expect(page).toHaveURL(/ply=1/);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(held).toHaveCount(4);
});

test("the board is a list of cities by region for who cannot see it, and arrows walk the map", async ({
  page,
}) => {
  await playNow(page);
  await page.getByRole("tab", { name: "As text" }).click();
  await expect(page.getByRole("heading", { name: "Syria and Palestine" })).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: /^Damascus, Byzantine, strength 3/ }),
  ).toHaveCount(1);
  await page.keyboard.press("b");
  await expect(page.locator("#city-constantinople")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#city-constantinople")).not.toBeFocused();
  await expect(page.locator(".city:focus")).toHaveCount(1);
});

test("people talk at the table", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await playNow(page);
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill("Salve!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Salve!");

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url("/learn"));
  await expect(guest.locator("h1")).toBeVisible();
  await context.close();
});

test("without a network the shell still opens and says so, and recovers by itself", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(url("/"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole("button", { name: "Play now", exact: true }).first().waitFor();
  await page.goto(url("/lobby"));
  await page.locator("h1").waitFor();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 20_000 });
  await context.close();
});

test("every game of the house can be opened and played from the panel", async ({ page }) => {
  const found = complaints(page);
  const games = (await (await page.request.get(url("/api/games"))).json()) as { name: string }[];
  expect(games.map((game) => game.name)).toContain("byzantium");
  for (const { name } of games) {
    await page.goto(url("/"));
    await page
      .locator(".game", { has: page.locator(`a[href="/rules/${name}"]`) })
      .getByRole("button", { name: /^Play now/ })
      .click();
    await expect(table(page)).toBeVisible();
    for (let i = 0; i < 4 && (await myTurn(page)); i++) await decide(page, (button) => button.click());
  }
  expect(found).toEqual([]);
});
