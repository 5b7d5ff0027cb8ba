/** What every board gets: the last view, who sits where, what may be clicked, and whom to tell. */
import type { Component } from "svelte";
import * as api from "../lib/api";
import type { GameWords } from "../lib/gamewords";
import type { Picks } from "../lib/narrow";
import type { Sound } from "../lib/sound";
import type { Named, Option, Value } from "../lib/types";
import type { Side } from "../table/stage";
import type { Asked, GameEvent, LogEntry, SeatInfo, View } from "../lib/wire";

/**
 * Something on a board: an id that fields of actions may carry (a city), from one of the vocabularies `of` where its word
 * means other things too; or a place that stands for a choice (the tax box).
 */
export type Thing =
  { kind: "value"; id: string; of?: readonly string[] } | { kind: "way"; id: string; picks: Picks };

/** Asks the game something that plays nothing; null if there is no answer. */
export type Ask = <T>(question: Named) => Promise<T | null>;

/** A part of a sheet, each number a share of its width or height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a seat sees of a game. Each board knows the view of its own game (its `view.ts`), the pages know of none. */
export type GameView = View["board"];

export interface BoardProps<V = GameView> {
  game: string;
  view: V;
  seats: SeatInfo[];
  deciding: number[];
  lit: (thing: Thing) => boolean;
  picked: (thing: Thing) => boolean;
  act: (thing: Thing) => void;
  look: (thing: Thing | null) => void;
  /** Not there where nothing can be asked or played any more. */
  ask?: Ask | undefined;
  /** Plays several actions as one move. */
  follow?: ((lines: string[]) => void) | undefined;
  /** Announces an action and does it, with the others' leave in between. */
  announce?: ((action: string, deed: string) => void) | undefined;
  /** The one part of a flowing table that is wanted, as a selector; what hides it is put aside. */
  part?: string;
  /** The question that is put to this reader. */
  question?: Asked | undefined;
}

interface DisplaysProps<V> {
  game: string;
  view: V;
  seats: SeatInfo[];
  deciding: number[];
  lit?: BoardProps["lit"];
  picked?: BoardProps["picked"];
  act?: BoardProps["act"];
  look?: BoardProps["look"];
  log?: LogEntry[];
}

/** What a part of a board needs to let its things be clicked. */
export type Clickable = Pick<BoardProps, "lit" | "picked" | "act">;

/** How something that is counted looks: an icon in a square of 24, as a piece of this colour if it has one. */
export interface Count {
  icon: string;
  fill?: string;
  ink?: string;
  /** A standing that moves, told as "26 → 22"; anything else is told by how much it changes. */
  level?: boolean;
}

/** How fights and great moments of a game are put on a stage. */
export interface StagePlan<V = GameView> {
  /** The events that begin a scene, the one that gives its title first. */
  opens: string[];
  /** Moments of the whole game. */
  grand?: (event: GameEvent) => boolean;
  /** What a roll by itself is called, where it gives the title. */
  title?: (event: GameEvent, words: GameWords) => string;
  /** Who rolled, or stood against it; `before` is the board as it was, `all` what happened at once. */
  sides: (event: GameEvent, before: V | null, words: GameWords, all: GameEvent[]) => Side[];
  /** Events that tell what came of it, where they happen later than the roll. */
  follows?: string[];
  /** How this roll was read, line by line. */
  how?: (event: GameEvent, words: GameWords) => string[];
}

/** The question in which an answer stands: who is asked, with which words, and what the answer says besides. */
interface Asking<V> {
  view: V;
  seat: number;
  params: Named;
  fields: Record<string, Value>;
}

interface BoardModule<V = GameView, E = GameEvent> {
  /** Takes what the server says is printed on cards and board, before anything is drawn. */
  lay?(rows: unknown): void;
  Board: Component<BoardProps<V>>;
  Displays: Component<DisplaysProps<V>> | null;
  TextBoard: Component<{
    game: string;
    view: V;
    seats: SeatInfo[];
    ask?: Ask | undefined;
  }>;
  Inspector?: Component<{ game: string; view: V; seats: SeatInfo[]; thing: Thing }>;
  /** Lies over the board: what its owner wants at hand while looking at it. */
  Tools?: Component<{
    game: string;
    view: V;
    seats: SeatInfo[];
    deciding: number[];
    ask?: Ask | undefined;
    follow?: BoardProps["follow"];
  }>;
  /** The chances of actions, in the game's own manner. */
  Chances?: Component<{ game: string; found: { option: Option; odds: Named }[] }>;
  /** Answers that are laid out whole before they are given, by verb: several questions in one. */
  plans?: Record<
    string,
    Component<{
      game: string;
      option: Option;
      ask: Ask;
      follow: (lines: string[]) => void;
      busy: boolean;
    }>
  >;
  /** Could this be clicked because of what is laid out? */
  offers?: (thing: Thing) => boolean;
  /** What actions cost and bring, by the names under which the game counts it; what is not here is not shown. */
  counts?: Record<string, Count>;
  /** What one answer stands for, shown in the question itself: a card with its whole text, what lies on a pile. */
  Choice?: Component<{ view: V; seats: SeatInfo[]; type: string; value: Value }>;
  /** The vocabularies of which `Choice` has something to show. */
  explains?: string[];
  /** What is worth saying of an answer in few words, such as the price of a hex; empty if nothing. */
  remark?: (verb: string, type: string, value: Value, at: Asking<V>) => string;
  /** What a game won otherwise than by points tells of its end. */
  Ending?: Component<{ game: string; view: V }>;
  aspect: number | ((view: V) => number);
  /**
   * Where on the sheet the pieces stand, and the places that a text names: a small screen begins there, and a button leads
   * back to it.
   */
  focus?: (view: V, text?: string) => Part | null;
  /** Verbs that a click on the board plays at once when nothing else is left to say. */
  quick?: string[];
  /** Verbs that end something: they keep a place of their own. With each, the verbs that were still to be used then. */
  endings?: Record<string, string[]>;
  /** Verbs whose few answers stand beside the other verbs at once, without a question in between. */
  flat?: string[];
  /** What the key for the board leads to, the first of them that can be reached. */
  reach?: string;
  /** A table of cards flows and scrolls; a map is panned and zoomed. */
  scrolls?: boolean;
  /** On a phone the buttons to zoom stand half way down the left edge: this map has cities in its corners. */
  zoomsLeft?: boolean;
  /** What events sound like, where wood on the table will not do. */
  sounds?: Partial<Record<string, Sound>>;
  stage?: StagePlan<V>;
  /** Where on the table something of this vocabulary is drawn. */
  spot?: (type: string, id: string) => Element | null;
  /** Shows what happened as motion over the board; the board itself is already drawn from the new view. */
  animate?: (events: E[], before: V | null, after: V | null, seat: number | null) => void;
}

/** A game of the house: its place among them, its picture, and its courses of lessons. */
export interface About {
  place: number;
  picture: string;
  courses: string[];
}

/** The compiler's word that a folder's `index.ts` holds a board: `export type Checked = Fits<typeof import(".")>`. */
export type Fits<Module extends BoardModule<V, E>, V = GameView, E = GameEvent> = Module;

/** `./guiscard/about.ts` is about Guiscard. */
const gameOf = (path: string): string => path.split("/")[1]!;

const abouts = Object.entries(import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" })).sort(
  ([, one], [, other]) => one.place - other.place,
);

/** The games of the house, in their order; the first is offered to whoever knows none. */
export const HOUSE: readonly string[] = abouts.map(([path]) => gameOf(path));
export const FIRST = HOUSE[0]!;
export const PICTURES: Record<string, string> = Object.fromEntries(
  abouts.map(([path, { picture }]) => [gameOf(path), picture]),
);
/** The courses of lessons, each with its game. */
export const COURSES: ReadonlyMap<string, string> = new Map(
  HOUSE.flatMap((game, at) => abouts[at]![1].courses.map((course): [string, string] => [course, game])),
);

/** Parts of a game that are shown without its whole board. */
type Panel<Props extends object> = Component<{ game: string; view: GameView } & Props>;
const previews = import.meta.glob<Panel<object>>("./*/Preview.svelte", { import: "default" });
const goals = import.meta.glob<Panel<{ begins?: boolean }>>("./*/Goal.svelte", { import: "default" });

/** How a game begins with the options that are being chosen; null if it has no such picture. */
export const loadPreview = (game: string) => previews[`./${game}/Preview.svelte`]?.() ?? null;
/** What wins this very game, where that is not the same in all of them. */
export const loadGoal = (game: string) => goals[`./${game}/Goal.svelte`]?.() ?? null;

/** The folders of this room that hold a board. */
const modules = import.meta.glob<BoardModule>("./*/index.ts");
const loaded = new Map<string, Promise<BoardModule>>();

async function load(game: string): Promise<BoardModule> {
  const drawn = modules[`./${game}/index.ts`];
  if (!drawn) return modules["./plain/index.ts"]!();
  const [board, rows] = await Promise.all([
    drawn(),
    api.get<unknown>(`/api/games/${encodeURIComponent(game)}/rows`),
  ]);
  board.lay?.(rows);
  return board;
}

/** The board of a game, with what is printed on it; a plain one for a game that has no folder here. */
export function loadBoard(game: string): Promise<BoardModule> {
  let board = loaded.get(game);
  if (!board) {
    board = load(game);
    loaded.set(game, board);
    board.catch(() => loaded.delete(game));
  }
  return board;
}
export const aspectOf = (board: BoardModule, view: GameView): number =>
  typeof board.aspect === "function" ? board.aspect(view) : board.aspect;
export type { BoardModule };
