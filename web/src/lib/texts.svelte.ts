/** Texts: Fluent messages of the client and of each game, the same files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

type Loader = () => Promise<string>;
export type Params = Record<string, FluentVariable>;

const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Loader
>;
const ofGames = import.meta.glob<string>("../../../src/porphyry/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const ofBoards = import.meta.glob<string>("../../../src/porphyry/games/*/locale/board/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const shared = import.meta.glob<string>("../../../src/porphyry/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const bundles = new Map<string, FluentBundle>();
let loaded = $state(0);

async function load(room: string, language: Language): Promise<void> {
  const key = `${room}/${language}`;
  if (bundles.has(key)) return;
  const common = shared[`../../../src/porphyry/locale/${language}.ftl`];
  const loaders =
    room === ""
      ? [common, own[`../locale/${language}.ftl`]]
      : [
          common,
          ofGames[`../../../src/porphyry/games/${room}/locale/${language}.ftl`],
          ofBoards[`../../../src/porphyry/games/${room}/locale/board/${language}.ftl`],
        ];
  const texts = await Promise.all(loaders.map((loader) => loader?.() ?? ""));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(key, bundle);
  loaded++;
}

/** Makes a room's texts ready: "" is the client itself, else a game. English stands in for what is missing. */
export async function prepareTexts(room: string, language: Language = settings.language): Promise<void> {
  await Promise.all([load(room, language), load(room, "en")]);
}

function find(room: string, id: string, params: Params | undefined): string | undefined {
  const [message, attribute] = id.split(".") as [string, string?];
  for (const language of [settings.language, "en"] as const) {
    const bundle = bundles.get(`${room}/${language}`);
    const entry = bundle?.getMessage(message);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, params ?? null, []);
    // what this language does without, a form or a headline of its own: English would stand amid its words
    if (bundle && (entry ? attribute : message.startsWith("story-"))) return undefined;
  }
  return undefined;
}

/** A text of the client. */
export function t(id: string, params?: Params): string {
  void loaded;
  return find("", id, params) ?? id;
}

/** A text of a game, or undefined if the game has none under that id. */
export function gameText(game: string, id: string, params?: Params): string | undefined {
  void loaded;
  return find(game, id, params);
}

/** The texts a game's board is written with: the game's own, and the client's for the rest. */
export const textsOf =
  (game: string) =>
  (id: string, params?: Params): string =>
    gameText(game, id, params) ?? t(id, params);

/** The word for something in a game's vocabulary: `city-damascus`, else the id made readable. */
export function word(game: string, kind: string, id: string | number): string {
  if (typeof id === "number") return String(id);
  return (
    gameText(game, `${kind}-${id.replaceAll("_", "-")}`) ?? gameText(game, `${kind}-${id}`) ?? readable(id)
  );
}

/** The same word for a narrow place: long ones may say where they can be divided (`.narrow`, with soft hyphens). */
export const narrow = (game: string, kind: string, id: string): string =>
  gameText(game, `${kind}-${id}.narrow`) ?? word(game, kind, id);

/** The other forms of a word that this language needs: the attributes of its message. */
export function forms(game: string, kind: string, id: string): Record<string, string> {
  void loaded;
  const said: Record<string, string> = {};
  for (const key of [`${kind}-${id.replaceAll("_", "-")}`, `${kind}-${id}`]) {
    const message = bundles.get(`${game}/${settings.language}`)?.getMessage(key);
    for (const form of Object.keys(message?.attributes ?? {}))
      said[form] = find(game, `${key}.${form}`, {}) ?? "";
    if (message) break;
  }
  return said;
}

/** A word as the parameter of a text: its other forms come along, as `$side-adj`. */
export function wordParams(game: string, kind: string, id: string): Params {
  const others = Object.entries(forms(game, kind, id)).map(([form, said]) => [`${kind}-${form}`, said]);
  return { [kind]: word(game, kind, id), ...(Object.fromEntries(others) as Params) };
}

/** As it stands at the beginning of a line. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

export const readable = (id: string): string => capital(id.replaceAll(/[_-]+/g, " "));

export function number(n: number): string {
  return new Intl.NumberFormat(settings.language).format(n);
}

export function moment(iso: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
