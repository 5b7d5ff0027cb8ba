/** Narrowing a long list of legal actions by small questions: which verb, which place, which source. */
import type { Option, Value } from "./types";

/** What has been picked so far: `verb` or the name of a field, with its value, or with several of which one will do. */
export type Picks = Record<string, Value | Value[]>;

export interface Question {
  /** "verb" or a field's name */
  facet: string;
  choices: { value: Value; count: number; only?: Option }[];
}

export function facetsOf(option: Option): Record<string, Value> {
  return { verb: option.verb, ...option.fields };
}

export function matching(options: readonly Option[], picks: Picks): Option[] {
  const wanted = Object.entries(picks);
  return options.filter((option) => {
    const facets: Record<string, Value> = { ...facetsOf(option), text: option.text };
    return wanted.every(([facet, value]) =>
      Array.isArray(value) ? value.includes(facets[facet] ?? "") : facets[facet] === value,
    );
  });
}

/** The next small question, or null when one action (or none) is left. */
export function nextQuestion(options: readonly Option[], picks: Picks): Question | null {
  const left = matching(options, picks);
  if (left.length < 2) return null;
  const facets = new Set<string>(["verb"]);
  for (const option of left) for (const name of Object.keys(option.fields)) facets.add(name);
  for (const facet of facets) {
    const groups = new Map<Value, Option[]>();
    let absent = 0;
    for (const option of left) {
      const value = facetsOf(option)[facet];
      if (value === undefined) absent++;
      else groups.set(value, [...(groups.get(value) ?? []), option]);
    }
    if (absent > 0 || groups.size < 2) continue;
    return {
      facet,
      choices: [...groups].map(([value, group]) => ({
        value,
        count: group.length,
        ...(group.length === 1 ? { only: group[0]! } : {}),
      })),
    };
  }
  // same verb and fields throughout: tell them apart by their text
  return { facet: "text", choices: left.map((option) => ({ value: option.text, count: 1, only: option })) };
}

/** Is the value of this field from one of these vocabularies? The same word may stand for something else in another. */
const isOf = (option: Option, field: string, of: readonly string[] | undefined): boolean =>
  !of || !option.kinds || of.includes(option.kinds[field] ?? "");

/** Every value that some remaining action carries in any field: these things glow on the board. */
export function glowing(options: readonly Option[], picks: Picks): Set<Value> {
  const lit = new Set<Value>();
  for (const option of matching(options, picks))
    for (const value of Object.values(option.fields)) lit.add(value);
  return lit;
}

/** Picks the field(s) under which a thing on the board occurs in the remaining actions; the first field that tells most apart. */
export function pickThing(
  options: readonly Option[],
  picks: Picks,
  thing: Value,
  of?: readonly string[],
): Picks | null {
  const left = matching(options, picks);
  const counts = new Map<string, number>();
  for (const option of left)
    for (const [name, value] of Object.entries(option.fields))
      if (
        value === thing &&
        isOf(option, name, of) &&
        (picks[name] === undefined || Array.isArray(picks[name]))
      )
        counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return null;
  const open = [...counts].filter(([name]) => new Set(left.map((o) => o.fields[name])).size > 1);
  const [name] = (open.length ? open : [...counts])[0]!;
  return { ...picks, [name]: thing };
}
