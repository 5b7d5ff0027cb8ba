/** The books to learn a game from, and the positions of their figures, as the server serves them. */
import * as api from "./api";
import type { Language } from "./settings.svelte";
import type { Rulebook, RulebookFigure, SeatInfo } from "./wire";

const books = new Map<string, Promise<Rulebook>>();
const figures = new Map<string, Promise<RulebookFigure>>();

function kept<T>(shelf: Map<string, Promise<T>>, path: string): Promise<T> {
  let found = shelf.get(path);
  if (!found) {
    found = api.get<T>(path);
    shelf.set(path, found);
    found.catch(() => shelf.delete(path));
  }
  return found;
}

const home = (game: string): string => `/api/games/${encodeURIComponent(game)}/rulebook`;

export const rulebook = (game: string, language: Language): Promise<Rulebook> =>
  kept(books, `${home(game)}?lang=${language}`);

export const rulebookFigure = (game: string, name: string): Promise<RulebookFigure> =>
  kept(figures, `${home(game)}/figures/${encodeURIComponent(name)}`);

/** The people of the examples, by their seats; the texts of the books call them so too. */
const PEOPLE = ["Anna", "Leo", "Irene", "Bardas"];

export const readers = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat): SeatInfo => ({
    seat,
    kind: "person",
    name: PEOPLE[seat] ?? "",
    bot: null,
    online: true,
    you: false,
    person: null,
    program: false,
    given_up: false,
  }));
