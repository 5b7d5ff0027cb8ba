import { expect, type Page } from "@playwright/test";
import { choices, complaints, decide, myTurn, url } from "./play";
import { test } from "./test";

/** A table of two people who sit in two browsers, made over the wire so that the position is known. */
async function sitDown(page: Page, name: string): Promise<string> {
  await page.goto(url("/"));
  return page.evaluate(async (called) => {
    const reply = await fetch("/api/guest", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: called }),
    });
    return ((await reply.json()) as { csrf: string }).csrf;
  }, name);
}

async function post<T>(page: Page, csrf: string, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([token, to, data]) => {
      const reply = await fetch(to as string, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-CSRF-Token": token as string },
        body: JSON.stringify(data),
      });
      if (!reply.ok) throw new Error(await reply.text());
      return reply.json();
    },
    [csrf, path, body],
  ) as Promise<T>;
}

const rich = { nomisma: 20, resources: { fides: 3 } };

test("a reaction is asked in secret, and a standing order spares it", async ({ page, browser }) => {
  const found = complaints(page);
  const other = await browser.newContext({ locale: "en-GB" });
  const bela = await other.newPage();
  const csrf = await sitDown(page, "Anna");
  const his = await sitDown(bela, "Bela");
  const { id } = await post<{ id: string }>(page, csrf, "/api/tables", {
    game: "byzantion",
    order: "fixed",
    seats: [{ who: "me" }, { who: "open" }],
    reaction_s: 2,
    position: {
      players: [
        { ...rich, hand: ["theodora", "belisarius"] },
        { ...rich, hand: ["iron-custody", "narses"] },
      ],
    },
  });
  await post(bela, his, `/api/tables/${id}/join`, {});
  await page.goto(url(`/table/${id}`));
  await bela.goto(url(`/table/${id}`));
  await myTurn(page);

  // Anna announces; Bela is asked, Anna sees only that the others may react
  await decide(page, (button) => button.click(), /[Pp]lay cards|Announce/);
  await expect(page.locator(".panel h2")).toContainText("others may react");
  await expect(choices(bela).first()).toBeVisible();

  // he lets it pass until the event is over: the chip stays, and nothing has changed for Anna before the time is up
  await bela.locator(".orders summary").click();
  await bela.locator("#order-until").selectOption("event");
  await bela.getByRole("button", { name: "Give the order" }).click();
  await expect(bela.locator(".chip")).toContainText("until this event is over");
  await expect(choices(page).first()).toBeVisible();
  await expect(bela.locator(".panel.mine")).toHaveCount(0);

  // the chip ends it
  await bela.locator(".chip button").click();
  await expect(bela.locator(".chip")).toHaveCount(0);
  expect(found).toEqual([]);
  await other.close();
});

test("what would you do? Three options with chances and reasons, by keyboard; bots say who they are", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByRole("button", { name: "Create table" }).click();
  await myTurn(page);
  await expect(page.locator(".bots li")).toHaveCount(1);
  await expect(page.locator(".bots .level")).toHaveText(/\w/);
  await expect(page.locator(".bots .style")).toHaveText(/\w+ \w+/);

  await page.getByRole("button", { name: "What would you do?" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hint li").first()).toBeVisible({ timeout: 60_000 });
  expect(await page.locator(".hint li").count()).toBeLessThanOrEqual(3);
  await expect(page.locator(".hint .chance").first()).toContainText("%");
  await expect(page.locator(".hint .why").first()).toHaveText(/\w+ \w+/);
  const said = await page.locator(".hint .reason").allInnerTexts();
  expect(new Set(said).size, "nothing is said twice").toBe(said.length);
  expect(found).toEqual([]);
});
