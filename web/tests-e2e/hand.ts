/** A quick hand for whole games: one look into the page finds the next button, then a real mouse, finger or key goes there. */
import { expect, type Page } from "@playwright/test";

/** How a person reaches what is on the screen. */
export type By = "mouse" | "keyboard" | "touch";

/** What to press: the first of these texts that is offered; `board` looks for a glowing thing on the table first. */
export interface Wish {
  texts: RegExp[];
  board?: boolean;
}

/** Where the hand must go, or that the game is over. `at` is the place on the screen, `list` and `focus` places in the panel. */
interface Sight {
  over: boolean;
  mark: string;
  text: string;
  at: [number, number];
  list: number;
  focus: number;
  length: number;
}

/** Waits in the page until there is something new to press since `mark`, or the game is over; null if nothing comes in time. */
async function look(page: Page, wish: Wish, mark: string, patience: number): Promise<Sight | null> {
  return page.evaluate(
    ([texts, board, old, wait]) =>
      new Promise<Sight | null>((done) => {
        const see = (): Sight | null => {
          const table = document.querySelector<HTMLElement>(".table");
          if (document.querySelector(".result"))
            return { over: true, mark: "", text: "", at: [0, 0], list: -1, focus: -1, length: 0 };
          const said = document.querySelector(".panel")?.textContent ?? "";
          if (/\{ ?\$/.test(said)) console.error(`a text without its words: ${said}`);
          if (!table || document.querySelector(".choices[aria-busy=true]")) return null;
          const panel = [...document.querySelectorAll<HTMLButtonElement>(".panel .choices button")];
          const now = `${table.dataset.update}/${document.querySelectorAll(".crumbs button").length}`;
          if (panel.length === 0 || now === old) return null;
          const lit = board ? [...document.querySelectorAll<HTMLElement>(".lit:not(.picked)")] : [];
          const wanted = texts.map((source) => new RegExp(source));
          const fits = wanted.flatMap((text) => panel.filter((button) => text.test(button.innerText)));
          const bright = panel.length > 1 ? lit[0] : undefined; // what glows as a whole is pressed on its face
          const node = bright?.querySelector<HTMLElement>("button.face") ?? bright ?? fits[0] ?? panel[0]!;
          node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
          const box = node.getBoundingClientRect();
          return {
            over: false,
            mark: now,
            text: node.innerText,
            at: [box.x + box.width / 2, box.y + box.height / 2],
            list: panel.indexOf(node as HTMLButtonElement),
            focus: panel.indexOf(document.activeElement as HTMLButtonElement),
            length: panel.length,
          };
        };
        const begun = performance.now();
        let seen = "";
        let news = true; // nothing is looked for again while nothing changes: the page shall have the time
        const watching = new MutationObserver(() => (news = true));
        watching.observe(document, { subtree: true, childList: true, attributes: true });
        const step = (): void => {
          const sight = news || seen ? see() : null;
          news = false;
          // what stands still for one frame is what a hand can reach
          const found = sight && (sight.over || seen === `${sight.mark} ${sight.at.join()}`);
          seen = sight ? `${sight.mark} ${sight.at.join()}` : "";
          if (!found && performance.now() - begun < wait) return void setTimeout(step, 8);
          watching.disconnect();
          done(found ? sight : null);
        };
        step();
      }),
    [wish.texts.map((text) => text.source), wish.board ?? false, mark, patience] as const,
  );
}

async function press(page: Page, by: By, sight: Sight): Promise<void> {
  if (by === "mouse") return page.mouse.click(...sight.at);
  if (by === "touch") return page.touchscreen.tap(...sight.at);
  let from = sight.focus;
  if (from < 0) {
    await page.keyboard.press("d"); // the key that leads to the decision
    from = 0;
  }
  const down = (sight.list - from + sight.length) % sight.length;
  const up = sight.length - down;
  for (let i = 0; i < Math.min(down, up); i++)
    await page.keyboard.press(down <= up ? "ArrowDown" : "ArrowUp");
  await page.keyboard.press("Enter");
}

/** Plays until the game is over; `wish` says, decision by decision, what to look for. Gives the number of presses. */
export async function playOut(
  page: Page,
  by: By,
  wish: (step: number) => Wish,
  between?: (step: number) => Promise<void>,
): Promise<number> {
  let mark = "";
  let pressed = "";
  let [missed, astray] = [0, 0];
  for (let step = 0; ; step++) {
    expect(step, "the game should have ended by now").toBeLessThan(3000);
    await between?.(step);
    const sight = await look(page, wish(step), mark, mark ? 1500 : 60_000);
    if (sight?.over) return step;
    if (sight) {
      astray = sight.mark === pressed ? astray + 1 : 0;
      expect(astray, `"${sight.text}" at ${sight.at.join()} does not answer`).toBeLessThan(5);
      await press(page, by, sight);
      [mark, pressed, missed] = [sight.mark, sight.mark, 0];
    } else {
      mark = ""; // the press went astray, or others think: look again without expecting news
      expect(missed++, await page.locator("body").innerText()).toBeLessThan(3);
    }
  }
}
