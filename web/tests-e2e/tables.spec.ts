/** The way to a table: an invitation tells what it is to, one press sits down, and the header calls to where one is waited for. */
import { expect } from "@playwright/test";
import { choices, myTurn, url } from "./play";
import { test } from "./test";

test("an invitation shows the game, its players and its clock, and the waiting room says what to send", async ({
  browser,
}) => {
  const [host, guest] = await Promise.all([browser.newContext(), browser.newContext()]);
  const page = await host.newPage();
  await page.goto(url("/new?game=byzantium"));
  await page.locator("#count").selectOption("3");
  await page.getByLabel("Seat 2").selectOption("invited");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.getByText("Send this link to your friend.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start, bots on empty seats" })).not.toHaveClass(/primary/);
  const link = await page.locator("input[readonly]").inputValue();

  const friend = await guest.newPage();
  await friend.goto(url(new URL(link).pathname));
  const card = friend.locator(".card");
  await expect(card.locator("img")).toBeVisible();
  await expect(card.locator(".seats")).toContainText("invited");
  await expect(card).toContainText("no clock");
  await card.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.locator("svg.sheet")).toBeVisible();

  // whoever is asked, and is somewhere else, is called
  const mine = (): Promise<number> => choices(page).count();
  await expect.poll(async () => (await mine()) + (await choices(friend).count())).toBeGreaterThan(0);
  const asked = (await mine()) > 0 ? page : friend;
  await asked.goto(url("/rules/byzantium"));
  await asked.getByRole("link", { name: "1 table waits for you" }).click();
  await expect(choices(asked).first()).toBeVisible();
  await asked.goto(url("/tables"));
  await expect(asked.locator(".tables .frame svg.sheet")).toBeVisible(); // as it stands
  await expect(asked.locator(".tables .frame .city")).not.toHaveCount(0);
  await Promise.all([host.close(), guest.close()]);
});

test("keys lead where they promise, and ? tells which they are", async ({ page }) => {
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().click();
  await choices(page).first().waitFor();
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open] kbd")).toHaveCount(8);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const focused = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => !!document.activeElement?.closest(wanted), selector);
  for (const [key, place] of [
    ["d", ".choices"],
    ["b", ".city"],
    ["l", ".log"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(place), key).toBe(true);
  }
  // after a city has been picked on the board too
  await page.locator(".city.lit").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".crumbs")).toBeVisible();
  await page.keyboard.press("d");
  await expect.poll(() => focused(".choices")).toBe(true);
});

test("on a phone a finger beside a city means that city, and what is pressed is as large as a finger", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().tap();
  await choices(page).first().waitFor();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".right button, .middle button, header button, select")]
      .filter((node) => node.offsetParent && node.getBoundingClientRect().height < 43.5)
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  const city = (await page.locator("#city-mecca").boundingBox())!;
  await page.touchscreen.tap(city.x + city.width / 2, city.y + city.height + 9);
  await expect(page.locator(".crumbs")).toContainText("Mecca");
  await context.close();
});

test("a seat has one colour, in the waiting room, in the lobby, in my tables and at the table", async ({
  page,
}) => {
  await page.goto(url("/new?game=byzantion"));
  await page.locator("#count").selectOption("2");
  const seat = (who: string) => page.locator(who).locator("svg rect").first();
  const fill = (who: string) => seat(who).evaluate((node) => getComputedStyle(node).fill);
  const colour = await fill("ol.seats");
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page.locator(".room")).toBeVisible();
  expect(await fill(".room li")).toBe(colour);
  await expect(page.getByLabel("Link to this table")).toHaveValue(page.url()); // what to send to who may sit here
  const table = new URL(page.url()).pathname;
  for (const list of ["/lobby", "/tables"]) {
    await page.goto(url(list));
    await expect(page.locator(`.card:has(a[href="${table}"]) .seats`)).toBeVisible();
    expect(await fill(`.card:has(a[href="${table}"]) .seats`), list).toBe(colour);
  }
  await page.goto(url(table));
  await page.getByRole("button", { name: "Start, bots on empty seats" }).click();
  await expect(page.locator(".bzn")).toBeVisible();
  const worn = await page.evaluate(() => {
    const node = document.createElement("i");
    node.style.color = "var(--seat-0)";
    return getComputedStyle(document.body.appendChild(node)).color;
  });
  expect(worn).toBe(colour);
});

test("on a phone the whole map's names and numbers can be read, and no name lies on another", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url("/"));
  await page.getByRole("button", { name: "Play now", exact: true }).first().tap();
  await choices(page).first().waitFor();
  const sizes = (which: string): Promise<number[]> =>
    page.evaluate(
      (which) =>
        [...document.querySelectorAll<SVGTextElement>(which)].map(
          (node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM()!.a,
        ),
      which,
    );
  await expect.poll(async () => Math.min(...(await sizes(".names .name")))).toBeGreaterThan(9);
  expect(await sizes(".names .name")).toHaveLength(34);
  expect(Math.min(...(await sizes(".names .value text")))).toBeGreaterThan(8);
  expect(Math.min(...(await sizes(".track text")))).toBeGreaterThan(6);
  const alike = await page.evaluate(() => {
    const names = [...document.querySelectorAll(".names .name")].map((node) => ({
      name: node.textContent,
      box: node.getBoundingClientRect(),
    }));
    return names.flatMap((a, i) =>
      names
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 3 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 5,
        )
        .map((b) => `${a.name} / ${b.name}`),
    );
  });
  expect(alike).toEqual([]);
  await context.close();
});

test("a record is opened by a page, what is none is refused in words, and the profile counts what was played", async ({
  page,
}) => {
  await page.goto(url("/import"));
  await page.getByLabel("Or the record itself").fill("nonsense");
  await page.getByRole("button", { name: "Check and open" }).click();
  await expect(page.locator(".refused")).toContainText("This is not a record that can be opened here.");
  await expect(page.locator(".refused li")).toContainText("neither a text record nor JSON");
  await page.locator("input[type=file]").setInputFiles("../tests/games/byzantium/records/two-seats.json");
  await page.getByRole("button", { name: "Check and open" }).click();
  await page.waitForURL(/\/replay\//);
  await expect(page.locator("svg.sheet, .middle .box").first()).toBeVisible();

  await page.goto(url("/profile"));
  await expect(page.locator(".history")).toContainText("You have not finished a game yet.");
});

test("every scenario tells its story and how hard it is", async ({ page }) => {
  await page.goto(url("/new?game=guiscard"));
  const scenes = page.locator(".scene");
  await expect(scenes).toHaveCount(17);
  await expect(scenes.filter({ hasText: "Only the river left!" })).toContainText("three pack horses");
  await expect(page.locator(".scene .level")).toHaveText([/easy|medium|hard/, ...Array(16).fill(/\w/)]);
  await expect(page.locator(".scene .tale")).toHaveCount(17);
});

test("people at one screen are told apart without giving names, and pass it on by name and colour", async ({
  page,
}) => {
  await page.goto(url("/new?game=byzantion"));
  await page.locator("#count").selectOption("2");
  await page.getByLabel("Seat 2").selectOption("local");
  await page.getByRole("button", { name: "Create table" }).click();
  await myTurn(page);
  const title = page.locator("#panel-title");
  const first = (await title.innerText()).split(":")[0];
  await choices(page).first().click();
  const curtain = page.getByRole("dialog", { name: /^Pass the screen to / });
  await expect(curtain.locator("svg rect").first()).toBeVisible();
  const next = (await curtain.getByRole("heading").innerText()).replace("Pass the screen to ", "");
  expect([first, next]).toContain("Seat 2"); // as it was called where the table was made
  expect(next).not.toBe(first);
  await curtain.getByRole("button", { name: `I am ${next}` }).click();
  await expect(title).toContainText(next);
});
