/** The coach: tips for what is asked, a word before a mistake; silent about what its reader has heard often enough. */
import { heard, learnt } from "../lib/learnt.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Said } from "../lib/lessons.svelte";

export interface Tip {
  id: string;
  say: Said;
  advise?: boolean;
}

/** So often something is said to the same reader. */
const TIP_TIMES = 2;
const WARNING_TIMES = 3;

export class Coach {
  /** What is said about the question now. */
  tips: Tip[] = $state.raw([]);
  /** What is said before a move is played that waits for an answer. */
  warnings: Tip[] = $state.raw([]);
  private go: (() => void) | null = null;
  private asked = -1;

  constructor(private readonly store: TableStore) {
    store.before = (lines, go) => void this.weigh(lines, go);
  }

  private key = (tip: Tip): string => `${this.store.table?.game ?? ""}/${tip.id}`;
  private count = (tip: Tip): number => learnt.now.heard[this.key(tip)] ?? 0;

  private note(tips: readonly Tip[]): void {
    heard(Object.fromEntries(tips.map((tip) => [this.key(tip), this.count(tip) + 1])));
  }

  /** A new question: is there anything to say about it that has not been said often enough? */
  async look(): Promise<void> {
    const { store } = this;
    this.drop();
    if (!settings.coach || !store.myTurn || store.back) {
      this.tips = [];
      return;
    }
    if (this.asked === store.update) return;
    const update = (this.asked = store.update);
    const answer = await store.ask<{ tips?: Tip[] }>({ about: "coach" });
    if (update !== store.update) return;
    const before = this.tips;
    const fresh = (answer?.tips ?? []).filter(
      (tip) => this.count(tip) < TIP_TIMES || before.some((one) => one.id === tip.id),
    );
    const news = fresh.filter((tip) => !before.some((one) => one.id === tip.id));
    this.tips = fresh;
    if (news.length > 0) this.note(news);
  }

  /** The reader has understood these. */
  done(): void {
    heard(Object.fromEntries(this.tips.map((tip) => [this.key(tip), TIP_TIMES])));
    this.tips = [];
  }

  private async weigh(lines: string[], go: () => void): Promise<void> {
    if (!settings.coach || this.go) return go();
    const { update } = this.store;
    const answer = await this.store.ask<{ warnings?: Tip[] }>({ about: "coach", lines });
    if (update !== this.store.update) return;
    const fresh = (answer?.warnings ?? []).filter((one) => this.count(one) < WARNING_TIMES);
    if (fresh.length === 0) return go();
    this.note(fresh);
    [this.warnings, this.go] = [fresh, go];
  }

  /** The reader wants it all the same. */
  insist(): void {
    const { go } = this;
    this.drop();
    go?.();
  }

  /** The reader looks for something else. */
  drop(): void {
    [this.warnings, this.go] = [[], null];
  }
}
