/** What lies on the table besides the pieces: lines of sight, reach, fields of fire. Everything is answered by the game. */
import { settings } from "../../lib/settings.svelte";
import type { Named } from "../../lib/types";
import type { Ask } from "../board";

export interface Sight {
  from: string;
  to: string;
  hexes: number;
  clear: boolean;
  blocked_by: string;
  rule: string;
  at: string | null;
  side: string | null;
  cover: string;
  cover_from: string;
  cover_at: string | null;
  starts: string;
  ends: string;
  shot: (Shot & { unit: string }) | null;
}

export interface Shot {
  target: string;
  hex: string;
  range: string | null;
  cover: string;
  why: string;
  odds: Record<string, number> | null;
}

export interface Way {
  hex: string;
  cost: number;
  unhurt: number;
  way: string[];
}

export interface Reach {
  unit: string;
  points: number;
  why: string;
  hexes: Way[];
}

export interface Path {
  unit: string;
  why: string;
  cost: number;
  /** The actions that go this way, and the one that ends it. */
  line: string[];
  end: string[];
  unhurt: number;
  steps: {
    step: string;
    why: string;
    cost?: number;
    check?: { guards: string[]; unhurt: number; stopped: number; wounded: number; killed: number } | null;
    fire?: { unit: string; hex: string; odds: Record<string, number> }[];
  }[];
}

export interface Fire {
  unit: string;
  weapon: string;
  why: string;
  hexes: Record<string, string>;
  targets: Shot[];
}

/** A way that is laid on the board and not gone yet. */
export interface Course {
  unit: string;
  /** Whom a charge that is not declared yet is ridden at. */
  target: string | null;
  goal: string;
  via: string[];
  /** Null until the game has answered. */
  path: Path | null;
  laid: number;
}

/** A fight as it would be fought; `join` and `also` may still be named on either side. */
export interface Fight {
  why: string;
  attackers: string[];
  defenders: string[];
  join: string[];
  also: string[];
  odds: Named | null;
  line: string[];
}

/** Nobody checks on this way and nobody can fire at it. */
export const isSafe = (path: Path): boolean =>
  path.unhurt >= 1 && path.steps.every((step) => (step.fire ?? []).length === 0);

/** The next way-point along a way: between the others, in the order in which the way comes to them. */
export function withPoint(course: Course, hex: string, after: number): string[] {
  const steps = course.path?.steps.map((step) => step.step) ?? [];
  const at = course.via.findIndex((one) => steps.indexOf(one) > after);
  return at < 0 ? [...course.via, hex] : [...course.via.slice(0, at), hex, ...course.via.slice(at)];
}

/** The way-points that are still ahead of who stands here. */
export function ahead(course: Course, here: string | null): string[] {
  const steps = course.path?.steps.map((step) => step.step) ?? [];
  const gone = here === null ? -1 : steps.indexOf(here);
  return course.via.filter((one) => steps.indexOf(one) > gone);
}

/** A second click so soon after the first has not seen what the first has shown. */
const SEEN_MS = 400;

class Bench {
  /** Two hexes are being chosen for a line of sight. */
  sighting = $state(false);
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  sight = $state.raw<Sight | null>(null);
  /** A unit whose reach and field of fire are looked at, whoever it belongs to. */
  watched = $state<string | null>(null);
  reach = $state.raw<Reach | null>(null);
  fire = $state.raw<Fire | null>(null);
  path = $state.raw<Path | null>(null);

  course = $state.raw<Course | null>(null);
  /** The next hex that is pressed becomes a way-point. */
  pointing = $state(false);
  /** Where a way led that something came between. */
  rest: Course | null = null;

  /** Lays a way, and asks the game what it costs and who watches it; a safe one is gone at once where the player wants it so. */
  lay(ask: Ask, wish: Omit<Course, "path" | "laid">, go: ((lines: string[]) => void) | null = null): void {
    const course: Course = { ...wish, path: null, laid: performance.now() };
    [this.course, this.pointing] = [course, false];
    const { unit, goal, via, target } = wish;
    const question = {
      about: "path",
      unit,
      to: goal,
      ...(target ? { target } : {}),
      ...(via.length ? { via } : {}),
    };
    void ask<Path>(question).then((path) => {
      if (this.course !== course) return;
      this.course = path ? { ...course, path, laid: performance.now() } : null;
      if (path && go && path.line.length > 0 && isSafe(path)) this.go(go);
    });
  }

  /** Goes the way that is laid, as one move; `open`: and stays on the move at its end. */
  go(follow: (lines: string[]) => void, open = false): void {
    const course = this.course;
    const path = course?.path;
    if (!course || !path || path.line.length === 0) return;
    if (settings.steady && !isSafe(path) && performance.now() - course.laid < SEEN_MS) return;
    this.rest = course;
    this.course = null;
    follow([...path.line, ...(open ? [] : path.end)]);
  }

  drop(): void {
    this.course = this.rest = null;
    this.pointing = false;
  }

  /** The fight that is laid out and not fought yet. */
  fight = $state.raw<{ unit: string; target: string; more: string[]; told: Fight | null } | null>(null);
  private asker: Ask | null = null;

  /** Lays a fight out: these two, and whoever else is named. */
  engage(ask: Ask, unit: string, target: string, more: string[] = []): void {
    this.asker = ask;
    const same = this.fight?.unit === unit && this.fight.target === target;
    const before = same ? this.fight!.told : null; // stays in sight until the answer is there
    const fight = { unit, target, more, told: before };
    this.fight = fight;
    void ask<Fight>({ about: "attack", unit, target, with: more }).then((told) => {
      if (this.fight === fight) this.fight = { ...fight, told };
    });
  }

  disengage(): void {
    this.fight = null;
  }

  /** May this one be taken into the fight, or out of it again? */
  mayFight(id: string): boolean {
    const fight = this.fight;
    return [...(fight?.more ?? []), ...(fight?.told?.join ?? []), ...(fight?.told?.also ?? [])].includes(id);
  }

  /** Has it been named? */
  fights(id: string): boolean {
    const told = this.fight?.told;
    return told !== undefined && told !== null && [...told.attackers, ...told.defenders].includes(id);
  }

  toggleFighter(id: string): void {
    const fight = this.fight;
    if (!fight || !this.asker || !this.mayFight(id)) return;
    const more = fight.more.includes(id) ? fight.more.filter((one) => one !== id) : [...fight.more, id];
    this.engage(this.asker, fight.unit, fight.target, more);
  }

  toggleSighting(from: string | null = null): void {
    this.sighting = !this.sighting;
    this.from = this.sighting ? from : null;
    this.to = null;
    this.sight = null;
  }

  /** The first hex, then the second, then a new first one. */
  choose(hex: string): void {
    if (this.from === null || this.to !== null) [this.from, this.to] = [hex, null];
    else if (hex !== this.from) this.to = hex;
  }

  clear(): void {
    this.sighting = false;
    this.from = this.to = this.watched = null;
    this.sight = null;
    this.reach = this.fire = this.path = null;
    this.drop();
  }
}

export const bench = new Bench();
