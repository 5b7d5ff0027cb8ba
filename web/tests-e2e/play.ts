/** Playing Byzantium in the browser, with nothing but what a person has: eyes, a pointer, keys. */
import { expect, type Locator, type Page } from "@playwright/test";
import { atHome, set } from "./test";

const servers = process.env.E2E_URLS?.split(" ") ?? [];

/** The address of a page at this worker's own server. */
export const url = (path: string): string => `${servers[Number(process.env.TEST_PARALLEL_INDEX)]}${path}`;

/** Collects everything the browser complains about; a test ends by expecting nothing. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => found.push(error.message));
  return found;
}

export const table = (page: Page): Locator => page.locator(".table");
export const choices = (page: Page): Locator => page.locator(".panel .choices button:enabled");
export const over = (page: Page): Locator => page.locator(".result");

/** Waits until I must decide (true) or the game is over (false). */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(choices(page).first().or(over(page))).toBeVisible({ timeout: 90_000 });
  return (await over(page).count()) === 0;
}

async function update(page: Page): Promise<number> {
  return Number(await table(page).getAttribute("data-update"));
}

/** Answers one decision by pressing buttons of the panel; `wish` names the first button to look for. */
export async function decide(
  page: Page,
  press: (button: Locator) => Promise<void>,
  wish?: RegExp,
): Promise<void> {
  const before = await update(page);
  for (let step = 0; step < 8; step++) {
    if ((await update(page)) !== before) return;
    const wished = wish ? choices(page).filter({ hasText: wish }).first() : undefined;
    const button = wished && (await wished.count()) > 0 ? wished : choices(page).first();
    if ((await button.count()) === 0) break;
    await press(button);
    await page.waitForFunction(
      ([old]) => {
        const node = document.querySelector<HTMLElement>(".table");
        const busy = document.querySelector(".choices[aria-busy=true]");
        return Number(node?.dataset.update) !== old || !busy;
      },
      [before],
    );
  }
  await expect.poll(() => update(page)).not.toBe(before);
}

/** Opens the front page and starts a game against bots: one click. */
export async function playNow(page: Page): Promise<void> {
  await set(page.context(), atHome);
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("svg.sheet")).toBeVisible();
}

/** On the page that makes a table: the scenario's card is pressed, as a person does it. */
export async function chooseScenario(page: Page, name: string): Promise<void> {
  const radio = page.locator(`[name=scenario][value="${name}"]`);
  await page.locator("label.scene").filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

/** What is sent to play: one line a message. */
export function plays(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; action?: string };
      if (message.type === "play") sent.push(message.action ?? "");
    }),
  );
  return sent;
}

/** A table of this scenario of Guiscard against a bot, I in this seat. */
export async function sitDown(page: Page, scenario: string, seat: 0 | 1): Promise<void> {
  await page.route("**/api/tables", (route) => {
    const asked = route.request().postDataJSON() as { seats: unknown[] };
    if (seat === 1) asked.seats.reverse(); // the page always offers me the first seat
    return route.continue({ postData: JSON.stringify(asked) });
  });
  await page.goto(url("/new?game=guiscard"));
  await chooseScenario(page, scenario);
  await page.getByLabel("Order of seats").selectOption("fixed");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator("svg.sheet")).toBeVisible({ timeout: 60_000 });
}
