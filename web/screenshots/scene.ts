/** Tables brought to a state worth looking at, quickly: actions go straight to the server, no page is drawn on the way. */
import type { APIRequestContext } from "@playwright/test";
import { url } from "../tests-e2e/play";

interface Shown {
  update: number;
  view: {
    ply: number;
    outcome: unknown;
    asked: { seat: number | null; kind: string }[];
    legal: { text: string }[];
    board: Record<string, unknown>;
  };
  table: { my_seats: number[] };
}

/** When to stop: the kind of decision that is asked, how many actions have been played, what may be done, and the board. */
export type Until = (kind: string, ply: number, legal: string[], board: Record<string, unknown>) => boolean;

/** What is preferred while getting there; the rest is drawn by lot, or asked of a bot. */
export type Liking = RegExp[];

/** The same lots each time. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export class Scenes {
  private csrf = "";

  constructor(private readonly http: APIRequestContext) {}

  private async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.http.post(url(path), { data, headers: { "X-CSRF-Token": this.csrf } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async signIn(): Promise<void> {
    const anybody = (await (await this.http.get(url("/api/me"))).json()) as { csrf: string };
    this.csrf = anybody.csrf;
    this.csrf = (await this.post<{ csrf: string }>("/api/guest", { name: "Theodora", language: "en" })).csrf;
  }

  /** The same, with other lots and another table for as long as the game ends before `until` holds. */
  async find(
    game: string,
    bots: number,
    until: Until,
    liking: Liking = [],
    options: Record<string, string> = {},
    advised = false,
  ): Promise<string> {
    for (let seed = 7; seed < 19; seed++) {
      let found = false;
      const id = await this.play(
        game,
        bots,
        (...now) => (found = until(...now)),
        liking,
        options,
        seed,
        advised,
      );
      if (found) return id;
    }
    throw new Error(`${game}: it never came to that`);
  }

  /** A table of mine against a bot, begun from a position. */
  async lay(game: string, options: Record<string, string>, position: unknown): Promise<string> {
    const seats = [{ who: "me" }, { who: "bot", level: "random" }];
    return (
      await this.post<{ id: string }>("/api/tables", { game, seats, options, order: "fixed", position })
    ).id;
  }

  /** What a bot would do in my place. */
  private async advice(id: string): Promise<string> {
    const { advice } = await this.post<{ advice: { action: { text: string } }[] }>(`/api/tables/${id}/hint`, {
      seat: 0,
    });
    return advice[0]!.action.text;
  }

  /** A table of mine against bots, played until `until` holds or the game is over; gives its id. */
  async play(
    game: string,
    bots: number,
    until: Until,
    liking: Liking = [],
    options: Record<string, string> = {},
    seed = 7,
    advised = false,
  ): Promise<string> {
    const level = advised ? "novice" : "random";
    const seats = [{ who: "me" }, ...Array.from({ length: bots }, () => ({ who: "bot", level }))];
    const { id } = await this.post<{ id: string }>("/api/tables", { game, seats, options, order: "fixed" });
    const draw = lots(seed);
    for (let tries = 0; tries < 20_000; tries++) {
      const shown = (await (await this.http.get(url(`/api/tables/${id}/view?seat=0`))).json()) as Shown;
      const { asked, legal, outcome, ply, board } = shown.view;
      if (outcome) return id;
      const mine = asked.find((one) => one.seat === 0);
      const texts = legal.map((one) => one.text);
      if (!mine || texts.length === 0) {
        await new Promise((done) => setTimeout(done, 15));
        continue;
      }
      if (until(mine.kind, ply, texts, board)) return id;
      const liked = liking.flatMap((wish) => texts.filter((text) => wish.test(text)));
      const lasting = texts.filter((text) => !/^(discard|done|end|decline|break)\b/.test(text));
      const among = liked.length > 0 ? liked.slice(0, 3) : lasting.length > 0 ? lasting : texts;
      const action =
        advised && liked.length === 0 ? await this.advice(id) : among[Math.floor(draw() * among.length)];
      await this.http.post(url(`/api/tables/${id}/play`), {
        data: { seat: 0, ply, update: shown.update, id: `scene-${tries}`, action },
        headers: { "X-CSRF-Token": this.csrf },
      });
    }
    throw new Error(`${game}: never came to it`);
  }
}
