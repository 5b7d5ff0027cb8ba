/** Turns what the server says in ids and numbers into sentences in the reader's language. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import { itemsOf, paramsOf, type Item, type Line } from "./story";
import { capital, forms, gameText, readable, t, word, type Params } from "./texts.svelte";
import type { Named, Option, Value } from "./types";
import type { Asked, FieldInfo, GameEvent, GameSchema, Refusal, SeatInfo } from "./wire";

const schemas = new Map<string, Promise<GameSchema>>();

export function gameSchema(game: string): Promise<GameSchema> {
  let schema = schemas.get(game);
  if (!schema) {
    schema = api.get<GameSchema>(`/api/games/${encodeURIComponent(game)}`);
    schemas.set(game, schema);
    schema.catch(() => schemas.delete(game));
  }
  return schema;
}

/** A choice of rules in words, or one of its values. */
export function optionWord(game: string, key: string, value?: string): string {
  const id = value === undefined ? `option-${key}` : `option-${key}.${value}`;
  return gameText(game, id.replaceAll("_", "-")) ?? gameText(game, id) ?? readable(value ?? key);
}

/** Words of one game at one table: vocabularies and the names at the seats. */
export class GameWords {
  private kinds = new Map<string, string[]>();

  constructor(
    readonly game: string,
    readonly schema: GameSchema | null,
    readonly seatName: (seat: number) => string,
  ) {
    for (const [kind, ids] of Object.entries(schema?.vocabularies ?? {}))
      for (const id of ids) this.kinds.set(id, [...(this.kinds.get(id) ?? []), kind]);
  }

  /** The vocabulary an id belongs to, given the name of the field it stood in. */
  kindOf(field: string, id: string): string {
    const declared = this.kinds.get(id) ?? [];
    return declared.includes(field) ? field : (declared[0] ?? field);
  }

  private one(name: string, value: unknown, type?: string): string | number {
    if (value === null || value === undefined) return type === "seat" ? t("nobody") : "–";
    if (typeof value === "number") {
      if (type === "seat" || (type === undefined && (name === "seat" || name.endsWith("_seat"))))
        return this.seatName(value);
      return value;
    }
    if (typeof value === "string")
      return word(this.game, type && type !== "int" ? type : this.kindOf(name, value), value);
    if (typeof value === "boolean") return value ? 1 : 0;
    return JSON.stringify(value);
  }

  param(name: string, value: unknown, type?: string): string | number {
    if (Array.isArray(value)) {
      const parts = value.map((one) => String(this.one(name, one, type)));
      return new Intl.ListFormat(settings.language).format(parts);
    }
    return this.one(name, value, type);
  }

  params(values: Named, types?: FieldInfo[]): Params {
    const result: Params = {};
    const earlier: [kind: string, name: string, value: string][] = [];
    for (const [name, value] of Object.entries(values)) {
      const type = types?.find((field) => field.name === name)?.type;
      result[name] = this.param(name, value, type);
      Object.assign(result, this.formsOf(name, value, type));
      if (typeof value !== "string") continue;
      const kind = type && type !== "int" ? type : this.kindOf(name, value);
      const same = earlier.find(([of, , other]) => of === kind && `${value}-`.startsWith(`${other}-`));
      result[`${name}-is`] = same === undefined ? "other" : same[2] === value ? same[1] : "own";
      earlier.push([kind, name, value]);
    }
    return result;
  }

  /** What comes along with a parameter: a word's id and its other forms, a player with an article, how many a list holds. */
  private formsOf(name: string, value: unknown, type?: string): Params {
    if (Array.isArray(value)) return { [`${name}-count`]: value.length };
    if (typeof value === "number" && (type === "seat" || (type === undefined && name === "seat")))
      return { [`${name}-the`]: withArticle(this.game, this.seatName(value), value) };
    if (value === null && type === "seat") return { [`${name}-the`]: t("nobody") };
    if (value === null) return { [`${name}-id`]: "none", [`${name}-is`]: "other" };
    if (typeof value !== "string") return {};
    const kind = type && type !== "int" ? type : this.kindOf(name, value);
    const said = Object.entries(forms(this.game, kind, value)).map(([form, text]) => [
      `${name}-${form}`,
      text,
    ]);
    return { [`${name}-id`]: value, ...(Object.fromEntries(said) as Params) };
  }

  /** A text of the game as it stands, with these words and players. */
  text(key: string, params: Named): string {
    return capital(gameText(this.game, key, this.params(params)) ?? readable(key));
  }

  private types(event: GameEvent): FieldInfo[] | undefined {
    return this.schema?.events.find((kind) => kind.name === event.kind)?.params;
  }

  private eventParams(event: GameEvent): Params {
    return { ...this.params(event.params, this.types(event)), rule: event.rule };
  }

  /** The sum by which an event was decided, where there is one. */
  reckoned(event: GameEvent): string {
    return gameText(this.game, `event-${event.kind}.sum`, this.eventParams(event)) ?? "";
  }

  /** A deed, a heading or, line by line, the sums of a chapter. */
  headline(item: Item<unknown>): string {
    if (item.kind === "chapter") return this.event(item.told.at(-1)!.event);
    const sentences: string[][] = []; // each with what the same one goes on to do
    let before: Line | undefined;
    for (const line of item.leads) {
      const then = this.line(line, ".then");
      if (then && before && before.by[0] === line.by[0]) sentences.at(-1)!.push(then);
      else {
        sentences.push([this.line(line)]);
        before = line;
      }
    }
    return sentences.map((clauses) => this.joined(clauses)).join(" ");
  }

  sums(item: Item<unknown>): string[] {
    const name = gameText(this.game, `story-sums-${item.level}`) ?? "";
    const lines = [name, ...item.lines.map((line) => this.line(line))];
    const soFar = item.soFar.map((line) => this.line(line, ".so-far")).filter((said) => said !== "");
    const standing = gameText(this.game, "story-so-far", { items: soFar.join(", ") }) ?? "";
    return soFar.length > 0 ? [...lines, standing] : lines;
  }

  /** What somebody does, and then does. */
  private joined([first, ...more]: string[]): string {
    if (more.length === 0) return first!;
    const soFar = [first!.replace(/\.$/, ""), ...more.slice(0, -1)].join(", ");
    return `${gameText(this.game, "story-and", { first: soFar, then: more.at(-1)! })}.`;
  }

  /** A line of a headline; in another form, or nothing if the language has none. */
  private line(line: Line, form = ""): string {
    const last = line.events.at(-1)!;
    const types = [
      ...(this.types(last) ?? []),
      ...(this.types(line.events[0]!) ?? []).map((one) => ({ ...one, name: `first-${one.name}` })),
    ];
    const key = `story-${line.key}`;
    if (!form && gameText(this.game, key) === undefined) return this.event(last);
    const items = itemsOf(line).map(
      (one) => gameText(this.game, `${key}.item`, { ...this.params(one, types), ...ruled(one) }) ?? "",
    );
    const params = { ...this.params(paramsOf(line), types), rule: last.rule };
    const said = gameText(
      this.game,
      key + form,
      items.length > 0 ? { ...params, items: items.join(", "), "items-count": items.length } : params,
    );
    return form ? (said ?? "") : capital(said ?? "");
  }

  event(event: GameEvent): string {
    const said = gameText(this.game, `event-${event.kind}`, this.eventParams(event));
    if (said !== undefined) return capital(said);
    const rest = Object.entries(event.params)
      .map(([name, value]) => String(this.param(name, value)))
      .join(", ");
    return `${readable(event.kind.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase())}: ${rest}`;
  }

  prompt(asked: Asked): string {
    const params = this.params(
      asked.params,
      this.schema?.decisions.find((kind) => kind.name === asked.kind)?.params,
    );
    if (asked.seat !== null) {
      const name = this.seatName(asked.seat);
      params.seat = name;
      params["seat-the"] = withArticle(this.game, name, asked.seat);
    }
    return capital(gameText(this.game, `prompt-${asked.kind}`, params) ?? readable(asked.kind));
  }

  private fieldTypes(verb: string): FieldInfo[] | undefined {
    return this.schema?.verbs.find((one) => one.name === verb)?.fields;
  }

  /** A whole action as a sentence. */
  action(option: Option): string {
    const params = this.params(option.fields, this.fieldTypes(option.verb));
    return capital(gameText(this.game, `action-${option.verb}`, params) ?? option.text);
  }

  /** The short name of a sort of action; one without fields is called what it does. */
  verb(verb: string): string {
    const own = this.fieldTypes(verb)?.length === 0 ? `action-${verb}` : `x-verb-${verb}`;
    return gameText(this.game, own) ?? readable(verb);
  }

  /** What a field is called, and one of its values. */
  field(name: string): string {
    return gameText(this.game, `x-field-${name}`) ?? readable(name);
  }

  value(verb: string | undefined, field: string, value: Value): string {
    if (field === "verb") return this.verb(String(value));
    const type = verb ? this.fieldTypes(verb)?.find((one) => one.name === field)?.type : undefined;
    return String(this.param(field, value, type));
  }

  /** A standing order, what can be set about it, a value of that, and what ends it. */
  order(name: string): string {
    return gameText(this.game, `order-${name}`) ?? readable(name);
  }

  orderParam(name: string, key: string): string {
    return gameText(this.game, `order-${name}-${key}`) ?? readable(key);
  }

  orderValue(name: string, key: string, value: string): string {
    const word = /^\d+$/.test(value) ? "number" : value;
    return gameText(this.game, `order-${name}-${key}.${word}`, { value }) ?? readable(value);
  }

  orderEnd(end: string): string {
    return gameText(this.game, `until-${end}`) ?? readable(end);
  }

  refusal(refusal: Partial<Refusal>): string {
    const verb = typeof refusal.params?.verb === "string" ? refusal.params.verb : undefined;
    const params = this.params(refusal.params ?? {}, verb ? this.fieldTypes(verb) : undefined);
    if (typeof refusal.params?.seat === "number" && refusal.params.seat >= 0)
      params.seat = this.seatName(refusal.params.seat);
    if (refusal.reason) {
      const said = gameText(this.game, `reason-${refusal.reason}`, params);
      if (said !== undefined) return capital(said);
      const known = t(`reason-${refusal.reason}`, params);
      if (known !== `reason-${refusal.reason}`) return known;
    }
    return refusal.message ?? t("problem-unknown");
  }
}

/** A rule's id is no word: a text selects by it. */
const ruled = ({ rule }: Named): Params => (typeof rule === "string" ? { rule } : {});

/** A player in a sentence: where a number stands in for a name, some languages want an article. */
function withArticle(game: string, name: string, seat: number): string {
  if (name !== t("seat-number", { n: seat + 1 })) return name;
  return gameText(game, "player.the", { number: seat + 1 }) ?? name;
}

/** What a seat is called where nobody has given it a name: a bot and its level, or what the seat waits for. */
export function seatLabel(seat: SeatInfo): string {
  if (seat.kind === "bot" && seat.bot && seat.name) return seat.name;
  if (seat.given_up && seat.name) return t("given-up", { name: seat.name });
  if (seat.program && seat.name && !seat.bot) return t("by-program", { name: seat.name });
  if (seat.bot && seat.name) return t("bot-for", { name: seat.name, level: levelName(seat.bot) });
  if (seat.name) return seat.name;
  if (seat.bot)
    return t("bot-called", { letter: String.fromCharCode(65 + seat.seat), level: levelName(seat.bot) });
  if (seat.kind === "local") return t("seat-number", { n: seat.seat + 1 });
  return t(`seat-${seat.kind}`);
}

/** How a bot of this level plays this game, in a line. */
export const botStyle = (game: string, level: string): string => gameText(game, `x-style-${level}`) ?? "";

export function levelName(level: string): string {
  const key = `level-${level}`;
  const said = t(key);
  return said === key ? readable(level) : said;
}

export function seatNames(seats: SeatInfo[]): (seat: number) => string {
  return (seat) => seats.find((one) => one.seat === seat)?.name ?? t("seat-number", { n: seat + 1 });
}
