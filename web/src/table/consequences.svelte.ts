/** What actions cost and bring, as the server works it out on a copy: asked once a position, a handful at a time. */
import type { TableStore } from "../lib/table.svelte";
import type { Named, Option } from "../lib/types";

/** Something counted that will not be what it was. */
export interface Change {
  seat: number;
  what: string;
  before: number;
  after: number;
}

export interface Consequence {
  action: string;
  changes: Change[];
  /** What comes then: dice, this seat again, others, the end. */
  then: "dice" | "asked" | "others" | "over" | "secret";
  next?: Named[];
}

/** The server answers so many at once. */
const MOST = 64;
/** More than these are not asked about in one position. */
const ENOUGH = 256;

const same = (one: Change, other: Change): boolean =>
  one.seat === other.seat && one.what === other.what && one.after === other.after;

export const without = (changes: Change[], told: Change[]): Change[] =>
  changes.filter((change) => !told.some((other) => same(change, other)));

export class Consequences {
  private known: Map<string, Consequence> = $state.raw(new Map());
  private asked = new Set<string>();
  private update = -1;

  constructor(private readonly store: TableStore) {}

  /** Asks about these options, as far as nobody has asked yet: a handful after the other, in their order. */
  want(options: readonly Option[]): void {
    const { store } = this;
    if (store.seat === null || !store.myTurn || store.pending) return;
    if (store.update !== this.update) {
      [this.known, this.asked, this.update] = [new Map(), new Set(), store.update];
    }
    const lines = options.map((option) => option.text).filter((line) => !this.asked.has(line));
    const some = lines.slice(0, Math.max(0, Math.min(MOST, ENOUGH - this.asked.size)));
    if (some.length === 0) return;
    for (const line of some) this.asked.add(line);
    const { update } = this;
    void store
      .ask<{ consequences: Consequence[] }>({ about: "consequences", actions: some })
      .then((answer) => {
        if (update !== this.update || !answer) return;
        this.known = new Map([
          ...this.known,
          ...answer.consequences.map((one) => [one.action, one] as const),
        ]);
        if (lines.length > some.length) this.want(options);
      });
  }

  of(option: Option): Consequence | undefined {
    return this.update === this.store.update ? this.known.get(option.text) : undefined;
  }

  /** What all of these have in common. */
  common(options: readonly Option[]): Change[] {
    const all = options.map((option) => this.of(option)?.changes);
    const [first, ...rest] = all;
    if (!first || rest.some((one) => !one)) return [];
    return first.filter((change) => rest.every((one) => one!.some((other) => same(change, other))));
  }
}
