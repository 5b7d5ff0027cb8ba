import { mkdirSync, readFileSync } from "node:fs";
import { test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { url } from "../tests-e2e/play";
import { Scenes } from "./scene";

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
  "rules-byzantium": "/rules/byzantium#BYZ-CTL-01",
  "rules-byzantion": "/rules/byzantion#BZN-ITR-09",
  "rules-guiscard": "/rules/guiscard#GUI-CHG-07",
  learn: "/learn",
  "learn-byzantion": "/learn/byzantion",
  "learn-guiscard": "/learn/guiscard",
  profile: "/profile",
  nowhere: "/nowhere",
};

/** Actions that get somewhere. */
const CONQUER = [/^march/, /^control/, /^reinforce/, /^(fight|roll|civil)/];
const REIGN = [/^keep/, /^(play|attach)/, /^give/, /^announce (play|activate|draw)/, /^activate/];

const intrigueRows = new URL("../../src/porphyry/games/byzantion/data/intrigue.toml", import.meta.url);
const ids = [...readFileSync(intrigueRows, "utf8").matchAll(/^id = "(.+)"/gm)].map(([, id]) => id);
/** To be asked about intrigue cards one must hold some. */
const INTRIGUES = new RegExp(`^(keep|pick) (${ids.join("|")})$`);

interface State {
  table: string;
  /** A step of the replay instead of the table. */
  ply?: number;
  /** What to bring into sight. */
  at?: string;
}

const never = (): boolean => false;
const begun = (): boolean => true;

/** Every state worth looking at, by name; each is played only if it is wanted. */
const STATES: Record<string, (scenes: Scenes) => Promise<State>> = {
  "byzantium-start": async (scenes) => ({ table: await scenes.play("byzantium", 3, begun) }),
  "byzantium-middle": async (scenes) => ({
    table: await scenes.play("byzantium", 3, (kind, ply) => kind === "choose_action" && ply > 60, CONQUER),
  }),
  "byzantium-odds": async (scenes) => ({
    table: await scenes.play(
      "byzantium",
      1,
      (kind, _, legal) => kind === "march_on" && legal.some((text) => text.startsWith("civil")),
      CONQUER,
    ),
  }),
  "byzantium-end": async (scenes) => ({
    table: await scenes.play("byzantium", 1, never, [/^pass/, ...CONQUER]),
  }),
  "byzantium-replay": async (scenes) => ({
    table: await scenes.play("byzantium", 3, (_, ply) => ply > 40, CONQUER),
    ply: 34,
  }),
  "byzantion-draft": async (scenes) => ({
    table: await scenes.play("byzantion", 3, (kind) => kind === "draft_card"),
  }),
  "byzantion-middle": async (scenes) => ({
    table: await scenes.play("byzantion", 3, (kind, ply) => kind === "take_turn" && ply > 220, REIGN),
  }),
  "byzantion-intrigue": async (scenes) => ({
    table: await scenes.play("byzantion", 3, (kind) => kind === "offer_intrigue", [
      INTRIGUES,
      /^announce (draw|activate)/,
      /^draw/,
    ]),
  }),
  "byzantion-contribution": async (scenes) => ({
    table: await scenes.play("byzantion", 3, (kind) => kind === "contribute", REIGN),
  }),
  "byzantion-bid": async (scenes) => ({
    table: await scenes.find("byzantion", 3, (kind) => kind === "bid", REIGN),
  }),
  "byzantion-cards": async (scenes) => ({
    table: await scenes.play("byzantion", 1, (kind, ply) => kind === "play_cards" && ply > 40, REIGN),
    at: "#bzn-hand",
  }),
  "byzantion-end": async (scenes) => ({
    table: await scenes.play("byzantion", 1, never, [/^(done|end|decline)/, ...REIGN]),
  }),
  "byzantion-solo": async (scenes) => ({
    table: await scenes.play("byzantion", 0, (kind, ply) => kind === "take_turn" && ply > 30, REIGN),
  }),
  "byzantion-solo-end": async (scenes) => ({ table: await scenes.play("byzantion", 0, never, REIGN) }),
  "byzantion-replay": async (scenes) => ({
    table: await scenes.play("byzantion", 3, (_, ply) => ply > 70, REIGN),
    ply: 60,
  }),
  "guiscard-start": async (scenes) => ({ table: await scenes.play("guiscard", 1, begun) }),
  "guiscard-middle": async (scenes) => ({
    table: await scenes.play("guiscard", 1, (kind, ply) => kind === "move" && ply > 60, [
      /^auto/,
      /^(charge|attack)/,
    ]),
  }),
  "guiscard-end": async (scenes) => ({
    table: await scenes.play("guiscard", 1, never, [/^auto/, /^(attack|strike)/, /^done/]),
  }),
};

async function look(
  browser: Browser,
  state: Awaited<ReturnType<BrowserContext["storageState"]>>,
  size: keyof typeof SIZES,
  theme: (typeof THEMES)[number],
): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    storageState: state,
    hasTouch: size === "phone",
  });
  return context.newPage();
}

async function shoot(page: Page, { table, ply, at }: State, name: string, language = "en"): Promise<void> {
  await page.evaluate(
    (wanted) => localStorage.setItem("porphyry.settings", JSON.stringify({ language: wanted })),
    language,
  );
  await page.goto(url(ply === undefined ? `/table/${table}` : `/replay/${table}?ply=${ply}`));
  await page.locator("svg.sheet, svg.map").first().waitFor();
  if (ply === undefined) await page.locator(".choices button, .result").first().waitFor();
  await page.waitForTimeout(500);
  if (at) await page.locator(at).evaluate((node) => node.scrollIntoView({ block: "start" }));
  await page.screenshot({ path: `${folder}${name}.png` });
}

test("pictures", async ({ browser }) => {
  const first = await browser.newContext();
  const scenes = new Scenes(first.request);
  await scenes.signIn();
  const state = await first.storageState();
  const wanted = new RegExp(process.env.SHOTS ?? ""); // SHOTS=byzantium-odds takes these alone
  const found: Record<string, State> = {};
  for (const [name, reach] of Object.entries(STATES))
    if (wanted.test(name)) found[name] = await reach(scenes);

  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    for (const theme of THEMES) {
      const page = await look(browser, state, size, theme);
      await page.goto(url("/nowhere"));
      for (const [name, path] of Object.entries(PAGES)) {
        if (!wanted.test(name)) continue;
        await page.goto(url(path));
        await page.locator("h1").first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
      }
      for (const [name, one] of Object.entries(found)) await shoot(page, one, `${name}-${size}-${theme}`);
      for (const game of ["byzantium", "byzantion", "guiscard"])
        for (const language of LANGUAGES)
          if (found[`${game}-middle`] && language !== "en")
            await shoot(
              page,
              found[`${game}-middle`]!,
              `${game}-middle-${language}-${size}-${theme}`,
              language,
            );
      await page.context().close();
    }
});
