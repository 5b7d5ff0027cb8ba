/**
 * Whole courses: every step of every lesson is solved as its file says, from the first lesson to the last.
 * Each course has a language, a screen and a hand of its own; with COURSES=all every course is played with all of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { parse } from "smol-toml";
import { faults } from "./axe";
import type { By } from "./hand";
import { complaints, url } from "./play";
import { set, test } from "./test";

const LANGUAGES = ["en", "de", "hu", "nl"] as const;
type Language = (typeof LANGUAGES)[number];

interface Step {
  solution?: string[][];
  point?: string[];
  answer?: { right?: boolean; say: Record<Language, string> }[];
}
interface Lesson {
  title: Record<Language, string>;
  step: Step[];
}
type Legal = Record<string, string | number>;
/** What the server says of a step. */
interface Told {
  view?: { legal: Legal[]; board: { market?: string[] } };
}

const games = new URL("../../src/porphyry/games/", import.meta.url).pathname;
const FOLDERS: Record<string, string> = {
  byzantium: "byzantium/lessons",
  byzantion: "byzantion/lessons",
  guiscard: "guiscard/lessons",
  sieges: "guiscard/lessons/sieges",
};
/** The lessons of a course in their order: the name in the address, and the file. */
const lessons = (course: string): [string, Lesson][] =>
  readdirSync(games + FOLDERS[course])
    .filter((file) => file.endsWith(".toml"))
    .sort()
    .map((file) => [
      file.replace(/^\d+-|\.toml$/g, ""),
      parse(readFileSync(`${games}${FOLDERS[course]}/${file}`, "utf8")) as unknown as Lesson,
    ]);

const HANDS: { by: By; phone: boolean }[] = [
  { by: "mouse", phone: false },
  { by: "touch", phone: true },
  { by: "keyboard", phone: false },
];
const every = process.env.COURSES === "all";
const PLAYED = Object.keys(FOLDERS).flatMap((course, at) =>
  every
    ? LANGUAGES.flatMap((language) => HANDS.map((hand) => ({ course, language, ...hand })))
    : [{ course, language: LANGUAGES[(at + 1) % 4]!, ...HANDS[at % 3]! }],
);

async function press(thing: Locator, by: By, timeout = 15_000): Promise<void> {
  if (by === "touch") await thing.tap({ timeout });
  else if (by === "mouse") await thing.click({ timeout });
  else {
    await thing.focus({ timeout });
    await thing.press("Enter", { timeout });
  }
}

/** Does an action fit a line of a solution, in which `*` stands for anything? */
const fits = (line: string, text: string): boolean =>
  new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(text);

for (const { course, language, by, phone } of PLAYED)
  test(`the course ${course} from its first step to its last: ${language}, ${by}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext(
      phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
    );
    await set(context, { language });
    const page = await context.newPage();
    const errors = complaints(page);
    let told: Promise<Told["view"]> = Promise.resolve(undefined); // what came last, also while it is still read
    page.on("response", (response) => {
      if (!response.url().includes("/api/lessons/") || response.request().method() !== "POST") return;
      const before = told;
      told = response.json().then(
        (answer: Told) => answer.view ?? before,
        () => before,
      );
    });

    const all = lessons(course);
    await page.goto(url(`/learn/${course}/${all[0]![0]}`));
    for (const [name, lesson] of all) {
      await expect(page).toHaveURL(new RegExp(`/learn/${course}/${name}$`));
      await expect(page.locator("h1")).toHaveText(lesson.title[language]);
      for (const step of lesson.step) {
        await expect(page.locator(".lesson[data-verdict=open]")).toBeVisible();
        if (step === lesson.step[0]) expect(await faults(page), `${course}/${name}`).toEqual([]);
        await solve(page, step);
        await expect(page.locator(".verdict"), `${course}/${name}`).toHaveClass(/done/);
        await press(page.locator(".verdict .on"), by);
      }
      await expect(page.locator(".task .end")).toBeVisible();
      if (name === all.at(-1)![0]) expect(await faults(page)).toEqual([]);
      if (name !== all.at(-1)![0]) await press(page.locator(".task .end .on"), by);
    }
    expect(errors).toEqual([]);
    await context.close();

    /** Does what the file says. */
    async function solve(table: Page, { answer, point, solution }: Step): Promise<void> {
      if (answer) {
        const right = answer.find((one) => one.right)!.say[language];
        await press(table.locator(".answers button", { hasText: right }).first(), by);
      } else if (point) {
        const thing = await found(table, point[0]!);
        await thing.scrollIntoViewIfNeeded();
        await press(thing, by === "touch" ? "mouse" : by);
      } else for (const line of solution![0]!) await act(table, line);
    }

    /** A thing on the board by its name, on whichever shelf it lies. */
    async function found(table: Page, name: string): Promise<Locator> {
      if (name.startsWith("buy-"))
        return table.locator(".market .stall").nth(await stallOf(table, name.slice("buy-".length)));
      const ids = ["city", "space", "unit", "hex", "territory", "position"].map(
        (kind) => `[id="${kind}-${name}"]`,
      );
      const thing = table.locator([...ids, `[data-card="${name}"]`].join(", ")).first();
      const shelves = table.locator(".shelf .tabs button");
      for (let shelf = 0; !(await thing.isVisible()) && shelf < (await shelves.count()); shelf++)
        await press(shelves.nth(shelf), by);
      await expect(thing).toBeVisible();
      return thing;
    }

    /** On which stall of the market this good lies. */
    async function stallOf(table: Page, good: string): Promise<number> {
      await expect(table.locator(".market .stall").first()).toBeVisible();
      return (await told)?.board.market?.indexOf(good) ?? -1;
    }

    /** The allowed action that a line of a solution means. */
    async function fitting(line: string): Promise<Legal> {
      const find = async (): Promise<Legal | undefined> =>
        (await told)?.legal.find((one) => fits(line, String(one.text)));
      await expect.poll(find, `"${line}" is allowed`).toBeTruthy();
      return (await find())!;
    }

    /** Plays one action by the small questions of the panel. */
    async function act(table: Page, line: string): Promise<void> {
      const shell = table.locator(".lesson");
      const before = await shell.getAttribute("data-update");
      await expect(table.locator(".panel .choices [data-choice]").first()).toBeVisible();
      const option = await fitting(line);
      for (let asked = 0; asked < 8; asked++) {
        const wanted = Object.entries(option).map(([facet, value]) => `[data-choice="${facet}=${value}"]`);
        const button = table.locator(wanted.map((one) => `.panel .choices ${one}`).join(", ")).first();
        const now = (): Promise<string> =>
          table.evaluate(() =>
            [
              document.querySelector<HTMLElement>(".lesson")?.dataset.update,
              document.querySelector<HTMLElement>(".lesson")?.dataset.verdict,
              document.querySelectorAll(".crumbs button").length,
            ].join(),
          );
        const asking = await now();
        await expect(async () => {
          if ((await now()) === asking) await press(button, by, 3000).catch(() => undefined); // what went meanwhile is looked for again
          await expect.poll(now, { timeout: 5000 }).not.toBe(asking);
        }).toPass({ timeout: 30_000 });
        if ((await shell.getAttribute("data-update")) !== before) return;
        if ((await table.locator(".lesson[data-verdict=open]").count()) === 0) return;
      }
    }
  });
