import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { url } from "../tests-e2e/play";

const folder = new URL("../../build/rulebooks/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

for (const game of ["byzantium", "byzantion", "guiscard"])
  for (const language of ["en", "de", "hu", "nl"])
    test(`${game} in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: "light", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript(
        (language) => localStorage.setItem("porphyry.settings", JSON.stringify({ language, theme: "light" })),
        language,
      );
      await page.goto(url(`/rulebook/${game}?whole`));
      await page.locator("figure").first().waitFor();
      await expect(page.locator('figure[data-drawn="false"]')).toHaveCount(0, { timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      const printed = await page.pdf({
        path: `${folder}${game}-${language}.pdf`,
        format: "A4",
        printBackground: true,
        margin: { top: "16mm", bottom: "16mm", left: "15mm", right: "15mm" },
      });
      // short enough to be read before a first game
      const pages = printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages, "pages").toBeGreaterThanOrEqual(6);
      expect(pages, "pages").toBeLessThanOrEqual(12);
      // a page by itself: no script, its styles within
      const html = await page.evaluate(() => {
        const styles = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map((rule) => rule.cssText);
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        for (const node of copy.querySelectorAll("script, link, style")) node.remove();
        const style = document.createElement("style");
        style.textContent = styles.filter((rule) => !rule.startsWith("@font-face")).join("\n");
        copy.querySelector("head")!.append(style);
        return `<!doctype html>\n${copy.outerHTML}`;
      });
      writeFileSync(`${folder}${game}-${language}.html`, html);
      await context.close();
    });
