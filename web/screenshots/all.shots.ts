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

/** In a siege: the force and the places by themselves, then days of battering. */
const BATTER = [/^auto/, /^batter/, /^build (thrower|ladder)/, /^done/];
/** A trial, and what it is worth to Theodora. */
const BID = JSON.parse(readFileSync(new URL("./bid.json", import.meta.url), "utf8")) as unknown;
/** Ladders stand at the walls. */
const STORM = JSON.parse(readFileSync(new URL("./storm.json", import.meta.url), "utf8")) as unknown;
/** A relief army has come: the besieger fights in the castle and in the field at once. */
const DIVIDED = JSON.parse(readFileSync(new URL("./divided.json", import.meta.url), "utf8")) as unknown;

interface State {
  table: string;
  /** A step of the replay instead of the table. */
  ply?: number;
  /** What to bring into sight. */
  at?: string;
  /** What to press first: a tab, a tool, a unit. */
  press?: string[];
}

interface Fight {
  round: number;
  fires?: unknown[];
  siege?: { day: number; action: string; muster: { points: number } | null } | null;
}

/** A fight of Guiscard, played as a bot would, at a move of mine that suits. */
const fight = (
  scenes: Scenes,
  scenario: string,
  fits: (fight: Fight) => boolean,
  liking: RegExp[] = [/^auto/],
  kind = "move",
): Promise<string> =>
  scenes.find(
    "guiscard",
    1,
    (asked, _, __, board) => asked === kind && fits(board as unknown as Fight),
    liking,
    { scenario },
    true,
  );
const third = ({ round }: Fight): boolean => round >= 3;

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
    table: await scenes.lay("byzantion", {}, BID),
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
  "guiscard-stairway": async (scenes) => ({ table: await fight(scenes, "stairway", third) }),
  "guiscard-lances": async (scenes) => ({ table: await fight(scenes, "lances", third) }),
  "guiscard-coffin": async (scenes) => ({ table: await fight(scenes, "coffin", third) }),
  "guiscard-torches": async (scenes) => ({
    table: await fight(scenes, "torches", ({ fires, round }) => (fires?.length ?? 0) > 1 || round > 6),
  }),
  "guiscard-rope": async (scenes) => ({ table: await fight(scenes, "rope", third) }),
  "guiscard-ford": async (scenes) => ({ table: await fight(scenes, "ford", third) }),
  "guiscard-muster": async (scenes) => ({
    table: await fight(
      scenes,
      "siege_castle",
      ({ siege }) => (siege?.muster?.points ?? 0) < 330,
      [/^enlist/],
      "muster",
    ),
  }),
  "guiscard-sheet": async (scenes) => ({
    table: await fight(scenes, "siege_castle", ({ siege }) => siege!.day >= 3, BATTER, "give-orders"),
  }),
  "guiscard-storm": async (scenes) => ({
    table: await scenes.lay("guiscard", { scenario: "siege_castle" }, STORM),
  }),
  "guiscard-divided": async (scenes) => ({
    table: await scenes.lay("guiscard", { scenario: "siege_castle" }, DIVIDED),
  }),
  "guiscard-sight": async (scenes) => ({
    table: await fight(scenes, "coffin", third),
    press: [".sightline", "#hex-k8", "#hex-p12"],
  }),
  "guiscard-reach": async (scenes) => ({ table: await fight(scenes, "coffin", third), press: [".unit.lit"] }),
  "guiscard-fire": async (scenes) => ({
    table: await fight(scenes, "stairway", begun, undefined, "fire"),
    press: [".unit.lit"],
  }),
  "guiscard-combat": async (scenes) => ({
    table: await fight(scenes, "lances", begun, undefined, "combat"),
    press: [".unit.lit"],
  }),
  "guiscard-text": async (scenes) => ({
    table: await fight(scenes, "coffin", third),
    press: ['[role=tab]:has-text("As text")'],
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

async function shoot(
  page: Page,
  { table, ply, at, press }: State,
  name: string,
  language = "en",
): Promise<void> {
  await page.evaluate(
    (wanted) => localStorage.setItem("porphyry.settings", JSON.stringify({ language: wanted })),
    language,
  );
  await page.goto(url(ply === undefined ? `/table/${table}` : `/replay/${table}?ply=${ply}`));
  await page.locator("svg.sheet, svg.map").first().waitFor();
  if (ply === undefined) await page.locator(".choices button, .result").first().waitFor();
  await page.waitForTimeout(500);
  for (const one of press ?? []) {
    await page.locator(one).first().click({ force: true });
    await page.waitForTimeout(500);
  }
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
