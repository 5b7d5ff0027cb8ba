/**
 * The first games, played to their end with the coach at one's side, whatever it says.
 * Each language has a game, a screen and a hand; with COURSES=all every game is played in all of them.
 */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { faults } from "./axe";
import { playOut, type By } from "./hand";
import { complaints, over, url } from "./play";
import { set, test } from "./test";

const LANGUAGES = ["en", "de", "hu", "nl"] as const;
const GAMES = ["byzantium", "byzantion", "guiscard"] as const;
const HANDS: By[] = ["mouse", "touch", "keyboard"];
const PLAYED =
  process.env.COURSES === "all"
    ? GAMES.flatMap((game) => LANGUAGES.flatMap((language) => HANDS.map((by) => ({ game, language, by }))))
    : LANGUAGES.map((language, at) => ({ game: GAMES[at % 3]!, language, by: HANDS[(at + 1) % 3]! }));

/** What ends a step, in this order of preference, wherever it is offered. */
const ENDS = ["action-pass", "action-end", "action-done", "action-stop", "action-hold", "action-stay"];

const root = new URL("../../", import.meta.url).pathname;
/** The words of some plain messages of a file of texts. */
function words(file: string, keys: string[]): string[] {
  const lines = readFileSync(root + file, "utf8").split("\n");
  return keys.flatMap((key) => {
    const found = lines.find((line) => line.startsWith(`${key} = `));
    return found ? [found.slice(key.length + 3)] : [];
  });
}
const start = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

for (const { game, language, by } of PLAYED)
  test(`the first game of ${game} to its end: ${language}, ${by}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext(
      by === "touch" ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    await set(context, { language });
    const page = await context.newPage();
    const errors = complaints(page);
    const ends = words(`src/porphyry/games/${game}/locale/${language}.ftl`, ENDS);
    const [anyway] = words(`web/src/locale/${language}.ftl`, ["coach-anyway"]);

    await page.goto(url(`/learn/${game}`));
    await page.locator("section .row button").click();
    await expect(page).toHaveURL(/\/table\//);
    const address = page.url();
    const opening = page.locator("section[aria-labelledby=opening-title]");
    await expect(opening).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await opening.getByRole("button").click();
    await expect(opening).toBeHidden();
    await expect(page.locator("section.card [aria-live=polite]").first()).not.toBeEmpty();
    expect(await faults(page)).toEqual([]);

    const warned = page.getByRole("button", { name: anyway!, exact: true });
    const sure = page.locator(".endings.sure .button").nth(1);
    await playOut(
      page,
      by,
      () => ({ texts: ends.map(start) }),
      async () => {
        for (const button of [warned, sure])
          if ((await button.count()) > 0) await button.click({ timeout: 2000 }).catch(() => undefined); // it went meanwhile
      },
    );

    await expect(over(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
    await context.close();
  });
