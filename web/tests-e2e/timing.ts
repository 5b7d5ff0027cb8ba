/** Times in a page, as the browser itself sees them. */
import { availableParallelism, loadavg } from "node:os";
import type { Page } from "@playwright/test";

/** 1 on a machine that has nothing else to do; more where other work waits for the same cores. */
export const busy = (): number => Math.max(1, loadavg()[0]! / availableParallelism() - 0.5);

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

export interface Watched {
  /** From each click that changed the table until the new view is on screen, in ms. */
  spans: number[];
  /** Tasks over 50 ms that began while it was not my turn, in ms. */
  long: number[];
  /** From one change to the next while others had to decide, in ms. */
  waits: number[];
}

/** Begins to watch the table in this page; does nothing if it watches already. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const world = globalThis as unknown as { watched?: Watched };
    if (world.watched) return;
    const watched: Watched = (world.watched = { spans: [], long: [], waits: [] });
    const table = document.querySelector<HTMLElement>(".table")!;
    let clicked = 0;
    let since = 0; // when the others began to think
    document.addEventListener("click", () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      const [from, now] = [clicked, performance.now()];
      clicked = 0;
      if (from) requestAnimationFrame(() => watched.spans.push(performance.now() - from));
      else if (since) watched.waits.push(now - since);
      since = table.dataset.turn === "true" ? 0 : now;
    }).observe(table, { attributeFilter: ["data-update"] });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries())
        if (since && task.startTime > since + 50) watched.long.push(task.duration); // not the view of my own move
    }).observe({ type: "longtask" });
  });

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
