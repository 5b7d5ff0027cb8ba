/** What this reader has learnt: stars of lessons, words of the coach. Kept on this device, and with whoever is signed in on the server. */
import * as api from "./api";
import type { Learning, Learnt, Person } from "./wire";

interface Kept extends Learnt {
  /** The member it belongs to; a guest's belongs to this device. */
  of: string | null;
}

const KEY = "porphyry.learnt";
const NOTHING: Kept = { of: null, lessons: {}, heard: {} };

function load(): Kept {
  const read = <T>(key: string): T | null => JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  try {
    const older = {
      lessons: read<Kept["lessons"]>("porphyry.lessons"),
      heard: read<Kept["heard"]>("porphyry.coach"),
    };
    return { ...NOTHING, lessons: older.lessons ?? {}, heard: older.heard ?? {}, ...read<Kept>(KEY) };
  } catch {
    return NOTHING;
  }
}

export const learnt: { now: Kept } = $state({ now: load() });
let person: Person | null = null;
let sending: Promise<unknown> = Promise.resolve();

function keep(now: Kept): void {
  learnt.now = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // a private window: it lasts as long as the page
  }
}

/** Tells the server, one thing after the other. What it does not hear today it hears when this device comes again. */
function tell(news: Partial<Learning>, then: (all: Learnt) => void = () => undefined): void {
  if (!person) return;
  const of = person;
  sending = sending
    .then(() => api.put<Learnt>("/api/me/learnt", news))
    .then((all) => of === person && then(all))
    .catch(() => undefined);
}

/** Of two counts of the same thing the higher one. */
const best = (one: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((key) => [key, Math.max(one[key] ?? 0, other[key] ?? 0)]),
  );

/** Somebody is here, or nobody any more. A member's stars come with them, and go with them. */
export function learner(now: Person | null): void {
  if (now?.id === person?.id && now?.kind === person?.kind) return;
  person = now;
  const mine = now?.kind === "member" ? now.id : null;
  const { of } = learnt.now;
  if (of !== null && of !== mine) keep(NOTHING);
  if (!now) return;
  const { lessons, heard } = learnt.now;
  tell({ lessons, heard }, (all) => {
    const { now: here } = learnt; // what was learnt while the answer was on its way
    const courses = new Set([...Object.keys(all.lessons), ...Object.keys(here.lessons)]);
    keep({
      of: mine,
      lessons: Object.fromEntries(
        [...courses].map((one) => [one, best(all.lessons[one] ?? {}, here.lessons[one] ?? {})]),
      ),
      heard: best(all.heard, here.heard),
    });
  });
}

export function passed(course: string, lesson: string, stars: number): void {
  const { lessons } = learnt.now;
  keep({
    ...learnt.now,
    lessons: { ...lessons, [course]: best(lessons[course] ?? {}, { [lesson]: stars }) },
  });
  tell({ lessons: { [course]: { [lesson]: stars } } });
}

export function heard(words: Record<string, number>): void {
  if (Object.keys(words).length === 0) return;
  keep({ ...learnt.now, heard: { ...learnt.now.heard, ...words } });
  tell({ heard: words });
}

/** The coach says everything again. */
export function forgetHeard(): void {
  keep({ ...learnt.now, heard: {} });
  tell({ anew: true });
}
