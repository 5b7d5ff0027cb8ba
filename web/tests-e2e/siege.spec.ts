/** A whole siege by mouse: a force raised by points, days, storms on the map, to its end; with a reload and a killed server on the way. */
import { expect, type Page } from "@playwright/test";
import { playOut } from "./hand";
import { chooseScenario, complaints } from "./play";
import { startServer, type Running } from "./server";
import { test } from "./test";
import { busy } from "./timing";

let server: Running;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** The plainest way on. */
const WAIT = [
  /^Set up the rest/,
  /^Demand surrender/,
  /^No more defensive fire/,
  /^End this step/,
  /^(Hold fire|Stop here|No |Stay|Do not|Stand|Keep it)/,
];
/** What a besieger is there for. */
const STORM = [/^Assault on the building/, /^Build a ladder/, /^(Attack|Strike)/, ...WAIT];

/** Where the game stands, as the page tells it. */
const stand = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector(".phase")?.textContent,
      document.querySelector("#panel-title")?.textContent,
      ...[...document.querySelectorAll(".unit title, .siege ol button, .siege dl")].map(
        (node) => node.getAttribute("aria-label") ?? node.textContent,
      ),
    ].join("\n"),
  );

/** A man goes as near to the church as he can: a click on him, on the map or beside it, and a click on a hex in his reach. */
async function advance(page: Page): Promise<boolean> {
  const table = page.locator(".table");
  const before = await table.getAttribute("data-update");
  const mine = page.getByText("Which unit moves?");
  const [waiting, standing] = [page.locator(".displays .piece").first(), page.locator(".unit.lit").first()];
  if ((await mine.count()) === 0) return false;
  if ((await waiting.count()) > 0) {
    await waiting.click();
    await page.getByRole("button", { name: /^Move / }).click();
  } else if ((await standing.count()) > 0) await standing.click({ force: true });
  else return false;
  const reach = page.locator(".hex.within, .hex.lit"); // his way, or where he comes on
  const found = reach.first().waitFor({ timeout: 5000 });
  if (!(await found.then(() => true).catch(() => false))) return false;
  const near = await reach.evaluateAll((hexes) => {
    const middle = (node: Element): DOMRect => node.getBoundingClientRect();
    const church = middle(document.querySelector("#hex-w7")!);
    const far = (node: Element): number => Math.hypot(middle(node).x - church.x, middle(node).y - church.y);
    return hexes.map((_, i) => i).sort((a, b) => far(hexes[a]!) - far(hexes[b]!))[0]!;
  });
  await reach.nth(near).click({ force: true });
  const go = page.getByRole("button", { name: /^Go( all the same)?$/ });
  // one hex is stepped on at once, a longer way is laid first and gone by its button
  const gone = table.and(page.locator(`:not([data-update="${before}"])`));
  await go.or(gone).first().waitFor();
  if (await go.isVisible()) await go.click();
  await expect(table).not.toHaveAttribute("data-update", before ?? "");
  return true;
}

/** Chosen on the create page, the force raised by points: a leader, a rider and a footman by hand, the rest by itself. */
async function layCamp(page: Page): Promise<void> {
  await page.goto(`${server.url}/new?game=guiscard`);
  await chooseScenario(page, "siege_church");
  await page.getByLabel("Order of seats").selectOption("fixed");
  await page.getByRole("button", { name: "Create table" }).click();
  const muster = page.getByRole("region", { name: "Raise a force" });
  await expect(muster).toContainText("points left");
  const left = async (): Promise<number> => Number(/(\d+) points left/.exec(await muster.innerText())?.[1]);
  const all = await left();
  for (const man of ["Ayyub", "Khaled", "Said"]) {
    await muster.getByRole("button", { name: man }).click();
    await expect(muster.getByRole("img", { name: man })).toBeVisible();
  }
  await expect.poll(left).toBe(all - 66);
  await expect(muster.getByRole("button", { name: "ladder" })).toHaveCount(0); // a church has no palisade to lean it on
}

test("a whole siege of a church by mouse, with a reload and a killed server in the middle", async ({
  page,
}) => {
  test.setTimeout(420_000 * busy()); // a whole siege has several hundred decisions
  const found = complaints(page);
  const seen = { walked: 0, reloaded: false, restarted: false, days: 0 };
  /** Things a person does in a fight besides answering: a few men are led by hand, the page is reloaded, the server dies. */
  const between = async (): Promise<void> => {
    await page
      .locator(".table[data-turn=true]:not(:has([aria-busy=true])), .result")
      .first()
      .waitFor({ timeout: 60_000 });
    const phase = await page.getByRole("group", { name: "Phase" }).innerText();
    seen.days = Math.max(seen.days, Number(/Day (\d+)/.exec(phase)?.[1] ?? 0));
    if (!phase.includes("Round")) return;
    if (seen.walked < 3) seen.walked += Number(await advance(page));
    else if (!seen.reloaded) {
      const before = await stand(page);
      await page.reload();
      await expect.poll(() => stand(page), { timeout: 60_000 }).toBe(before);
      seen.reloaded = true;
    } else if (!seen.restarted) {
      const before = await stand(page);
      await server.restart();
      await expect.poll(() => stand(page), { timeout: 60_000 }).toBe(before);
      seen.restarted = true;
    }
  };

  // a messenger may lift a siege before its first storm: then another one is laid
  for (let sieges = 0; !seen.restarted; sieges++) {
    expect(sieges).toBeLessThan(6);
    await layCamp(page);
    await playOut(page, "mouse", () => ({ texts: seen.restarted ? WAIT : STORM }), between);
    await expect(page.locator(".result")).toBeVisible();
  }
  expect(seen.days).toBeGreaterThan(0);
  expect(found.filter((line) => !/WebSocket|ERR_CONNECTION|ERR_CONTENT_LENGTH/.test(line))).toEqual([]); // the dead server is allowed to be noticed
});
