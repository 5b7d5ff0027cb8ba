/** A game from another package, with a board of thirty lines: nothing in the pages knows of it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect } from "@playwright/test";
import { complaints, decide, myTurn, over } from "./play";
import { startServer, type Running } from "./server";
import { test } from "./test";

const root = new URL("../../", import.meta.url).pathname;
let folder: string;
let server: Running;

/** An installed package, as far as Python can tell, that brings the example game of our own tests. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "porphyry-example-"));
  const dist = join(folder, "tesserae-1.dist-info");
  mkdirSync(dist);
  writeFileSync(join(dist, "METADATA"), "Metadata-Version: 2.1\nName: tesserae\nVersion: 1\n");
  writeFileSync(join(dist, "entry_points.txt"), "[porphyry.games]\ntesserae = tesserae_plugin:GAME\n");
  writeFileSync(
    join(folder, "tesserae_plugin.py"),
    "from tests.example_game import Tesserae\n\nGAME = Tesserae()\n",
  );
  server = await startServer({ PYTHONPATH: [join(root, "src"), root, folder].join(delimiter) });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the example game is played to its end on a board of thirty lines", async ({ page }) => {
  const found = complaints(page);
  const board = readFileSync(join(root, "web/src/games/tesserae/Board.svelte"), "utf8");
  expect(board.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  await page.goto(`${server.url}/new?game=tesserae`);
  await page.locator("#count").selectOption("2");
  await page.getByRole("button", { name: "Create table" }).click();

  let onBoard = 0;
  for (let decision = 0; await myTurn(page); decision++) {
    expect(decision).toBeLessThan(200);
    const card = page.locator(".sheet button:enabled").first();
    if ((await card.count()) > 0) {
      onBoard++;
      const before = await page.locator(".table").getAttribute("data-update");
      await card.click();
      await expect(page.locator(`.table[data-update="${before}"]`)).toHaveCount(0);
    } else {
      await decide(page, (button) => button.click());
    }
  }
  expect(onBoard).toBeGreaterThan(2);
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
});
