/** What this reader likes, kept on this device: language, theme, sound, motion. */
export const LANGUAGES = ["en", "de", "hu", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
/** How long each thing that others do is shown before the next, in milliseconds; the server never waits for it. */
export const PACES = { slow: 2000, normal: 1000, fast: 450, skip: 0 } as const;
export type Pace = keyof typeof PACES;

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  /** A way that nobody watches is gone at once. */
  ways: boolean;
  /** Has been asked whether actions are to be confirmed. */
  asked: boolean;
  /** A click on what has only just come under the pointer counts for nothing. */
  steady: boolean;
  speed: number;
  pace: Pace;
  /** The log tells every step, not only what was done. */
  steps: boolean;
  /** The coach says what decisions are about and warns of mistakes. */
  coach: boolean;
  /** Games this reader knows well: nobody asks about them any more. */
  known: string[];
  /** How often the page that opens a game has been read, by game. */
  opened: Record<string, number>;
}

const KEY = "porphyry.settings";

function firstLanguage(): Language {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const short = wanted.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

function load(): Settings {
  const defaults: Settings = {
    language: firstLanguage(),
    theme: "auto",
    motion: "auto",
    sound: false,
    confirm: false,
    ways: false,
    asked: false,
    steady: true,
    speed: 1,
    pace: "normal",
    steps: false,
    coach: false,
    known: [],
    opened: {},
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...defaults, ...kept };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: the settings last as long as the page
  }
}

const query = (text: string) => globalThis.matchMedia?.(text);

/** Is anything to move on the board? The reader's word first, then the system's. */
export function mayMove(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !query("(prefers-reduced-motion: reduce)")?.matches;
}

export function applySettings(): void {
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "auto" && !!query("(prefers-color-scheme: dark)")?.matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion === "off" ? "off" : "on";
  root.lang = settings.language;
}

query("(prefers-color-scheme: dark)")?.addEventListener("change", applySettings);
