// @vitest-environment jsdom
/** The store of one table: what it makes of every message, against a server that is played here. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { FromClient, FromServer, LogEntry, TableInfo, View } from "../src/lib/wire";

const ID = "k3TzB9xQ";

const seat = (number: number, you: boolean) =>
  ({ seat: number, kind: "person", name: you ? "Anna" : "Basil", you, bot: null }) as TableInfo["seats"][0];
const table = (more: Partial<TableInfo> = {}) =>
  ({
    id: ID,
    game: "tesserae",
    status: "playing",
    seats: [seat(0, true), seat(1, false)],
    my_seats: [0],
    pace: { kind: "none" },
    ...more,
  }) as TableInfo;
const view = (ply: number, more: Partial<View> = {}) =>
  ({
    seat: 0,
    ply,
    board: { stones: ply },
    asked: [],
    legal: [],
    events: [],
    outcome: null,
    ...more,
  }) as View;
const mine: Partial<View> = {
  asked: [{ seat: 0, kind: "bid", rule: "", params: {} }],
  legal: [{ text: "take 1", verb: "take" }],
};
const event = (kind: string) => ({ kind, rule: "", params: {} });

type Update = Extract<FromServer, { type: "update" }>;
const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: ID,
  update: number,
  ply: number,
  kind: "play",
  seat: 1,
  by: "person",
  at: 0,
  action: null,
  events: [event("StoneTaken")],
  view: view(number),
  change: null,
  clocks: [],
  undo: null,
  orders: [],
  ...more,
});
const shownView = (number: number, more: Partial<View> = {}) => ({
  table: table(),
  update: number,
  view: view(number, more),
  clocks: [],
  undo: null,
  spectators: 0,
  orders: [],
});

/** What the server answers by HTTP, by the path's last word; and what it was asked. */
let answers: Record<string, unknown>;
let asked: string[];
/** What the page has sent down its line. */
let sent: FromClient[];
let socket: FakeSocket;

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    socket = this; // eslint-disable-line @typescript-eslint/no-this-alias -- the test speaks through the newest line
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: FromServer | { type: "welcome" }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const last = <Type extends FromClient["type"]>(type: Type) =>
  sent.findLast((one) => one.type === type) as Extract<FromClient, { type: Type }> | undefined;

async function opened(now = shownView(3)): Promise<TableStore> {
  answers.view = now;
  const store = new TableStore(ID);
  await store.open();
  socket.tell({ type: "welcome" });
  await settle();
  stores.push(store);
  return store;
}

let stores: TableStore[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, sent] = [{ log: { table: ID, entries: [] }, chat: { lines: [], seen: 0 } }, [], []];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = answers[new URL(path, "http://x").pathname.split("/").at(-1)!];
    return Promise.resolve(new Response(JSON.stringify(found ?? {}), { status: found ? 200 : 404 }));
  });
});
afterEach(() => {
  stores.forEach((store) => store.close());
  stores = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table is opened from the seat that is mine, and followed by differences", async () => {
  const store = await opened();

  expect(store.seat).toBe(0);
  expect(store.view!.ply).toBe(3);
  expect(last("watch")).toEqual({ type: "watch", table: ID, seat: 0, differences: true });
});

test("a table that is not there is told as a problem, and nobody follows it", async () => {
  const store = new TableStore(ID);
  await store.open();

  expect(store.problem?.status).toBe(404);
  expect(sent).toEqual([]);
});

test("the next update is shown and told in the log; one that came before is not told again", async () => {
  const store = await opened();

  sent.length = 0;

  socket.tell(update(4));
  socket.tell(update(4, { view: view(99) }));
  socket.tell(update(3, { view: view(98) }));

  expect([store.update, store.view!.ply]).toEqual([4, 4]);
  expect(store.log.map((entry) => entry.update)).toEqual([4]);
  expect(sent, "nothing was missed").toEqual([]);
});

test("who has missed a step asks for the whole table, and shows nothing before it has come", async () => {
  const store = await opened();
  sent.length = 0;

  socket.tell(update(5));
  expect([store.update, store.view!.ply, last("watch")?.table]).toEqual([3, 3, ID]);

  answers.log = { table: ID, entries: [{ ...update(5), undone: false } as unknown as LogEntry] };
  socket.tell({ type: "view", ...shownView(5) });
  await settle();
  expect([store.update, store.view!.ply]).toEqual([5, 5]);
  expect(store.log.map((entry) => entry.update)).toEqual([5]);
});

test("what follows a step is told under the same number", async () => {
  const store = await opened();
  const more = { ...update(4), type: "more", events: [event("WindowClosed")], view: view(4, mine) } as never;

  socket.tell(update(4));
  socket.tell(more);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(store.log.map((entry) => entry.events.map((one) => one.kind))).toEqual([
    ["StoneTaken", "WindowClosed"],
  ]);
  expect(store.myTurn).toBe(true);

  socket.tell({ ...(more as Update), update: 6 } as never);
  expect([store.update, last("watch")?.table], "what it goes on with has been missed").toEqual([4, ID]);
});

test("differences are told from what has come last, shown or not", async () => {
  const store = await opened();

  socket.tell(update(4));
  socket.tell(
    update(5, {
      view: null,
      change: [
        [["ply"], 5],
        [["board", "stones"], 5],
      ],
    }),
  );
  socket.tell(update(6, { view: null, change: [[["ply"], 6]] }));
  expect(store.view!.ply, "each step has its time").toBe(4);
  expect(store.coming).toBe(2);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.view).toMatchObject({ ply: 6, board: { stones: 5 } });
});

test("who looks back holds up what comes; who returns sees it", async () => {
  const store = await opened();
  socket.tell(update(4));
  await vi.advanceTimersByTimeAsync(60_000);
  const step = store.log[0]!;

  await store.lookBack(step);
  socket.tell(update(5));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([store.looked?.ply, store.view!.ply]).toEqual([4, 4]);

  await store.lookBack(null);
  expect(store.view!.ply).toBe(5);
});

test("what is played is sent once, and again on a new line until it is answered", async () => {
  const store = await opened(shownView(3, mine));

  store.play("take 1");
  store.play("take 1");
  const first = last("play")!;
  expect(sent.filter((one) => one.type === "play")).toHaveLength(1);
  expect(first).toMatchObject({ seat: 0, ply: 3, update: 3, action: "take 1" });

  socket.close();
  await vi.advanceTimersByTimeAsync(1000);
  socket.tell({ type: "welcome" });
  expect(sent.filter((one) => one.type === "play")).toEqual([first, first]);

  socket.tell({ type: "done", table: ID, id: "of somebody else", update: 4, ply: 4 });
  expect(store.pending).not.toBeNull();
  socket.tell({ type: "done", table: ID, id: first.id, update: 4, ply: 4 });
  expect(store.pending).toBeNull();
});

test("my own step waits for nothing", async () => {
  const store = await opened(shownView(3, mine));
  socket.tell(update(4));

  socket.tell(update(5, { seat: 0 }));

  expect(store.view!.ply).toBe(5);
  expect(store.now, "it needs no telling").toBeNull();
});

test("a refusal is told; what I was refused to look from is not", async () => {
  const store = await opened(shownView(3, mine));
  store.play("take 1");
  const refusal = {
    error: "illegal",
    message: "no",
    rule: "TES-1",
    reason: "x",
    params: {},
    nearest: null,
    faults: [],
  };

  socket.tell({ type: "refused", table: ID, id: last("play")!.id, refusal });
  expect([store.pending, store.refusal?.rule]).toEqual([null, "TES-1"]);

  store.refusal = null;
  socket.tell({ type: "refused", table: ID, id: null, refusal: { ...refusal, error: "forbidden" } });
  socket.tell({ type: "refused", table: "another", id: "x", refusal });
  expect(store.refusal).toBeNull();
});

test("an action on an older position brings the present one", async () => {
  const store = await opened(shownView(3, mine));
  store.play("take 1");

  socket.tell({ type: "stale", id: last("play")!.id, ...shownView(6) });

  expect([store.pending, store.view!.ply]).toEqual([null, 6]);
});

test("what is announced is done as soon as the others have let it pass", async () => {
  const store = await opened(shownView(3, mine));
  store.announce("call take", "take 2");
  const announced = last("play")!;
  socket.tell({ type: "done", table: ID, id: announced.id, update: 4, ply: 4 });
  expect(store.pending).toBeNull();

  const able = { asked: mine.asked!, legal: [{ text: "take 2", verb: "take" }] };
  socket.tell(update(4, { seat: 0, view: view(4, able) }));

  expect(last("play")!.action).toBe("take 2");
});

test("the seat is mine again after the seats were drawn", async () => {
  const store = await opened({
    ...shownView(0),
    table: table({ status: "open" }),
    view: null as unknown as View,
  });
  expect(store.seat).toBe(0);

  socket.tell({ type: "table", table: table({ my_seats: [1] }), spectators: 2 });

  expect([store.seat, store.spectators]).toEqual([1, 2]);
  expect(last("watch")!.seat).toBe(1);
});

test("a line of chat comes once, and once more when it is hidden", async () => {
  const store = await opened();
  const line = { n: 1, table: ID, person: "p", name: "Basil", seat: 1, text: "hello", at: 0, hidden: false };

  socket.tell({ type: "chat", line });
  socket.tell({ type: "chat", line: { ...line, table: "another", n: 2 } });
  socket.tell({ type: "chat", line: { ...line, text: "", hidden: true } });

  expect(store.chat.map((one) => [one.text, one.hidden])).toEqual([["", true]]);
});

test("a question to the game is asked once a position", async () => {
  const store = await opened();
  answers.ask = { update: 3, answer: { hexes: [1] } };
  answers.me = { person: null, csrf: "c" };

  const found = await Promise.all([store.ask({ about: "reach" }), store.ask({ about: "reach" })]);
  expect(found).toEqual([{ hexes: [1] }, { hexes: [1] }]);
  expect(asked.filter((path) => path.endsWith("/ask"))).toHaveLength(1);

  socket.tell(update(4));
  await store.ask({ about: "reach" });
  expect(asked.filter((path) => path.endsWith("/ask"))).toHaveLength(2);
});
