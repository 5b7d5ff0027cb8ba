/** One table as this reader sees it. The last view is the only store of game truth. */
import * as api from "./api";
import { GameWords, gameSchema, seatLabel, seatNames } from "./gamewords";
import { line } from "./live.svelte";
import { changed } from "./changed";
import { takePrefetched } from "./prefetch";
import { hold, told } from "./pace";
import { prepareTexts } from "./texts.svelte";
import { type Named, toOption, type Option } from "./types";
import type {
  Answer,
  Chat,
  ChatLine,
  Clock,
  FromClient,
  FromServer,
  GameEvent,
  GameSchema,
  GivenOrder,
  Log,
  LogEntry,
  Refusal,
  SeatInfo,
  TableInfo,
  TableView,
  UndoAsk,
  View,
} from "./wire";

interface Pending {
  message: FromClient;
  since: number;
}

export type Happening = (entry: { events: GameEvent[]; seat: number | null }, before: View | null) => void;

type Heard = Extract<FromServer, { type: "update" | "more" }>;
/** What tells that something has happened, with the view as it then was. */
type News = Heard & { view: View };

/** Steps that are kept with their views, for looking back. */
const KEPT = 200;

export class TableStore {
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  update = $state(0);
  clocks: Clock[] = $state.raw([]);
  undo: UndoAsk | null = $state.raw(null);
  /** My own standing orders. */
  orders: GivenOrder[] = $state.raw([]);
  /** Counts whatever has changed what I see, numbered or not. */
  changes = $state(0);
  spectators = $state(0);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  chatSeen = $state(0);
  seat: number | null = $state(null);
  schema: GameSchema | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  refusal: Partial<Refusal> | null = $state.raw(null);
  problem: api.Problem | null = $state.raw(null);

  protected answers = new Map<string, Promise<unknown>>();
  protected answersFor = -1;

  /** Told of every step as it is shown, for animation and announcements. */
  onhappening: Happening | null = null;

  /** What has come and is not shown yet: what others do is shown at the reader's own pace. */
  private queue: News[] = $state.raw([]);
  /** The number of the last update that has come. */
  private heard = 0;
  /** The view that has come last, shown or not: differences are told from it. */
  private received: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private last: News | null = null;
  /** The step that is being shown to me now, until the next one or until its time is over. */
  now: LogEntry | null = $state.raw(null);
  /** The step last shown that others have taken; what it changed stays marked until something else happens. */
  marked: LogEntry | null = $state.raw(null);
  /** Looking back: the step, and the table as it was after it. */
  back: LogEntry | null = $state.raw(null);
  looked: View | null = $state.raw(null);
  private views = new Map<number, View>();

  /** What others have done since my last own action. */
  readonly story: LogEntry[] = $derived.by(() => {
    const mine = this.log.findLastIndex(
      (entry) =>
        entry.seat !== null && this.mySeats.includes(entry.seat) && entry.kind === "play" && !entry.undone,
    );
    return this.log
      .slice(this.mySeats.length > 0 ? mine + 1 : -30)
      .filter((entry) => entry.kind === "play" && !entry.undone && told(entry.events).length > 0);
  });
  /** Steps that wait to be shown. */
  readonly coming: number = $derived(
    this.queue.filter((news) => news.type === "update" && told(news.events).length > 0).length,
  );

  private leave: (() => void) | null = null;

  private readonly kinds: Map<string, Record<string, string>> = $derived(
    new Map(
      (this.schema?.verbs ?? []).map((verb) => [
        verb.name,
        Object.fromEntries(verb.fields.map((field) => [field.name, field.type])),
      ]),
    ),
  );
  readonly options: Option[] = $derived(
    (this.view?.legal ?? []).map((legal) => toOption(legal, this.kinds.get(String(legal.verb)))),
  );
  /** The seats, each with a name to call it by. */
  readonly seats: SeatInfo[] = $derived(
    (this.table?.seats ?? []).map((seat) => ({ ...seat, name: seatLabel(seat) })),
  );
  readonly mySeats: number[] = $derived(this.table?.my_seats ?? []);
  readonly deciding: number[] = $derived(
    (this.view?.asked ?? []).map((ask) => ask.seat).filter((seat): seat is number => seat !== null),
  );
  /** Nobody else plays here but bots: what has been done can be taken back, whatever it showed. */
  readonly alone: boolean = $derived(
    this.mySeats.length > 0 && this.seats.every((seat) => seat.you || seat.kind === "bot"),
  );
  /** What I have decided, and could take back. */
  readonly deeds: LogEntry[] = $derived(
    this.log.filter(
      (entry) =>
        entry.kind === "play" &&
        entry.by === "person" &&
        !entry.undone &&
        entry.seat !== null &&
        this.mySeats.includes(entry.seat),
    ),
  );
  /** A game in which somebody went back over dice or bots. */
  readonly practice: boolean = $derived(this.alone && this.log.some((entry) => entry.kind === "rewind"));
  readonly myTurn: boolean = $derived(this.options.length > 0);
  readonly words: GameWords = $derived(
    new GameWords(this.table?.game ?? "", this.schema, seatNames(this.seats)),
  );

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      // who has one seat is shown that one: it may have become another when the seats were drawn by lot
      const from = this.mySeats.length > 1 && this.seat !== null ? `?seat=${this.seat}` : "";
      const answer = await (takePrefetched(this.id) ??
        api.get<TableView>(`${api.table(this.id)}/view${from}`));
      // words first: nothing is shown under its bare id
      const [schema] = await Promise.all([
        gameSchema(answer.table.game).catch(() => null),
        prepareTexts(answer.table.game),
      ]);
      this.schema = schema;
      this.problem = null;
      this.take(answer);
      void this.readLog();
      void this.readChat();
    } catch (error) {
      if (error instanceof api.Problem) this.problem = error;
      else throw error;
      if (error.status === 404 || error.status === 403) return;
    }
    this.leave ??= line.join(
      (message) => this.hear(message),
      () => this.watch(),
    );
  }

  close(): void {
    clearTimeout(this.timer);
    line.send({ type: "unwatch", table: this.id } as FromClient);
    this.leave?.();
    this.leave = null;
  }

  private watch(): void {
    line.send({ type: "watch", table: this.id, seat: this.seat, differences: true } as FromClient);
    if (this.pending) line.send(this.pending.message);
  }

  /** Looks from another of my seats. */
  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.watch();
  }

  private take(
    answer: Pick<TableView, "table" | "update" | "view" | "clocks" | "undo" | "spectators" | "orders">,
  ): void {
    this.received = answer.view;
    if (this.knows(answer)) {
      [this.table, this.clocks, this.spectators] = [answer.table, answer.clocks, answer.spectators];
      this.settleSeat();
      return; // what is being picked stays picked
    }
    clearTimeout(this.timer);
    this.queue = []; // all of it is in this view
    this.now = this.marked = this.back = this.looked = this.last = null;
    this.table = answer.table;
    this.update = this.heard = answer.update;
    this.view = answer.view;
    this.clocks = answer.clocks;
    this.undo = answer.undo;
    this.spectators = answer.spectators;
    this.orders = answer.orders;
    this.changes++;
    this.settleSeat();
  }

  /** Is this what is shown already? */
  private knows(answer: Pick<TableView, "update" | "view" | "undo" | "orders">): boolean {
    return (
      this.view !== null &&
      this.queue.length === 0 &&
      answer.update === this.update &&
      answer.view?.seat === this.view.seat &&
      answer.view.legal.length === this.view.legal.length &&
      answer.view.asked.length === this.view.asked.length &&
      JSON.stringify([answer.undo, answer.orders]) === JSON.stringify([this.undo, this.orders])
    );
  }

  /** I look from a seat of mine; seats are dealt out when the game starts, so it may have become another one. */
  private settleSeat(): void {
    const mine = this.table?.my_seats ?? [];
    const fits = this.seat === null ? mine.length === 0 : mine.includes(this.seat);
    if (!fits) this.seat = mine[0] ?? null;
    else if (!this.view || this.view.seat === this.seat) return;
    this.watch(); // what I see is not what this seat sees
    void this.readLog();
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "view":
      case "stale": {
        if (message.table.id !== this.id) return;
        const missed = message.update > this.update || message.table.status !== this.table?.status;
        this.problem = null;
        this.take(message);
        if (missed) void this.readLog(); // from the seat that is mine now
        if (message.type === "stale") this.pending = null;
        break;
      }
      case "update": {
        if (message.table !== this.id || message.update <= this.heard) return;
        if (message.update !== this.heard + 1) {
          this.watch(); // the view that answers tells what was missed
          return;
        }
        this.heard = message.update;
        this.await(this.whole(message));
        break;
      }
      case "more": {
        if (message.table !== this.id || message.update < this.heard) return;
        if (message.update > this.heard) {
          this.watch();
          return;
        }
        this.await(this.whole(message));
        break;
      }
      case "table":
        if (message.table.id === this.id) {
          this.table = message.table;
          this.spectators = message.spectators;
          this.settleSeat();
        }
        break;
      case "done":
        if (this.pending && "id" in this.pending.message && message.id === this.pending.message.id)
          this.pending = null;
        this.doAnnounced();
        break;
      case "refused":
        if (message.table !== null && message.table !== this.id) return;
        // I asked to look from where I waited before the seats were drawn: nothing a player did wrong
        if (message.id === null && message.refusal.error === "forbidden") {
          if (this.view?.seat !== this.seat) void this.open();
          return;
        }
        this.pending = null;
        this.announced = null;
        this.refusal = message.refusal;
        break;
      case "chat":
        if (message.line.table !== this.id) break;
        if (!this.chat.some((one) => one.n === message.line.n)) this.chat = [...this.chat, message.line];
        else this.chat = this.chat.map((one) => (one.n === message.line.n ? message.line : one));
        break;
      default:
        break;
    }
  }

  // What comes is shown in its order, each thing in its time.

  /** With the whole view, where only what has changed since the last message was sent. */
  private whole(message: Heard): News {
    const view = message.view ?? changed(this.received, message);
    this.received = view;
    return { ...message, view };
  }

  private await(news: News): void {
    this.clocks = news.clocks; // time runs whether I have seen it or not
    this.queue = [...this.queue, news];
    this.flow();
  }

  /** Shows what is due, and sets a clock for the rest. */
  private flow(): void {
    clearTimeout(this.timer);
    if (this.covered) return; // until its reader sees the board
    while (this.queue.length > 0) {
      if (this.back) return; // until its reader comes back to the present
      const wait = this.holds() - (performance.now() - this.shownAt);
      if (wait > 0) {
        this.timer = setTimeout(() => this.flow(), wait);
        return;
      }
      const [next, ...rest] = this.queue;
      this.queue = rest;
      this.show(next!);
    }
    const wait = this.holds() - (performance.now() - this.shownAt);
    if (!this.now || this.back) return;
    if (wait > 0) this.timer = setTimeout(() => this.flow(), wait);
    else this.now = null;
  }

  /** Something lies over the board that must be read first: what others do waits behind it. */
  private covered = false;
  cover(covered: boolean): void {
    if (covered === this.covered) return;
    this.covered = covered;
    this.shownAt = performance.now();
    this.flow();
  }

  /** How long what is shown now must stay before what comes next. */
  private holds(): number {
    const mine = (news: News | null | undefined): boolean =>
      news?.type === "update" && news.seat !== null && this.mySeats.includes(news.seat);
    if (mine(this.queue[0])) return 0; // nobody waits for what he does himself
    return this.last ? hold(this.last, this.queue[0], mine(this.last), this.table?.pace.kind === "live") : 0;
  }

  private show(news: News): void {
    const before = this.view;
    const { table: _table, type, view, change: _change, clocks: _clocks, undo, orders, ...rest } = news;
    this.update = news.update;
    this.view = view;
    this.undo = undo;
    this.orders = orders;
    this.changes++;
    this.last = news;
    this.shownAt = performance.now();
    this.seen(news);
    this.views.set(news.update, view);
    if (this.views.size > KEPT) this.views.delete(this.views.keys().next().value!);
    if (type === "more") {
      this.log = this.log.map((entry) =>
        entry.update === news.update ? { ...entry, events: [...entry.events, ...news.events] } : entry,
      );
    } else if (news.kind === "undo" || news.kind === "rewind") {
      void this.readLog();
    } else {
      this.log = [...this.log, { ...rest, undone: false } as LogEntry];
    }
    const entry = this.log.find((one) => one.update === news.update) ?? null;
    const seen =
      entry !== null && told(news.events).length > 0 && news.type === "update" && news.kind === "play";
    const foreign = seen && (entry.seat === null || !this.mySeats.includes(entry.seat));
    if (seen || news.type === "update") this.now = this.marked = foreign ? entry : null;
    if (view.seat !== this.seat) this.watch();
    this.onhappening?.({ events: news.events, seat: news.type === "update" ? news.seat : null }, before);
    this.doAnnounced();
    this.lookForMySeats();
  }

  /** Its time begins when it is on the screen: a busy machine draws late. */
  private seen(news: News): void {
    globalThis.requestAnimationFrame?.(() =>
      requestAnimationFrame(() => {
        if (this.last === news) this.shownAt = performance.now();
      }),
    );
  }

  /** Shows all that has come at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.back = this.looked = this.now = null;
    const queue = this.queue;
    this.queue = [];
    for (const news of queue) this.show(news);
    this.now = null;
  }

  /** Looks back at a step; null: at the present, and goes on. */
  async lookBack(step: LogEntry | null): Promise<void> {
    this.back = step;
    if (!step) {
      this.looked = null;
      this.flow();
      return;
    }
    clearTimeout(this.timer);
    const kept = this.views.get(step.update);
    if (!kept) this.looked = null;
    const query = new URLSearchParams({
      ply: String(step.ply),
      ...(this.seat === null ? {} : { seat: String(this.seat) }),
    });
    const view =
      kept ??
      (await api
        .get<TableView>(`${api.table(this.id)}/view?${query}`)
        .then((answer) => answer.view)
        .catch(() => null));
    if (this.back === step) this.looked = view;
    if (view) this.views.set(step.update, view);
  }

  /** With several seats of mine at one table a secret question may be for another of them. */
  private lookForMySeats(): void {
    if (this.mySeats.length < 2 || this.myTurn || this.deciding.length > 0 || this.view?.outcome) return;
    void api
      .get<TableInfo>(api.table(this.id))
      .then((table) => (this.table = table))
      .catch(() => undefined);
  }

  async readLog(): Promise<void> {
    if (this.table?.status === "open") return; // nothing has happened, and the seats are not drawn yet
    try {
      const log = await api.get<Log>(
        `${api.table(this.id)}/log${this.seat === null ? "" : `?seat=${this.seat}`}`,
      );
      // what has come since the server answered is not in it, and what waits to be shown is not told yet
      const shown = log.entries.filter((entry) => entry.update <= this.update);
      const last = shown.at(-1)?.update ?? -1;
      this.log = [...shown, ...this.log.filter((entry) => entry.update > last)];
    } catch {
      // the log fills up again from live updates
    }
  }

  async readChat(): Promise<void> {
    try {
      const chat = await api.get<Chat>(`${api.table(this.id)}/chat`);
      this.chat = chat.lines;
      this.chatSeen = chat.seen;
    } catch {
      // spectators may not read it
    }
  }

  private announced: { deed: string; since: number } | null = null;

  /** Whoever wants a word before something is played: it goes on with `go`, or not. */
  before: ((lines: string[], go: () => void) => void) | null = null;

  play(action: string): void {
    this.follow([action]);
  }

  private send(action: string): void {
    this.covered = false; // who acts has read enough, and seen enough
    if (this.queue.length > 0 || this.back) this.catchUp();
    if (!this.view || this.seat === null || this.pending) return;
    this.refusal = null;
    const message = {
      type: "play",
      table: this.id,
      seat: this.seat,
      ply: this.view.ply,
      update: this.update,
      id: api.newId(),
      action,
    } as FromClient;
    this.pending = { message, since: performance.now() };
    line.send(message);
  }

  /** Plays a whole move: one message, one answer. It ends early where something comes between. */
  follow(lines: string[]): void {
    if (lines.length === 0) return;
    const go = (): void => this.send(lines.join("; "));
    if (this.before) this.before(lines, go);
    else go();
  }

  /** Announces an action, and does it as soon as the others have let it pass. */
  announce(action: string, deed: string): void {
    if (this.pending) return;
    this.announced = { deed, since: this.update };
    this.play(action);
  }

  /** On my next turn the deed is done, or it cannot be done any more. */
  private doAnnounced(): void {
    if (!this.announced || this.pending || !this.myTurn || this.update <= this.announced.since) return;
    const { deed } = this.announced;
    this.announced = null;
    if (this.options.some((option) => option.text === deed)) this.play(deed);
  }

  /** Something worked out for me before I decide: asked once a position, null if there is no answer. */
  ask<T>(question: Named): Promise<T | null> {
    if (this.answersFor !== this.update) {
      this.answers.clear();
      this.answersFor = this.update;
    }
    const key = JSON.stringify(question);
    const known = this.answers.get(key);
    if (known) return known as Promise<T | null>;
    const asked = this.inquire<Answer>("ask", { question, seat: this.seat })
      .then((reply) => reply.answer as T | null)
      .catch(() => null);
    this.answers.set(key, asked);
    return asked;
  }

  /** A question to the server about this table; nothing is played. */
  inquire<T>(about: "ask" | "odds" | "why-not", body: Named): Promise<T> {
    return api.post<T>(`${api.table(this.id)}/${about}`, body);
  }

  takeBack(): void {
    if (!this.view || this.seat === null) return;
    this.catchUp();
    const message = {
      type: "undo",
      table: this.id,
      seat: this.seat,
      ply: this.view.ply,
      id: api.newId(),
    } as FromClient;
    this.pending = { message, since: performance.now() };
    line.send(message);
  }

  /** Goes back to a ply: at once where nobody else plays, else all are asked. */
  askUndo(to: number): void {
    if (this.seat === null || this.pending) return;
    this.catchUp();
    const message = { type: "ask_undo", table: this.id, seat: this.seat, to, id: api.newId() } as FromClient;
    this.pending = { message, since: performance.now() };
    line.send(message);
  }

  answerUndo(agree: boolean): void {
    if (this.seat === null) return;
    line.send({ type: "answer_undo", table: this.id, seat: this.seat, agree, id: api.newId() } as FromClient);
  }

  say(text: string): void {
    line.send({ type: "say", table: this.id, text } as FromClient);
  }
}
