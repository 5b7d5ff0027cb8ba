/**
 * Guiscard with whole moves, by mouse in odd rounds and by keys in even ones: a battle of Civitate as the Normans, and the first storm of a
 * siege. Every walk is one message; answers and messages are counted and printed. Minutes each: run by
 * `LONG=1 npx playwright test --project long`, not among the others.
 */
import { expect, type Page } from "@playwright/test";
import { playOut, type Wish } from "./hand";
import { complaints, plays, sitDown } from "./play";
import { test } from "./test";
import { busy } from "./timing";

type Hand = "mouse" | "keyboard";

/** The plainest way on; an attack is made where one is offered. */
const ON: Wish = {
  texts: [
    /all the same/,
    /^Assault on the building/,
    /^Build a ladder/,
    /^(Attack|Strike|Advance)/,
    /^Set up the rest/,
    /^No more defensive fire/,
    /^End this step/,
    /^(Hold fire|Stop here|No |Stay|Do not|Stand|Keep it)/,
  ],
};

/** Who may set out now, has not yet, and can be seen. */
const free = (page: Page, gone: Set<string>): Promise<string | undefined> =>
  page
    .locator(".unit.lit")
    .evaluateAll((units, been) => units.map((one) => one.id).find((id) => !been.includes(id)), [...gone]);

/** One man goes to the hex in his reach that lies nearest to the middle of the enemy; true if he went. */
async function walk(page: Page, by: Hand, gone: Set<string>): Promise<boolean> {
  const table = page.locator(".table");
  const unit = await free(page, gone);
  if (!unit) return false;
  gone.add(unit);
  const before = (await table.getAttribute("data-update")) ?? "";
  const pick = async (id: string): Promise<void> => {
    if (by === "mouse") return page.locator(`#${id}`).click({ force: true });
    await page.locator(`#${id}`).focus();
    await page.keyboard.press("Enter");
  };
  await pick(unit);
  const reach = page.locator(".hex.within");
  const seen = reach.first().waitFor({ timeout: 10_000 });
  if (!(await seen.then(() => true).catch(() => false))) {
    await page.keyboard.press("Escape");
    return false;
  }
  const goal = await reach.evaluateAll((hexes) => {
    const at = (node: Element): [number, number] => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const mine = document.querySelectorAll(".unit.lit");
    const others = [...document.querySelectorAll(".unit:not(.lit)")].filter(
      (one) => !one.closest(".displays"),
    );
    const points = (others.length > 0 ? others : [...mine]).map(at);
    const middle = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k]!, 0) / points.length);
    const far = (node: Element): number => Math.hypot(at(node)[0] - middle[0]!, at(node)[1] - middle[1]!);
    return hexes.sort((a, b) => far(a) - far(b))[0]!.id;
  });
  const card = page.getByRole("region", { name: "The way that is laid" });
  await pick(goal);
  // one hex is stepped on at once, a longer way is laid first and gone by its button or by Enter
  const moved = table.and(page.locator(`:not([data-update="${before}"])`));
  const laid = card.filter({ hasText: goal.slice(4) });
  const answered = laid.or(moved).first().waitFor({ timeout: 15_000 });
  if (!(await answered.then(() => true).catch(() => false))) {
    await page.keyboard.press("Escape"); // somebody stands over the hex
    await page.keyboard.press("Escape");
    return false;
  }
  if (await laid.isVisible()) {
    if (by === "mouse") await card.getByRole("button", { name: /^Go( all the same)?$/ }).click();
    else await page.keyboard.press("Enter");
  }
  await expect(table).not.toHaveAttribute("data-update", before, { timeout: 30_000 });
  return true;
}

interface Counts {
  rounds: number;
  days: number;
  messages: number;
  answers: number;
  mouse: number;
  keyboard: number;
}

/** Plays until the game is over, or `enough` says so; every man walks who can. */
async function playWhole(
  page: Page,
  sent: string[],
  enough: (phase: string, counts: Counts) => boolean,
): Promise<Counts> {
  const counts: Counts = { rounds: 0, days: 0, messages: 0, answers: 0, mouse: 0, keyboard: 0 };
  let [turn, done] = ["", false];
  const gone = new Set<string>();
  const rounds = new Set<string>();
  const between = async (): Promise<void> => {
    for (;;) {
      await page
        .locator(".table[data-turn=true]:not(:has([aria-busy=true])), .result")
        .first()
        .waitFor({ timeout: 120_000 });
      if ((await page.locator(".result").count()) > 0) return;
      const phase = await page.getByRole("group", { name: "Phase" }).innerText();
      if (enough(phase, counts)) {
        done = true;
        throw new Done();
      }
      const round = Number(/Round (\d+)/.exec(phase)?.[1] ?? 0);
      const day = Number(/Day (\d+)/.exec(phase)?.[1] ?? 0);
      if (round > 0) rounds.add(`${day}/${round}`);
      [counts.rounds, counts.days] = [rounds.size, Math.max(counts.days, day)];
      if (`${day}/${round}` !== turn) gone.clear();
      turn = `${day}/${round}`;
      if (!(await page.locator("#panel-title").innerText()).endsWith("Which unit moves?")) return;
      const by = round % 2 === 1 ? "mouse" : "keyboard";
      if (!(await walk(page, by, gone))) return;
      counts[by]++;
    }
  };
  await playOut(page, "mouse", () => ON, between).catch((end: unknown) => {
    if (!(end instanceof Done)) throw end;
  });
  if (!done) await expect(page.locator(".result")).toBeVisible();
  counts.messages = sent.length;
  counts.answers = sent.flatMap((line) => line.split("; ")).length;
  console.log(JSON.stringify(counts));
  return counts;
}

/** As much as was wanted has been played. */
class Done extends Error {}

test("a whole battle of Civitate as the Normans: every walk is one message", async ({ page }) => {
  test.setTimeout(900_000 * busy());
  const found = complaints(page);
  const sent = plays(page);
  await sitDown(page, "civitate", 1);
  const counts = await playWhole(page, sent, () => false);
  expect(counts.mouse).toBeGreaterThan(3);
  expect(counts.keyboard).toBeGreaterThan(3);
  expect(counts.messages).toBeLessThan(counts.answers / 1.5);
  expect(found).toEqual([]);
});

test("a day of a siege, from its first storm to the evening: every walk is one message", async ({ page }) => {
  test.setTimeout(900_000 * busy());
  const found = complaints(page);
  const sent = plays(page);
  let counts: Counts;
  // a messenger may lift a siege before its first storm: then another one is laid
  do {
    await sitDown(page, "siege_church", 0);
    sent.length = 0;
    counts = await playWhole(page, sent, (phase, so) => so.rounds > 0 && !phase.includes("Round"));
  } while (counts.rounds === 0);
  expect(counts.mouse + counts.keyboard).toBeGreaterThan(2);
  expect(counts.messages).toBeLessThan(counts.answers);
  expect(found).toEqual([]);
});
