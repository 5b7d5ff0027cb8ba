/** The story of a game: events grouped into deeds with a headline each, as `porphyry/story.py` does it, by the same declaration. */
import type { Named } from "./types";
import type { GameEvent, StoryPart, StorySum } from "./wire";

const UNTOLD = new Set(["Forced", "Moment"]);

/** An event with the step it came in. */
export interface Told<Step> {
  event: GameEvent;
  step: Step;
}

/** Something said in one sentence of a headline or a sum, of one event or of several. */
export interface Line {
  key: string;
  by: string[];
  part: StoryPart | StorySum;
  events: GameEvent[];
  signs: number[];
}

export interface Item<Step> {
  kind: "chapter" | "deed" | "sums";
  level: number;
  told: Told<Step>[];
  lines: Line[];
  leads: Line[];
  soFar: Line[]; // of sums: what the whole game has come to
}

const PLAIN: StoryPart = {
  chapter: 0,
  sums: 0,
  opens: "",
  ahead: false,
  lead: 0,
  line: "",
  by: [],
  items: [],
  count: "",
  deed: "",
  yields: "",
  silent: false,
  sum: null,
};

export type Declared = Record<string, StoryPart>;

const partOf = (declared: Declared, { kind, rule }: GameEvent): StoryPart =>
  declared[`${kind}/${rule}`] ?? declared[kind] ?? PLAIN;

const said = (value: unknown): string => JSON.stringify(value ?? null);

const counts = ({ part, events, signs }: Line): number[] =>
  events.map((event, i) => signs[i]! * Number(event.params[part.count] ?? 1));

/** What a line's sentence may name: the last event's own, `first-…` of the first with its kind, and the total. */
export function paramsOf(line: Line): Named {
  const [first, last] = [line.events[0]!.params, line.events.at(-1)!.params];
  const begun = Object.entries(first).map(([name, value]) => [`first-${name}`, value]);
  const total = counts(line).reduce((sum, one) => sum + one, 0);
  return {
    ...last,
    ...(Object.fromEntries(begun) as Named),
    times: line.events.length,
    "first-kind": line.events[0]!.kind,
    ...(line.part.count ? { total } : {}),
  };
}

/** What is listed in a line's sentence: once each, with how much of it there is. */
export function itemsOf(line: Line): Named[] {
  const found = new Map<string, Named & { count: number }>();
  if (line.part.items.length === 0) return [];
  const amounts = counts(line);
  line.events.forEach((event, i) => {
    const known: Named = { ...event.params, rule: event.rule };
    const named = Object.fromEntries(line.part.items.filter((n) => n in known).map((n) => [n, known[n]]));
    const entry = found.get(said(named)) ?? { ...named, count: 0 };
    entry.count += amounts[i]!;
    found.set(said(named), entry);
  });
  return [...found.values()];
}

function add(lines: Line[], part: StoryPart | StorySum, key: string, event: GameEvent, sign: number): void {
  const by = part.by.map((name) => said(event.params[name]));
  const together = !("lead" in part) || part.line !== "";
  let line = together ? lines.find((one) => one.key === key && said(one.by) === said(by)) : undefined;
  if (!line) {
    line = { key, by, part, events: [], signs: [] };
    lines.push(line);
  }
  line.events.push(event);
  line.signs.push(sign);
}

const copied = (line: Line): Line => ({ ...line, events: [...line.events], signs: [...line.signs] });

function sorted(lines: Line[]): Line[] {
  const keys = lines.map((line) => line.key);
  return [...lines].sort(
    (a, b) => keys.indexOf(a.key) - keys.indexOf(b.key) || (said(a.by) < said(b.by) ? -1 : 1),
  );
}

const alike = (some: Line[], others: Line[]): boolean =>
  some.length === others.length &&
  some.every(({ events }, i) => {
    const theirs = others[i]!.events;
    return events.length === theirs.length && events.every((event, k) => event === theirs[k]);
  });

/** The lines of a deed's headline. */
function leads(lines: Line[], declared: Declared): Line[] {
  const keys = new Set(lines.map((line) => line.key));
  const left = lines.filter((line) => !keys.has(partOf(declared, line.events.at(-1)!).yields));
  const some = left.length > 0 ? left : lines;
  const weights = some.map((line) => Math.max(...line.events.map((event) => partOf(declared, event).lead)));
  const most = Math.max(...weights);
  return most === 0 ? lines.slice(0, 1) : some.filter((_, i) => weights[i]! >= Math.min(most, 2));
}

/** Events in their order, as a story. */
export function story<Step>(events: Told<Step>[], declared: Declared): Item<Step>[] {
  const items: Item<Step>[] = [];
  const levels = [...new Set(Object.values(declared).map((part) => part.sums))].filter((level) => level > 0);
  const sums = new Map<number, Line[]>(levels.sort((a, b) => b - a).map((level) => [level, []]));
  let deed: Item<Step> | null = null;
  let [sort, about] = ["", ""];
  let ahead: Told<Step>[] = [];

  const open = (newSort: string, newAbout: string): Item<Step> => {
    [sort, about] = [newSort, newAbout];
    const item: Item<Step> = { kind: "deed", level: 0, told: [], lines: [], leads: [], soFar: [] };
    items.push(item);
    return item;
  };
  const put = (told: Told<Step>): void => {
    deed ??= open("", "[]");
    deed.told.push(told);
    const part = partOf(declared, told.event);
    add(deed.lines, part, part.line || told.event.kind, told.event, 1);
  };
  const settle = (): void => {
    const waiting = ahead;
    ahead = [];
    waiting.forEach(put);
  };
  /** What this part of the game has come to, after the smaller parts that end with it and have something of their own to say. */
  const addUp = (least: number): void => {
    const ending = [...sums].filter(([level]) => level >= least);
    const whole = levels.at(-1)!;
    ending.forEach(([level, all], i) => {
      const lines = sorted(all);
      if (alike(lines, sorted(ending[i + 1]?.[1] ?? []))) return;
      const standing = least > whole ? sorted(sums.get(whole)!).map(copied) : [];
      const soFar = alike(standing, lines) ? [] : standing;
      items.push({ kind: "sums", level, told: [], lines, leads: [], soFar });
    });
    for (const [level] of ending) sums.set(level, []);
  };

  for (const told of events) {
    const { event } = told;
    const part = partOf(declared, event);
    if (UNTOLD.has(event.kind) || part.silent) continue;
    if (part.chapter) {
      deed = null;
      if (part.sums) addUp(part.sums);
      let last = items.at(-1);
      if (last?.kind === "chapter" && last.level >= part.chapter) last.level = part.chapter;
      else {
        last = { kind: "chapter", level: part.chapter, told: [], lines: [], leads: [], soFar: [] };
        items.push(last);
      }
      last.told.push(...ahead, told);
      ahead = [];
    } else if (part.ahead) ahead.push(told);
    else {
      const [newSort, newAbout] = [
        part.deed || part.line || event.kind,
        said(part.by.map((n) => event.params[n] ?? null)),
      ];
      const same: Record<string, boolean> = {
        "": true,
        other: newSort === sort && newAbout === about,
        sort: newSort === sort,
        stranger: newAbout === about,
      };
      if (deed === null || !same[part.opens]) deed = open(newSort, newAbout);
      settle();
      put(told);
    }
    if (part.sum)
      for (const lines of sums.values()) add(lines, part.sum, part.sum.line, event, part.sum.sign);
  }
  settle();
  for (const item of items) if (item.kind === "deed") item.leads = leads(item.lines, declared);
  return items;
}
