/** Tests of what does not depend on time: every page shows at once what others do, as its reader may wish. */
import { test as base, type BrowserContext } from "@playwright/test";

/** What a reader has set, in every page of this context; what the page itself sets later stays. */
export const set = (context: BrowserContext, wish: Record<string, unknown>): Promise<unknown> =>
  context.addInitScript((given) => {
    const kept = JSON.parse(localStorage.getItem("porphyry.settings") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("porphyry.settings", JSON.stringify({ ...given, ...kept }));
  }, wish);

/** Somebody who knows the games: asked about none, and no page opens one. */
export const atHome = {
  known: ["byzantium", "byzantion", "guiscard"],
  opened: { byzantium: 9, byzantion: 9, guiscard: 9 },
};

/** Everything at once, nothing asked twice, no button held back. */
export const atOnce = { pace: "skip", asked: true, steady: false, ...atHome };

export const test = base.extend<object, { quick: void }>({
  quick: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await set(context, atOnce);
        return context;
      };
      await use();
      browser.newContext = make;
    },
    { scope: "worker", auto: true },
  ],
  context: async ({ context }, use) => {
    await set(context, atOnce);
    await use(context);
  },
});
