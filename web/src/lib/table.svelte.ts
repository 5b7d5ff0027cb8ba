/** One table as this reader sees it. The last view is the only store of game truth. */
import * as api from "./api";
import { GameWords, gameSchema, seatLabel, seatNames } from "./gamewords";
import { line } from "./live.svelte";
import { takePrefetched } from "./prefetch";
import { prepareTexts } from "./texts.svelte";
import { toOption, type Option } from "./types";
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

  /** Actions still to be played one after the other, until something unforeseen happens. */
  plan: string[] = $state.raw([]);
  private stored = 0;
  private answers = new Map<string, Promise<unknown>>();
  private answersFor = -1;

  /** Told of every step as it arrives, for animation and announcements. */
  onhappening: Happening | null = null;

  private leave: (() => void) | null = null;

  readonly options: Option[] = $derived((this.view?.legal ?? []).map(toOption));
  /** The seats, each with a name to call it by. */
  readonly seats: SeatInfo[] = $derived(
    (this.table?.seats ?? []).map((seat) => ({ ...seat, name: seatLabel(seat) })),
  );
  readonly mySeats: number[] = $derived(this.table?.my_seats ?? []);
  readonly deciding: number[] = $derived(
    (this.view?.asked ?? []).map((ask) => ask.seat).filter((seat): seat is number => seat !== null),
  );
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
    line.send({ type: "unwatch", table: this.id } as FromClient);
    this.leave?.();
    this.leave = null;
  }

  private watch(): void {
    line.send({ type: "watch", table: this.id, seat: this.seat } as FromClient);
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
    this.table = answer.table;
    this.update = answer.update;
    this.view = answer.view;
    this.clocks = answer.clocks;
    this.undo = answer.undo;
    this.spectators = answer.spectators;
    this.orders = answer.orders;
    this.changes++;
    this.settleSeat();
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
        const missed = message.update > this.update + 1 || message.table.status !== this.table?.status;
        this.problem = null;
        this.take(message);
        if (missed) void this.readLog(); // from the seat that is mine now
        if (message.type === "stale") [this.pending, this.plan] = [null, []];
        break;
      }
      case "update": {
        if (message.table !== this.id) return;
        if (message.update <= this.update) return;
        if (message.update !== this.update + 1) {
          this.watch(); // the view that answers tells what was missed
          return;
        }
        const before = this.view;
        this.update = message.update;
        this.view = message.view;
        this.clocks = message.clocks;
        this.undo = message.undo;
        this.orders = message.orders;
        this.changes++;
        const {
          table: _table,
          type: _type,
          view,
          clocks: _clocks,
          undo: _undo,
          orders: _orders,
          ...entry
        } = message;
        if (message.kind === "undo" || message.kind === "rewind") void this.readLog();
        else this.log = [...this.log, { ...entry, undone: false }];
        if (this.isUnforeseen(entry.events)) this.plan = [];
        if (view.seat !== this.seat) this.watch();
        this.onhappening?.(entry, before);
        this.goOn();
        this.lookForMySeats();
        break;
      }
      case "more": {
        if (message.table !== this.id || message.update < this.update) return;
        if (message.update > this.update) {
          this.watch();
          return;
        }
        const before = this.view;
        this.view = message.view;
        this.clocks = message.clocks;
        this.undo = message.undo;
        this.orders = message.orders;
        this.changes++;
        this.log = this.log.map((entry) =>
          entry.update === message.update
            ? { ...entry, events: [...entry.events, ...message.events] }
            : entry,
        );
        if (message.view.seat !== this.seat) this.watch();
        this.onhappening?.({ events: message.events, seat: null }, before);
        this.lookForMySeats();
        this.goOn();
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
        if (message.table === this.id) {
          this.stored = message.update;
          this.goOn();
        }
        break;
      case "refused":
        if (message.table !== null && message.table !== this.id) return;
        this.plan = [];
        this.pending = null;
        // a seat I waited at before the seats were drawn: nothing a player did wrong
        if (message.refusal.error === "forbidden" && this.view?.seat !== this.seat) void this.open();
        else this.refusal = message.refusal;
        break;
      case "chat":
        if (message.line.table === this.id && !this.chat.some((one) => one.n === message.line.n))
          this.chat = [...this.chat, message.line];
        break;
      default:
        break;
    }
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
      this.log = log.entries;
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

  play(action: string): void {
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

  /** Plays lines one after the other; a die, or a line that cannot be played any more, ends it. */
  follow(lines: string[]): void {
    if (lines.length === 0 || this.pending) return;
    this.plan = lines.slice(1);
    this.stored = Infinity; // nothing goes on before the first line is stored
    this.play(lines[0]!);
  }

  private goOn(): void {
    const [next, ...rest] = this.plan;
    if (next === undefined || this.pending || this.update < this.stored || !this.myTurn) return;
    const legal = this.options.some((option) => option.text === next);
    this.plan = legal ? rest : [];
    if (legal) this.play(next);
  }

  private isUnforeseen(events: GameEvent[]): boolean {
    const dice = (this.schema?.events ?? []).filter((kind) => kind.dice).map((kind) => kind.name);
    return events.some((event) => dice.includes(event.kind));
  }

  /** Something worked out for me before I decide: asked once a position, null if there is no answer. */
  ask<T>(question: Record<string, unknown>): Promise<T | null> {
    if (this.answersFor !== this.update) {
      this.answers.clear();
      this.answersFor = this.update;
    }
    const key = JSON.stringify(question);
    const known = this.answers.get(key);
    if (known) return known as Promise<T | null>;
    const asked = api
      .post<Answer>(`${api.table(this.id)}/ask`, { question, seat: this.seat })
      .then((reply) => reply.answer as T | null)
      .catch(() => null);
    this.answers.set(key, asked);
    return asked;
  }

  takeBack(): void {
    if (!this.view || this.seat === null) return;
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

  askUndo(to: number): void {
    if (this.seat === null) return;
    line.send({ type: "ask_undo", table: this.id, seat: this.seat, to, id: api.newId() } as FromClient);
  }

  answerUndo(agree: boolean): void {
    if (this.seat === null) return;
    line.send({ type: "answer_undo", table: this.id, seat: this.seat, agree, id: api.newId() } as FromClient);
  }

  say(text: string): void {
    line.send({ type: "say", table: this.id, text } as FromClient);
  }
}
