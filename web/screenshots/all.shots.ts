import { mkdirSync } from "node:fs";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { choices, decide, myTurn, over, url } from "../tests-e2e/play";

const folder = new URL("../../screenshots/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["en", "de", "hu", "nl"] as const;
const PAGES: Record<string, string> = {
  front: "/",
  lobby: "/lobby",
  new: "/new",
  tables: "/tables",
  rules: "/rules/byzantium#BYZ-CTL-01",
  learn: "/learn",
  profile: "/profile",
};

/** One guest for all pictures: his cookie travels from context to context. */
let state: Awaited<ReturnType<BrowserContext["storageState"]>>;
let address = "";

async function look(
  browser: Browser,
  size: keyof typeof SIZES,
  theme: (typeof THEMES)[number],
  language = "en",
): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    storageState: state,
    hasTouch: size === "phone",
  });
  await context.addInitScript(
    (wanted) => localStorage.setItem("porphyry.settings", JSON.stringify({ language: wanted })),
    language,
  );
  return context.newPage();
}

const shot = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: `${folder}${name}.png` });

test("pictures", async ({ browser }) => {
  const first = await browser.newContext({ viewport: SIZES.desktop });
  const page = await first.newPage();
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("4");
  await page.getByRole("button", { name: "Make the table" }).click();
  await choices(page).first().waitFor();
  for (let i = 0; i < 9 && (await myTurn(page)); i++)
    await decide(page, (b) => b.click(), /Take control|March|Place|pool/);
  await myTurn(page);
  address = new URL(page.url()).pathname;
  state = await first.storageState();

  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    for (const theme of THEMES) {
      const here = await look(browser, size, theme);
      for (const [name, path] of Object.entries(PAGES)) {
        await here.goto(url(path));
        await here.locator("h1").first().waitFor();
        await here.waitForLoadState("networkidle");
        await shot(here, `${name}-${size}-${theme}`);
      }
      await here.goto(url(address.replace("/table/", "/replay/") + "?ply=12"));
      await here.locator("svg.sheet").waitFor();
      await here.waitForLoadState("networkidle");
      await shot(here, `replay-${size}-${theme}`);
      await here.context().close();

      for (const language of LANGUAGES) {
        const there = await look(browser, size, theme, language);
        await there.goto(url(address));
        await choices(there).first().waitFor();
        await there.waitForLoadState("networkidle");
        await shot(there, `table-${language}-${size}-${theme}`);
        await there.context().close();
      }
    }

  // the end of the game
  for (let i = 0; i < 300 && (await myTurn(page)); i++) await decide(page, (b) => b.click(), /^Pass/);
  await expect(over(page)).toBeVisible();
  await page.waitForTimeout(800);
  await shot(page, "end-desktop-light");
});
