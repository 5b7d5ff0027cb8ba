import { expect, type Page } from "@playwright/test";
import { choices, decide, playNow } from "./play";
import { set, test } from "./test";

/** Counts the notes that are really started. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = window as unknown as { notes: number };
    heard.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      heard.notes++;
      return start.apply(this, at);
    };
  });
const notes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { notes: number }).notes);

for (const on of [true, false])
  test(`what happens at the table is ${on ? "heard" : "not heard"} with sound switched ${on ? "on" : "off"}`, async ({
    context,
    page,
  }) => {
    await set(context, { sound: on });
    await listen(page);
    await playNow(page);
    await choices(page).first().waitFor();
    for (let i = 0; i < 3; i++) {
      await decide(page, (button) => button.click(), /Take control|[Pp]ool/);
      await choices(page).first().waitFor({ timeout: 60_000 });
    }
    if (on) await expect.poll(() => notes(page)).toBeGreaterThan(2);
    else expect(await notes(page)).toBe(0);
  });
