/** Cards, bundles and effects said in words. One message for each kind of effect, so a face cannot say what the card does not do. */
import { gameText, word, type Params } from "../../lib/texts.svelte";
import { t } from "./texts";
import { settings } from "../../lib/settings.svelte";
import type { SeatInfo } from "../../lib/wire";
import type { Effect } from "./data";
import type { Unit } from "./view";

const GAME = "byzantion";

const LETTERS: Record<string, string> = {
  A: "auctoritas",
  C: "civicus",
  V: "virtus",
  F: "fides",
  L: "lapis",
  W: "lignum",
  G: "frumentum",
  N: "nomisma",
  D: "doxa",
  Y: "dynamis",
  card: "card",
  any: "any",
};
const ORDER = Object.values(LETTERS);

export interface Part {
  good: string;
  amount: number;
}

/** "2A 1card" is two auctoritas and a card. */
export function parseBundle(text: string | undefined): Part[] {
  return (text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const [, amount, letter] = /^(\d+)(.+)$/.exec(part) ?? [];
      return { good: LETTERS[letter ?? ""] ?? part, amount: Number(amount) };
    });
}

export const partsOf = (amounts: Record<string, number> | undefined): Part[] =>
  ORDER.filter((good) => amounts?.[good]).map((good) => ({ good, amount: amounts![good]! }));

/** In a sentence, a private sign before a good's name stands for its icon. */
const FIRST_SIGN = 0xe000;
const sign = (good: string): string => String.fromCharCode(FIRST_SIGN + ORDER.indexOf(good));

export type Piece = { text: string } | { icon: string };

/** A sentence cut at its icons. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/([\uE000-\uE0FF])/)
    .filter(Boolean)
    .map((part) => {
      const icon = ORDER[part.charCodeAt(0) - FIRST_SIGN];
      return icon ? { icon } : { text: part };
    });
}

export const plain = (sentence: string): string => sentence.replaceAll(/[\uE000-\uE0FF]/g, "");

export function goodWord(good: string, amount = 1): string {
  if (good === "dynamis") return gameText(GAME, "x-good-dynamis") ?? good;
  if (good === "card" || good === "any") return gameText(GAME, `x-good-${good}`, { amount }) ?? good;
  return word(GAME, "good", good);
}

const list = (parts: string[]): string => new Intl.ListFormat(settings.language).format(parts);

/** Cards are gained from the deck and lost from the hand. */
const lostWord = (good: string, amount: number): string =>
  (good === "card" && gameText(GAME, "x-lost-card", { amount })) || goodWord(good, amount);

export const bundleWords = (
  parts: Part[],
  wordOf: (good: string, amount: number) => string = goodWord,
): string => list(parts.map(({ good, amount }) => `${amount} ${sign(good)}${wordOf(good, amount)}`));

/** `play_palatine`, `cards_palatine` and `units_palatine` carry a type in their tail. */
function typed(prefix: string, name: string): string {
  const [, head, type] = /^([a-z]+)_(palatine|ekklesiastik|stratiotika|emporion|rustica)$/.exec(name) ?? [];
  if (!head) return gameText(GAME, `x-${prefix}-${name}`) ?? name;
  return gameText(GAME, `x-${prefix}-${head}`, { type: word(GAME, "type", type!) }) ?? name;
}

function value(name: string, given: unknown, effect: Effect): string | number {
  if (typeof given === "number") return given;
  if (Array.isArray(given)) return list(given.map((deed) => word(GAME, "deed", String(deed))));
  const text = String(given);
  switch (name) {
    case "bundle":
    case "others":
    case "otherwise":
    case "pay":
      return bundleWords(parseBundle(text), effect.kind === "others_lose" ? lostWord : goodWord);
    case "resource":
      return `${sign(text)}${goodWord(text)}`;
    case "type":
    case "class":
      return word(GAME, "type", text);
    case "keimelion":
      return word(GAME, "keimelion", text);
    case "condition":
      return gameText(GAME, `x-condition-${text}`) ?? text;
    case "trigger":
      return typed("trigger", text);
    case "stat":
      return typed("stat", text);
    case "value":
      return effect.filter === "class"
        ? word(GAME, "type", text)
        : effect.filter === "territory"
          ? word(GAME, "territory", text)
          : text;
    default:
      return text;
  }
}

/** What an effect does, in the reader's language, with signs for icons. */
export function effectWords(effect: Effect): string {
  const params: Params = {};
  for (const [name, given] of Object.entries(effect))
    if (name !== "kind") params[name] = value(name, given, effect);
  if (typeof effect.amount === "number") params.less = -effect.amount;
  return gameText(GAME, `x-effect-${effect.kind}`, params) ?? effect.kind;
}

export const unitsWords = (units: Record<string, number>): string =>
  list(Object.entries(units).map(([unit, amount]) => `${amount} ${word(GAME, "unit", unit)}`));

export const courseName = (event: string, option: number): string =>
  gameText(GAME, `course-${event}-${option + 1}`) ?? t("bzn-decree");

export const seatName = (seats: SeatInfo[], seat: number | null): string =>
  seat === null ? "–" : (seats.find((one) => one.seat === seat)?.name ?? "");

export function unitOfPlayWords(unit: Unit): string {
  const names = [unit.front, ...unit.behind].map((id) =>
    unit.face_down.includes(id)
      ? t("bzn-face-down", { card: word(GAME, "card", id) })
      : word(GAME, "card", id),
  );
  const group =
    unit.behind.length > 0 ? t("bzn-bandon-of", { hero: names[0]!, cards: list(names.slice(1)) }) : names[0]!;
  return unit.marked ? `${group} (${t("bzn-marked")})` : group;
}
