/** A fight or a great moment as a scene: who against whom, the dice in their colours, how it was decided, what came of it. */
import type { StagePlan } from "../games/board";
import { told } from "../lib/pace";
import { story } from "../lib/story";
import type { GameWords } from "../lib/gamewords";
import type { Named } from "../lib/types";
import type { GameEvent, GameSchema } from "../lib/wire";

export interface Side {
  seat: number | null;
  name: string;
  /** What its strength is made of. */
  sources: string;
  faces: { face: number; hit: boolean | null }[];
  ten: boolean;
}

export interface Scene {
  title: string;
  sides: Side[];
  /** How the dice were read. */
  how: string[];
  outcome: string[];
  /** A moment of the whole game, not one blow among many. */
  grand: boolean;
}

/** The scene with what has come of it since; itself if these events tell nothing of that. */
export function andThen(
  scene: Scene,
  events: GameEvent[],
  plan: StagePlan | undefined,
  words: GameWords,
): Scene {
  const later = told(events).filter(({ kind }) => plan?.follows?.includes(kind));
  if (later.length === 0) return scene;
  const lines = [...scene.outcome, ...later.map((event) => words.event(event))];
  return { ...scene, outcome: [...new Set(lines)].slice(-5) };
}

/** The scene that these events make; null if they are no such thing. */
export function sceneOf(
  events: GameEvent[],
  plan: StagePlan | undefined,
  before: Named | null,
  schema: GameSchema | null,
  words: GameWords,
): Scene | null {
  const all = told(events);
  const lead = plan?.opens.map((kind) => all.find((event) => event.kind === kind)).find(Boolean);
  const great = all.find((event) => plan?.grand?.(event));
  if (!plan || !(lead ?? great)) return null;
  const isDice = ({ kind }: GameEvent): boolean => !!schema?.events.find(({ name }) => name === kind)?.dice;
  const isHeading = ({ kind }: GameEvent): boolean => schema?.story[kind]?.chapter !== undefined;
  const dice = all.filter(isDice);
  const sides = dice.flatMap((event) => plan.sides(event, before, words, all));
  const headed = great ?? lead!;
  const title = (isDice(headed) && plan.title?.(headed, words)) || words.event(headed);
  const once = (lines: string[]): string[] => [...new Set(lines)].filter((line) => line !== title);
  const rest = all.filter((event) => event !== headed && !isDice(event) && !isHeading(event));
  const lines = story(
    rest.map((event) => ({ event, step: null })),
    schema?.story ?? {},
  )
    .filter((item) => item.kind !== "sums")
    .map((item) => words.headline(item));
  return {
    title,
    sides,
    how: once(dice.flatMap((event) => plan.how?.(event, words) ?? [])),
    outcome: once(lines).slice(0, 5),
    grand: great !== undefined,
  };
}
