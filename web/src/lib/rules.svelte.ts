/** The rules as the server serves them, and the one that lies open beside the table. */
import * as api from "./api";
import type { Language } from "./settings.svelte";
import type { Rule, RuleBook } from "./wire";

const books = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string, language: Language): Promise<RuleBook> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.get<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules?lang=${language}`);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

/** The rule that is read beside the table, and what was clicked for it. */
export const reading: { now: { game: string; rule: string; by: HTMLElement } | null } = $state({ now: null });

/** What stands below a rule: examples help to understand it; all else says where it comes from. */
export interface Notes {
  examples: string[];
  sources: string[];
}
const EXAMPLE = /^(Example|Derived|Beispiel|Abgeleitet|Példa|Levezetve|Voorbeeld|Afgeleid)\b/;

export const notesOf = (rule: Rule): Notes => ({
  examples: rule.notes.filter((note) => EXAMPLE.test(note)),
  sources: rule.notes.filter((note) => !EXAMPLE.test(note)),
});

/** The other notes are in English until a translation has its own, which begins with a word of its language. */
export const noteLanguage = (rule: Rule, note: string): string =>
  /^(Ruling|Option|Differs|Not decided by code|Decided by data):/.test(note) ? "en" : rule.language;

/** A chapter's title without its number or code. */
export const chapterName = (title: string): string =>
  title.replace(/^(\d+|[A-Z]{3}:)\s+/, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** An address within the page. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
