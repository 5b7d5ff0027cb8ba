/** What lies on the table besides the pieces: lines of sight, reach, fields of fire. Everything is answered by the game. */
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
  cost: number;
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
  }
}

export const bench = new Bench();

/** A way as the actions that walk it. */
export const stepsOf = (unit: string, moving: boolean, way: string[]): string[] => [
  ...(moving ? [] : [`move ${unit}`]),
  ...way.map((one) => (one === "about" ? "about" : `step ${one}`)),
];

/** `move robert e4 e5 f6 stop` as the actions it means; a first hex where he stands already is left out. */
export function spell(text: string, view: Record<string, unknown>): string[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const units = (view.units ?? []) as { id: string; hex: string | null; moving: boolean }[];
  const verb = words[0];
  const mover = units.find((unit) => unit.moving);
  if (verb === "move" && words.length > 2) {
    const unit = words[1]!;
    const here = units.find((one) => one.id === unit)?.hex;
    const way = words[2] === here ? words.slice(3) : words.slice(2);
    return [`move ${unit}`, ...way.map(spelled)];
  }
  if (mover && verb === "step" && words.length > 2) return words.slice(1).map(spelled);
  return [text.trim()];
}
const spelled = (word: string): string => (/^[a-z]{1,2}\d+$/.test(word) ? `step ${word}` : word);
