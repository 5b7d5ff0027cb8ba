/** Checks the dice of a record as docs/dice.md tells it, with nothing but the browser's own SHA-256 and HMAC. */

/** The fields of a record that are about its dice. */
export interface DiceRecord {
  dice?: number;
  commitment: string;
  seed: string | null;
  salt: string;
  contributions?: string[];
  order?: number[];
  script?: number[];
  chance: number[][];
  ranges?: [number, number][][];
  plies: [number, string][];
  practice?: boolean;
}

export interface DiceReport {
  /** What holds; null where nothing can be said about it. */
  commitment: boolean | null;
  lot: boolean | null;
  /** Outcomes that were drawn anew, those that came out as recorded, and those laid down beforehand. */
  drawn: number;
  agree: number;
  scripted: number;
  contributions: number;
  old: boolean;
  revealed: boolean;
}

const OLD = 1;
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...text].map((c) => c.charCodeAt(0)));
const hexed = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, "0")).join("");

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
const u32 = (x: number): Uint8Array => new Uint8Array([x >>> 24, x >>> 16, x >>> 8, x].map((b) => b & 255));
const u64 = (x: number): Uint8Array => joined([u32(Math.floor(x / 2 ** 32)), u32(x % 2 ** 32)]);
const pack = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joined(parts.flatMap((part) => [u32(part.length), part]));

/** Is there anything to check with? Browsers keep it back where the address is not a safe one. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/** The stream of draws of a key. */
async function stream(
  key: Uint8Array<ArrayBuffer>,
): Promise<(i: number, first: number, n: number) => Promise<number>> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const domain = joined([ascii("porphyry dice 1"), new Uint8Array(1)]);
  return async (i, first, n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (let block = 0; ; block++) {
      const digest = new DataView(
        await crypto.subtle.sign("HMAC", made, joined([domain, u64(i), u32(block)])),
      );
      for (let word = 0; word < 8; word++) {
        const number = digest.getUint32(4 * word);
        if (number < limit) return first + (number % n);
      }
    }
  };
}

export async function checkDice(record: DiceRecord): Promise<DiceReport> {
  const old = (record.dice ?? OLD) === OLD;
  const words = (record.contributions ?? []).map(bytes);
  const script = record.script ?? [];
  const report: DiceReport = {
    commitment: null,
    lot: null,
    drawn: 0,
    agree: 0,
    scripted: script.length,
    contributions: words.filter((one) => one.length > 0).length,
    old,
    revealed: record.seed !== null,
  };
  if (record.seed === null) return report;
  const [seed, salt] = [bytes(record.seed), bytes(record.salt)];
  const promised = old ? joined([salt, seed]) : pack(ascii("porphyry promise 2"), salt, seed);
  report.commitment = hexed(await crypto.subtle.digest("SHA-256", promised)) === record.commitment;
  const key = words.length > 0 ? await hmac(seed, pack(ascii("porphyry key 2"), ...words)) : seed;
  if (record.order && record.order.length > 0) {
    const draw = await stream(await hmac(seed, pack(ascii("porphyry order 2"), ...words)));
    const order = words.map((_, seat) => seat);
    for (let k = order.length - 1, i = 0; k > 0; k--, i++) {
      const other = await draw(i, 0, k + 1);
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    report.lot = JSON.stringify(order) === JSON.stringify(record.order);
  }
  const draw = await stream(key);
  const outcomes = record.chance.flat();
  const ranges = record.ranges?.flat() ?? [];
  for (let i = script.length; i < Math.min(outcomes.length, ranges.length); i++) {
    const [first, n] = ranges[i]!;
    report.drawn++;
    if ((await draw(i, first, n)) === outcomes[i]) report.agree++;
  }
  return report;
}

/** Faces of one sort of dice, counted: by seat, and -1 for the set-up. */
export interface Faces {
  sides: number;
  by: Map<number, number[]>;
}

/** Dice of six and of ten sides; what else is drawn from its range is a shuffle or a lot. */
const DICE = [6, 10];

export function facesOf(record: DiceRecord): Faces[] {
  return DICE.map((sides) => {
    const by = new Map<number, number[]>();
    record.chance.forEach((drawn, ply) => {
      const seat = ply === 0 ? -1 : record.plies[ply - 1]![0];
      drawn.forEach((face, i) => {
        const range = record.ranges?.[ply]?.[i];
        if (!range || range[0] !== 1 || range[1] !== sides) return;
        const counts = by.get(seat) ?? Array<number>(sides).fill(0);
        counts[face - 1]!++;
        by.set(seat, counts);
      });
    });
    return { sides, by };
  }).filter((one) => one.by.size > 0);
}

// What was promised when this browser first saw the table: a record alone cannot know that.
const KEY = "porphyry.promises";
const KEPT = 60;
const kept = (): [string, string][] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
};

/** Notes the commitment of a table that is not over; the first one that was seen stays. */
export function remember(table: string, commitment: string): void {
  const known = kept();
  if (!commitment || known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [table, commitment]].slice(-KEPT)));
  } catch {
    // a browser that keeps nothing checks the record alone
  }
}
export const remembered = (table: string): string | undefined => kept().find(([id]) => id === table)?.[1];
