/** Lessons: which there are, how far this reader has come, and a step of one as a table to play at. */
import * as api from "./api";
import { gameSchema } from "./gamewords";
import { learnt, passed } from "./learnt.svelte";
import { self } from "./person.svelte";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";
import { prepareTexts } from "./texts.svelte";
import type { Named } from "./types";
import type { Course, LessonInfo, LessonStep, LessonTable, LogEntry, TableInfo } from "./wire";

/** One text in every language. */
export type Said = LessonInfo["title"];

/** Three stars without a mistake, two with a few, one for getting through; the best counts. */
export const starsFor = (mistakes: number, steps: number): number =>
  mistakes === 0 ? 3 : mistakes <= steps ? 2 : 1;

export const stars = (course: string, lesson: string): number => learnt.now.lessons[course]?.[lesson] ?? 0;

/** Where a reader goes on in a course: the first lesson not done yet, or its map when all are. */
export function nextLesson(all: Course[], course: string): string {
  const next = all.find((one) => one.name === course)?.lessons.find((one) => stars(course, one.name) === 0);
  return next ? `/learn/${course}/${next.name}` : `/learn/${course}`;
}

let offered: Promise<Course[]> | undefined;
export function courses(): Promise<Course[]> {
  offered ??= api.get<Course[]>("/api/lessons");
  offered.catch(() => (offered = undefined));
  return offered;
}

export const say = (text: Said | null): string => text?.[settings.language] ?? text?.en ?? "";

/** A step of a lesson as a table: everything done in it so far is told to the server, which keeps nothing. */
export class LessonStore extends TableStore {
  info: LessonInfo | null = $state.raw(null);
  /** Which step is played. */
  at = $state(0);
  did: string[] = $state.raw([]);
  verdict: LessonTable["verdict"] = $state("open");
  said: Said | null = $state.raw(null);
  /** Mistakes in the whole lesson. */
  mistakes = $state(0);
  over = $state(false);
  /** How often a position has been set up anew. */
  begun = $state(0);
  /** With help: what leads on from here. */
  private ahead: string[] = $state.raw([]);
  readonly step: LessonStep | null = $derived(this.info?.steps[this.at] ?? null);
  private shownLog = 0;
  private wish = 0;
  private readonly home: string;

  constructor(
    readonly course: string,
    readonly lesson: string,
  ) {
    super("lesson");
    this.home = `/api/lessons/${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`;
  }

  override async open(): Promise<void> {
    try {
      const info = await api.get<LessonInfo>(this.home);
      const [schema] = await Promise.all([gameSchema(info.game).catch(() => null), prepareTexts(info.game)]);
      this.schema = schema;
      this.info = info;
      await this.start(0);
      this.problem = null;
    } catch (error) {
      if (error instanceof api.Problem) this.problem = error;
      else throw error;
    }
  }

  override close(): void {
    this.wish++;
  }

  /** Begins a step, or begins it again. */
  async start(at: number): Promise<void> {
    this.rest = [];
    await this.tell([], at);
  }

  /** After a step: the next one, or the end of the lesson. */
  async next(): Promise<void> {
    if (!this.info || this.pending || this.verdict !== "done") return;
    if (this.at + 1 < this.info.steps.length) return this.start(this.at + 1);
    passed(this.course, this.lesson, starsFor(this.mistakes, this.info.steps.length));
    this.over = true;
  }

  async again(): Promise<void> {
    await this.start(this.at);
  }

  override play(action: string): void {
    if (this.pending || this.verdict !== "open") return;
    void this.tell([...this.did, action]);
  }

  /** Answers a question, or points at something; another answer may follow a wrong one. */
  answer(action: string): void {
    if (this.pending || this.verdict === "done") return;
    void this.tell([action]);
  }

  /** What leads as far as this thing, where all of it is one walk: actions with one of these verbs and one place each. */
  along(thing: string, verbs: string[]): string[] {
    const end = this.ahead.findIndex((line) => line.split(" ")[1] === thing);
    const way = this.ahead.slice(0, end + 1);
    const [verb = ""] = way[0]?.split(" ") ?? [];
    const walked = (line: string): boolean => line.split(" ").length === 2 && line.startsWith(`${verb} `);
    return verbs.includes(verb) && way.every(walked) ? way : [];
  }

  private rest: string[] = [];
  override follow(lines: string[]): void {
    const [first, ...rest] = lines;
    if (first === undefined || this.pending) return;
    this.rest = rest;
    this.play(first);
  }

  override inquire<T>(about: "ask" | "odds" | "why-not", body: Named): Promise<T> {
    const { seat: _seat, ...asked } = body;
    return api.post<T>(`${this.home}/${this.at}/${about}`, { did: this.did, ...asked });
  }

  override lookFrom(): void {
    // a lesson has one seat
  }

  private async tell(did: string[], at = this.at): Promise<void> {
    const wish = ++this.wish;
    this.refusal = null;
    this.pending = { message: { type: "ping", n: 0 }, since: performance.now() };
    try {
      const reply = await api.post<LessonTable>(`${this.home}/${at}`, { did });
      if (wish !== this.wish) return;
      this.pending = null;
      this.hearReply(reply, did, at);
    } catch (error) {
      if (wish !== this.wish) return;
      this.pending = null;
      this.rest = [];
      if (!(error instanceof api.Problem)) throw error;
      if (did.length === 0) throw error;
      this.refusal = error.refusal;
    }
  }

  private hearReply(reply: LessonTable, did: string[], at: number): void {
    const before = this.view;
    this.at = at;
    const seat = this.step?.seat ?? 0;
    this.did = did;
    this.ahead = reply.ahead;
    if (did.length === 0) {
      this.log = [];
      this.shownLog = 0;
      this.begun++;
    }
    this.verdict = reply.verdict;
    this.said = reply.say;
    if (reply.verdict === "wrong" || reply.verdict === "missed") this.mistakes++;
    this.seat = seat;
    this.table = tableOf(reply, seat);
    this.update = did.length;
    this.answersFor = -1;
    this.view = reply.view;
    this.changes++;
    const news = reply.log.slice(this.shownLog);
    this.shownLog = reply.log.length;
    const entries = news.map((one, i): LogEntry => ({
      update: this.log.length + i + 1,
      ply: this.log.length + i + 1,
      kind: "play",
      seat: one.seat,
      by: one.seat === seat ? "person" : "bot",
      at: 0,
      action: one.action,
      events: one.events,
      undone: false,
    }));
    this.log = [...this.log, ...entries];
    const events = news.flatMap((one) => one.events);
    if (events.length > 0) this.onhappening?.({ events, seat }, before);
    const next = this.rest.shift();
    if (next !== undefined && this.verdict === "open" && this.options.some((one) => one.text === next))
      this.play(next);
    else this.rest = [];
  }
}

/** The table of a step, as the components of a table want to know it. */
function tableOf({ view }: LessonTable, seat: number): TableInfo {
  const others = ["Leo", "Irene", "Bardas"];
  return {
    id: "lesson",
    game: view.game,
    rules_version: view.rules_version,
    title: "",
    status: "playing",
    seats: Array.from({ length: view.seats }, (_, at) => ({
      seat: at,
      kind: "person",
      name: at === seat ? (self.person?.name ?? "Anna") : others[at > seat ? at - 1 : at]!,
      bot: null,
      online: true,
      you: at === seat,
      person: null,
      program: false,
      given_up: false,
    })),
    options: view.options,
    pace: { kind: "none", bank_s: 0, increment_s: 0, cap_s: 0 },
    my_seats: [seat],
    my_turn: view.legal.length > 0,
    waiting: [],
    ply: view.ply,
    update: 0,
    timeout: "nothing",
    order: "fixed",
    private: true,
    secrets: false,
    owner: false,
    deadline: null,
    commitment: null,
    outcome: null,
    ended_by: null,
    created_at: 0,
    started_at: null,
    ended_at: null,
    unread_chat: 0,
    muted: false,
    rematch: null,
    reaction_s: 0,
    late: "wait",
    hints: false,
    shared: false,
    dice: "laid-down",
    made_up: true,
    data: "",
    older_rules: false,
    stopped: false,
    paused: false,
    silent: [],
    proposal: null,
  };
}
