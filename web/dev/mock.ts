/** A stand-in for the server: one table of Byzantium in mid-game, answering just enough to draw every page. */
import { board, games, legal, log, schema } from "./fixtures";

const seats = ["Anna", "Basil", "Irene", "Leo"].map((name, seat) => ({
  seat,
  kind: seat === 0 ? "person" : "bot",
  name,
  bot: seat === 0 ? null : "normal",
  online: true,
  you: seat === 0,
}));
const table = {
  id: "demo",
  game: "byzantium",
  rules_version: 1,
  title: "",
  status: "playing",
  seats,
  options: {},
  pace: { kind: "live", bank_s: 1800, increment_s: 20, cap_s: 0 },
  timeout: "bot",
  order: "random",
  private: false,
  secrets: false,
  owner: true,
  my_seats: [0],
  my_turn: true,
  waiting: [0],
  ply: 41,
  update: 41,
  deadline: null,
  commitment: "",
  outcome: null,
  ended_by: null,
  created_at: 0,
  started_at: 0,
  ended_at: null,
  unread_chat: 2,
  muted: false,
};
const view = {
  game: "byzantium",
  rules_version: 1,
  seats: 4,
  options: {},
  ply: 41,
  seat: 0,
  commitment: "",
  board,
  asked: [{ seat: 0, kind: "choose_action", rule: "BYZ-TRN-03", params: {} }],
  legal,
  can_undo: true,
  events: [],
  outcome: null,
};
const now = Date.now();
const whole = {
  table,
  update: 41,
  view,
  clocks: seats.map(({ seat }) => ({
    seat,
    bank_ms: 1500000 - seat * 70000,
    since: seat === 0 ? now : null,
  })),
  undo: null,
  spectators: 2,
};

const answers: [RegExp, unknown][] = [
  [
    /\/api\/me$/,
    {
      person: { id: "1", name: "Anna", kind: "guest", language: "en" },
      csrf: "x",
      version: "0",
      push_key: null,
    },
  ],
  [/\/api\/games$/, games],
  [/\/api\/games\/\w+$/, schema],
  [
    /\/api\/tables$/,
    {
      tables: [
        {
          ...table,
          id: "two",
          status: "open",
          my_turn: false,
          my_seats: [],
          seats: seats.map((s, i) => (i > 1 ? { ...s, kind: "open", name: null } : s)),
        },
        { ...table, my_turn: false, my_seats: [] },
      ],
    },
  ],
  [/\/api\/my\/tables(\?.*)?$/, { tables: [table] }],
  [/\/view(\?.*)?$/, whole],
  [/\/log(\?.*)?$/, { table: "demo", entries: log }],
  [
    /\/chat$/,
    {
      lines: [
        { n: 1, table: "demo", person: "2", name: "Basil", seat: 1, text: "Damascus was mine!", at: 0 },
      ],
      seen: 0,
    },
  ],
  [/\/odds$/, { action: "", odds: null }],
  [
    /\/why-not$/,
    {
      action: "control mecca < pool",
      refusal: {
        error: "illegal",
        message: "Somebody controls it.",
        rule: "BYZ-CTL-01",
        reason: "controlled",
        params: {},
      },
    },
  ],
  [/\/notes$/, { text: "" }],
];

export function install(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    if (!address.includes("/api/")) return real(input, init);
    const found = answers.find(([pattern]) => pattern.test(address));
    return new Response(JSON.stringify(found?.[1] ?? { error: "not-found", message: address }), {
      status: found ? 200 : 404,
    });
  };
  class FakeSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 1;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      super();
      setTimeout(
        () =>
          this.onmessage?.({
            data: JSON.stringify({ type: "welcome", person: null, version: "0", server_time: now }),
          }),
        30,
      );
    }
    send(text: string): void {
      const message = JSON.parse(text) as { type: string };
      if (message.type === "watch")
        setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: "view", ...whole }) }), 30);
    }
    close(): void {
      this.readyState = 3;
    }
  }
  Object.assign(window, { WebSocket: FakeSocket });
}
