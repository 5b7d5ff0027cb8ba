/** The pictures of README and docs, made anew: `scripts/web run screenshots -- docs` writes them to docs/images. */
import { readFileSync } from "node:fs";
import { test, type Page } from "@playwright/test";
import sharp from "sharp";
import { url } from "../tests-e2e/play";
import { Scenes } from "./scene";

const images = new URL("../../docs/images/", import.meta.url).pathname;
const STORM = JSON.parse(readFileSync(new URL("./storm.json", import.meta.url), "utf8")) as unknown;
const LARGE = { width: 1440, height: 900 };
const MIDDLE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 844 };

const kept = (shot: Buffer, name: string, width: number): Promise<unknown> =>
  sharp(shot).resize(width).webp({ quality: 70 }).toFile(`${images}${name}.webp`);

async function sit(page: Page, table: string): Promise<void> {
  await page.goto(url(`/table/${table}`));
  await page.locator(".choices button, .result").first().waitFor();
  await page.waitForTimeout(800);
}

test("pictures of the docs", async ({ browser }) => {
  const first = await browser.newContext();
  const scenes = new Scenes(first.request);
  await scenes.signIn();
  const state = await first.storageState();
  const open = async (viewport: typeof LARGE, theme: "light" | "dark" = "light"): Promise<Page> => {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      reducedMotion: "reduce",
      storageState: state,
    });
    await context.addInitScript(() => {
      const known = ["byzantium", "byzantion", "guiscard"];
      const opened = { byzantium: 9, byzantion: 9, guiscard: 9 };
      const kept = JSON.parse(localStorage.getItem("porphyry.settings") ?? "{}") as object;
      const settings = { language: "en", known, opened, pace: "skip", steady: false, ...kept };
      localStorage.setItem("porphyry.settings", JSON.stringify(settings));
    });
    return context.newPage();
  };

  /** A first game, with its opening read. */
  const begin = async (page: Page, game: string): Promise<string> => {
    await page.goto(url(`/learn/${game}`));
    await page.getByRole("button", { name: "Play your first game" }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.locator(".choices button").first().waitFor();
    return page.url().split("/").at(-1)!;
  };

  const tables: Record<string, string> = {};
  for (const game of ["byzantium", "byzantion", "guiscard"]) {
    const page = await open(game === "byzantion" ? MIDDLE : LARGE);
    if (game === "guiscard") {
      tables[game] = await scenes.lay(game, { scenario: "siege_castle" }, STORM);
      await sit(page, tables[game]);
    } else {
      tables[game] = await begin(page, game);
      await page.getByRole("button", { name: "Switch the coach off" }).click();
    }
    if (game === "byzantium") {
      await page.locator("#city-hira").click(); // an army of one's own stands there
      await page.waitForTimeout(500);
    }
    await page.mouse.move(2, 2);
    await page.waitForTimeout(800);
    await kept(await page.screenshot(), game, game === "byzantion" ? MIDDLE.width : LARGE.width);
    await page.context().close();
  }

  const phones: Buffer[] = [];
  for (const [at, path] of ["/", ...Object.values(tables).map((table) => `/table/${table}`)].entries()) {
    const page = await open(PHONE, at < 2 ? "light" : "dark");
    if (at === 0) await page.goto(url(path));
    else await sit(page, path.slice("/table/".length));
    await page.locator("h1").first().waitFor();
    phones.push(
      await sharp(await page.screenshot())
        .resize(288)
        .png()
        .toBuffer(),
    );
    await page.context().close();
  }
  const { height = 0 } = await sharp(phones[0]).metadata();
  await sharp({ create: { width: 1200, height, channels: 4, background: "#00000000" } })
    .composite(phones.map((input, at) => ({ input, left: at * 304, top: 0 })))
    .webp({ quality: 70 })
    .toFile(`${images}phones.webp`);

  const guide = async (name: string, page: Page): Promise<void> => {
    await page.waitForTimeout(800);
    await kept(await page.screenshot(), `guide-${name}`, 900);
  };
  const page = await open(MIDDLE);
  page.setDefaultTimeout(60_000);
  await page.goto(url("/learn/guiscard/melee"));
  await page.locator(".panel .choices button").first().waitFor();
  await guide("lesson", page);

  await page.goto(url("/learn/guiscard"));
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.locator("section[aria-labelledby=opening-title]").waitFor();
  await guide("opening", page);

  const played = await begin(page, "byzantium");
  await guide("table", page);

  await page.goto(url("/new?game=byzantium"));
  await page.locator("select[id^=who-]").nth(1).selectOption("invited");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/table\//);
  await guide("invitation", page);

  await page.goto(url(`/table/${played}`));
  await page.getByRole("button", { name: /^Build a church/ }).click();
  await page.locator(".panel .choices button:enabled").first().click();
  const warned = page.getByRole("button", { name: "Do it all the same" });
  await page.waitForTimeout(3000);
  if (await warned.isVisible()) await warned.click();
  await page.waitForTimeout(3000);
  await page.goto(url(`/replay/${played}?ply=1`));
  await page.locator("svg.sheet").waitFor();
  await guide("replay", page);
  await page.context().close();
});
