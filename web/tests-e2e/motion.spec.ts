import { expect, type Browser, type Page } from "@playwright/test";
import { choices, decide, url } from "./play";
import { atOnce, test } from "./test";

interface Wish {
  reducedMotion?: "reduce" | "no-preference";
  settings?: Record<string, unknown>;
}

/** Two seats of Byzantium at one screen, everything four times as slow. */
async function sitDown(
  browser: Browser,
  { reducedMotion = "no-preference", settings = {} }: Wish = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion });
  await context.addInitScript((wanted) => localStorage.setItem("porphyry.settings", JSON.stringify(wanted)), {
    ...atOnce,
    speed: 0.25,
    ...settings,
  });
  const page = await context.newPage();
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByRole("button", { name: "Create table" }).click();
  await choices(page).first().waitFor();
  return page;
}

async function type(page: Page, action: string): Promise<void> {
  const update = await page.locator(".table").getAttribute("data-update");
  if (!(await page.locator("#typed").isVisible())) await page.locator(".panel summary").last().click();
  await page.locator("#typed").fill(action);
  await page.locator("#typed").press("Enter");
  await expect(page.locator(".table")).not.toHaveAttribute("data-update", update!);
}

/** Stops everything that moves half-way. */
const halfWay = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition));
    for (const one of moving) {
      one.pause();
      const { delay = 0, duration } = one.effect!.getTiming();
      one.currentTime = delay + Number(duration) / 2;
    }
    return moving.length;
  });

const goOn = (page: Page): Promise<void> =>
  page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));

const spot = async (page: Page, selector: string): Promise<[number, number]> => {
  const box = (await page.locator(selector).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The board as it is drawn, without what is only on the way. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.querySelector("svg.sheet")!.cloneNode(true) as Element;
    for (const node of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["tabindex", "style"]) node.removeAttribute(name);
      node.classList.remove("lit", "picked");
    }
    return copy.innerHTML.replaceAll(/<!--.*?-->/g, "").replaceAll(/ class=""| (svelte-\w+)/g, "");
  });

test("a cube travels from the display to the city, and an army marches along its road", async ({
  browser,
}) => {
  const page = await sitDown(browser);
  await type(page, "control damascus < pool");
  expect(await halfWay(page)).toBeGreaterThan(0);
  await expect(page.locator(".ghost")).not.toHaveCount(0);
  const [cube] = await spot(page, ".ghost >> nth=0");
  const [[start], [end]] = [await spot(page, "#display-0"), await spot(page, "#city-damascus")];
  expect(cube).toBeGreaterThan(Math.min(start, end));
  expect(cube).toBeLessThan(Math.max(start, end) + 40);
  if (process.env.FRAMES) await page.screenshot({ path: `${process.env.FRAMES}/cube.png` });
  await goOn(page);
  await expect(page.locator(".ghost")).toHaveCount(0);

  await type(page, "control medina < pool");
  await goOn(page);
  await type(page, "march byzantine damascus jerusalem");
  expect(await halfWay(page)).toBeGreaterThan(0);
  const id = await page.evaluate(() => {
    const army = [...document.querySelectorAll("[id^=army-]")].find(
      (node) => node.getAnimations().length > 0,
    );
    return `#${army!.id}`;
  });
  const half = await spot(page, id);
  if (process.env.FRAMES) await page.screenshot({ path: `${process.env.FRAMES}/march.png` });
  await goOn(page);
  const there = await spot(page, id);
  const begun = await spot(page, "#city-damascus");
  const far = (a: number[], b: number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
  expect(far(half, there)).toBeGreaterThan(8);
  expect(far(half, there)).toBeLessThan(far(begun, there) + 30);
  await page.context().close();
});

test("dice come to rest on the faces that were recorded", async ({ browser }) => {
  const page = await sitDown(browser);
  for (const action of [
    "control damascus < pool",
    "control medina < pool",
    "march byzantine damascus jerusalem",
  ])
    await type(page, action);
  for (let i = 0; i < 6 && (await page.locator(".tray").count()) === 0; i++)
    await decide(page, (button) => button.click(), /^Civil war|[Pp]ool|^Fight|^Roll/);
  const roll = page
    .locator(".tray .roll")
    .filter({ has: page.locator(".die") })
    .first();
  await expect(roll).toBeVisible();
  const faces = await roll
    .locator(".die")
    .evaluateAll((dice) => dice.map((die) => String(die.querySelectorAll("circle").length)));
  expect(faces.length).toBeGreaterThan(0);
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("button", { name: "All steps" }).click();
  const told = new RegExp(`rolls for [^:]+: ${faces.join("(, | and |, and )")}\\.`);
  await expect(page.locator(".log")).toContainText(told);
  await page.context().close();
});

test("what is cut short leaves the true board: by quick moves, and by a reload", async ({ browser }) => {
  const page = await sitDown(browser);
  for (let i = 0; i < 8; i++) await decide(page, (button) => button.click(), /Take control|March|[Pp]ool/);
  const hurried = await drawn(page);
  await page.reload();
  await choices(page).first().waitFor();
  await expect(page.locator(".ghost")).toHaveCount(0);
  expect(await drawn(page)).toBe(hurried);
  await page.context().close();
});

for (const [why, wish] of [
  ["the system asks for less motion", { reducedMotion: "reduce" }],
  ["the reader has switched it off", { settings: { motion: "off" } }],
] as const)
  test(`nothing moves if ${why}`, async ({ browser }) => {
    const page = await sitDown(browser, wish);
    await type(page, "control damascus < pool");
    await expect(page.locator("#city-damascus")).toHaveAttribute("aria-label", /held by/);
    expect(await halfWay(page)).toBe(0);
    await expect(page.locator(".ghost")).toHaveCount(0);
    await page.context().close();
  });

/** Listens to what the page sends to the loudspeakers. */
async function peak(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { peak?: number }).peak ?? 0);
}

for (const sound of [true, false])
  test(sound ? "sound is heard when it is on" : "nothing is heard when it is off", async ({ browser }) => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
        if (to instanceof AudioDestinationNode) {
          const ear = this.context.createAnalyser();
          ear.fftSize = 32768; // it keeps the last 0.7 s, so that a page too busy to look at once misses nothing
          const samples = new Float32Array(ear.fftSize);
          connect.call(this, ear);
          const world = globalThis as unknown as { peak: number };
          setInterval(() => {
            ear.getFloatTimeDomainData(samples);
            world.peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), world.peak ?? 0);
          }, 100);
        }
        return connect.call(this, to);
      } as typeof AudioNode.prototype.connect;
    });
    await context.addInitScript(
      (wanted) => localStorage.setItem("porphyry.settings", JSON.stringify(wanted)),
      { ...atOnce, sound },
    );
    const page = await context.newPage();
    await page.goto(url("/new?game=byzantium"));
    await page.locator("#count").selectOption("2");
    await page.getByLabel("Seat 2").selectOption("local");
    await page.getByRole("button", { name: "Create table" }).click();
    await choices(page).first().waitFor();
    for (let i = 0; i < 3; i++) await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
    if (sound) await expect.poll(() => peak(page)).toBeGreaterThan(0.02);
    else {
      await page.waitForTimeout(600);
      expect(await peak(page)).toBe(0);
    }
    await context.close();
  });
