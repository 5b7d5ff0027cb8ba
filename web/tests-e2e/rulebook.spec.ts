/** The rulebooks as they are printed: every figure is drawn, with the part it speaks of, and stays in its own place. */
import { expect } from "@playwright/test";
import { complaints, url } from "./play";
import { test } from "./test";

for (const game of ["byzantium", "byzantion", "guiscard"])
  test(`every figure of the rulebook of ${game} stands in its place on paper`, async ({ page }) => {
    const found = complaints(page);
    await page.setViewportSize({ width: 680, height: 1000 }); // the width of a page of A4 within its margins
    await page.emulateMedia({ media: "print" });
    await page.goto(url(`/rulebook/${game}?whole`));
    await page.locator("figure").first().waitFor();
    await expect(page.locator('figure[data-drawn="false"]')).toHaveCount(0, { timeout: 60_000 });

    const pictures = page.locator("figure :is(.window, .flow, .displays)");
    expect(await pictures.count()).toBeGreaterThan(2);
    const wrong = await pictures.evaluateAll((all) =>
      all.flatMap((picture) => {
        const name = picture.closest("figure")!.querySelector("figcaption")!.textContent!;
        const { width, height } = picture.getBoundingClientRect();
        const parts = picture.getClientRects().length;
        // only a box whose size is its own is not torn apart by the columns of a page
        const whole = getComputedStyle(picture).contain === "strict" || !picture.matches(".window");
        const fits = width > 100 && width <= 340 && height > 15 && height < 900;
        return parts === 1 && whole && fits ? [] : [`${name} ${width}x${height} in ${parts}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(found).toEqual([]);
  });
