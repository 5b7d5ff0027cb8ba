/** A host's own data, laid over ours, is what the players see. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { choices, complaints, url } from "./play";
import { startServer, type Running } from "./server";
import { test } from "./test";

const ROAD = { a: "adrianople", b: "constantinople" };
let own: string;
let server: Running;

/** Rows of a host's own: every event brings seventeen doxa, and one road is a way through the desert. */
test.beforeAll(async ({ request }) => {
  own = join(mkdtempSync(join(tmpdir(), "porphyry-own-")), "club");
  for (const game of ["byzantium", "byzantion"]) mkdirSync(join(own, game), { recursive: true });
  const { event } = (await (await request.get(url("/api/games/byzantion/rows"))).json()) as {
    event: { id: string; reward: string }[];
  };
  expect(event.filter(({ reward }) => reward === "17D")).toEqual([]);
  const rows = event.map(({ id }) => `[[event]]\nid = "${id}"\nreward = "17D"\n`);
  writeFileSync(join(own, "byzantion/events.toml"), rows.join("\n"));
  writeFileSync(join(own, "byzantium/links.toml"), `[[link]]\nid = "${ROAD.a}-${ROAD.b}"\ntype = "desert"\n`);
  server = await startServer({ PORPHYRY_DATA: own });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(join(own, ".."), { recursive: true, force: true });
});

async function sitDown(page: Page, at: string, game: string): Promise<void> {
  await page.goto(`${at}/new?game=${game}`);
  await page.locator("#count").selectOption("3");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor({ timeout: 60_000 });
}

test("a host's own reward stands on the event, and the table names the data", async ({ page }) => {
  const found = complaints(page);
  await sitDown(page, server.url, "byzantion");

  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByRole("region", { name: "Text" })).toContainText(/Reward:? 17 doxa/i);
  await expect(page.getByText("host’s own (club: events.toml)")).toBeVisible();
  expect(found).toEqual([]);
});

test("a host's own way is drawn as it is, and told of its cities", async ({ page }) => {
  const found = complaints(page);
  await sitDown(page, url(""), "byzantium");
  const ours = await page.locator("svg.sheet path.desert").count();
  await expect(page.getByText("host’s own")).toHaveCount(0);

  await sitDown(page, server.url, "byzantium");

  await expect(page.locator("svg.sheet path.desert")).toHaveCount(ours + 1);
  await page.locator(`#city-${ROAD.a}`).click();
  await expect(page.locator(".inspector")).toContainText("Constantinople (desert)");
  await expect(page.getByText("host’s own (club: links.toml)")).toBeVisible();
  expect(found).toEqual([]);
});

test("what is printed comes once, and is there without a network", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // from now on the worker answers
  const read = (): Promise<string> =>
    page.evaluate(async () => (await fetch("/api/games/byzantion/rows")).text());
  const online = await read();
  expect(online).toContain('"reward":"17D"');
  const answer = await page.request.get(`${server.url}/api/games/byzantion/rows`);
  const again = await page.request.get(`${server.url}/api/games/byzantion/rows`, {
    headers: { "If-None-Match": answer.headers().etag! },
  });
  expect([again.status(), await again.text()]).toEqual([304, ""]);

  await context.setOffline(true);
  expect(await read()).toBe(online);
  await context.close();
});
