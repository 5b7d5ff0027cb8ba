import { expect, type Page } from "@playwright/test";
import { complaints, url } from "./play";
import { changed, pictures } from "./pictures";
import { set, test } from "./test";

const GAMES = { guiscard: 300, byzantion: 300, byzantium: 50 };

/** Pieces in whose box nothing is drawn, and drawings with a number that is none. */
const faulty = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const piece of document.querySelectorAll<SVGSVGElement>("#playground svg")) {
      const { width, height } = piece.getBBox();
      const drawn = [...piece.querySelectorAll("path, circle, ellipse, rect")].filter((node) => {
        const style = getComputedStyle(node);
        return style.fill !== "none" || style.stroke !== "none";
      });
      const what = piece.closest("figure")?.textContent?.trim() ?? piece.outerHTML.slice(0, 80);
      if (width < 4 || height < 4 || drawn.length === 0) found.push(`empty: ${what}`);
      if (/NaN|undefined|Infinity/.test(piece.innerHTML)) found.push(`no number: ${what}`);
    }
    return found;
  });

for (const theme of ["light", "dark"] as const)
  for (const [game, least] of Object.entries(GAMES))
    test(`every piece of ${game} is drawn, ${theme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
      const page = await context.newPage();
      const complained = complaints(page);
      await page.goto(url(`/playground/${game}`));
      await page.locator(`[data-pieces=${game}] h2`).first().waitFor();
      expect(await page.locator("#playground svg").count()).toBeGreaterThanOrEqual(least);
      expect(await faulty(page)).toEqual([]);
      expect(changed(`${game}-${theme}`, await pictures(page))).toEqual([]);
      expect(complained).toEqual([]);
      await context.close();
    });

for (const language of ["en", "de", "hu", "nl"])
  test(`no word is cut off on a card of Byzantion, in the hand or large: ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await set(context, { language });
    const page = await context.newPage();
    await page.goto(url("/playground/byzantion"));
    await page.locator(".faces .face").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const cut = await page.locator(".faces .face:not(.back)").evaluateAll((faces) =>
      faces.flatMap((face) => {
        const tight = [face, ...face.querySelectorAll<HTMLElement>(".effect, .strip")];
        const broad = [...tight, ...face.querySelectorAll<HTMLElement>(".name, .top, .kind")];
        const over =
          tight.some((part) => part.scrollHeight > part.clientHeight + 2) ||
          broad.some((part) => part.scrollWidth > part.clientWidth + 2);
        const tall = face.getBoundingClientRect().height > 712; // more than there is on a laptop
        return over || tall ? [`${face.querySelector(".name")?.textContent} ${face.className}`] : [];
      }),
    );
    expect(cut).toEqual([]);
    expect(await page.locator(".faces .face:not(.back)").count()).toBeGreaterThanOrEqual(420);
    await expect(page.locator(".faces .narrow .effect").first()).toBeVisible();
    await context.close();
  });

test("a roof is off while somebody is inside, and small stones show from near only", async ({ page }) => {
  await page.goto(url("/playground/guiscard"));
  const shown = page.locator("figure", { has: page.getByText("shut", { exact: true }) }).first();
  const open = page.locator("figure", { has: page.getByText("open", { exact: true }) }).first();
  await expect(shown.locator(".roof")).toHaveCSS("opacity", "1");
  await expect(open.locator(".roof")).toHaveCSS("opacity", "0");
  const level = page.locator("figure", { has: page.getByText("level", { exact: true }) });
  await expect(level.locator(".ground.far .chips").first()).toBeHidden();
  await expect(level.locator(".ground.close .chips").first()).toBeVisible();
});

test("what a man does is drawn on him, each thing differently", async ({ page }) => {
  await page.goto(url("/playground/guiscard"));
  const names =
    "fit,wounded,unconscious,dead,moved,fired,busy,lance-gone,formation,foulkon,kindled,captive,carrying,climbing,burning".split(
      ",",
    );
  const pictures = new Set<string>();
  for (const name of names) {
    const figure = page.locator("figure", { has: page.getByText(name, { exact: true }) });
    const picture = figure.locator("svg").first();
    await expect(picture.locator("text", { hasText: /[➶→⚒‼!Ⅲ▦∅]|\+1/ })).toHaveCount(0);
    pictures.add(await picture.innerHTML());
  }
  expect(pictures.size).toBe(names.length);
});
