/** A table of Byzantium with other people, whose hands the test has: what they do, and when, is not left to bots or dice. */
import { expect, request, type APIRequestContext, type Page } from "@playwright/test";
import { url } from "./play";

interface Seen {
  update: number;
  view: { ply: number; seat: number | null; asked: { seat: number | null }[]; legal: { text: string }[] };
}

export interface Company {
  /** The others play until I am asked. Gives what they have played. */
  untilMyTurn: () => Promise<string[]>;
  /** The number of the server's last update. */
  update: () => Promise<number>;
}

/** Cities that the Bulgars do not reach: a war with them is mine alone. */
const TAKES = /^control (?!adrianople|thessalonica)\w+ < pool$/;
let count = 0;

async function guest(by: APIRequestContext, name: string): Promise<{ "X-CSRF-Token": string }> {
  const answer = await by.post(url("/api/guest"), { data: { name } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { "X-CSRF-Token": ((await answer.json()) as { csrf: string }).csrf };
}

/** Opens a table of three; the others take one city after another. `first`: who is to decide when I come. */
export async function sitWithPeople(page: Page, first: "me" | "others" = "me"): Promise<Company> {
  const mine = await guest(page.request, "Anna");
  const others = await Promise.all(
    ["Basil", "Zoe"].map(async (name) => {
      const by = await request.newContext();
      return { by, headers: await guest(by, name) };
    }),
  );
  let api = "";
  const see = async (by: APIRequestContext, seat: number): Promise<Seen> =>
    (await (await by.get(`${api}/view?seat=${seat}`)).json()) as Seen;
  const asked = async (): Promise<number> => (await see(page.request, 0)).view.asked[0]?.seat ?? 0;

  async function open(): Promise<void> {
    const made = await page.request.post(url("/api/tables"), {
      headers: mine,
      data: {
        game: "byzantium",
        seats: [{ who: "me" }, { who: "open" }, { who: "open" }],
        order: "fixed",
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    api = url(`/api/tables/${((await made.json()) as { id: string }).id}`);
    for (const { by, headers } of others) {
      const sat = await by.post(`${api}/join`, { headers, data: {} });
      expect(sat.ok(), await sat.text()).toBe(true);
    }
  }
  async function untilMyTurn(): Promise<string[]> {
    const played: string[] = [];
    for (;;) {
      const { view, update } = await see(page.request, 0);
      const seat = view.asked[0]?.seat ?? 0;
      if (seat === 0) return played;
      const { by, headers } = others[seat - 1]!;
      const action = (await see(by, seat)).view.legal
        .map(({ text }) => text)
        .find((text) => TAKES.test(text))!;
      const data = { seat, ply: view.ply, update, id: `company-${count++}`, action };
      const done = await by.post(`${api}/play`, { headers, data });
      expect(done.ok(), await done.text()).toBe(true);
      played.push(action);
    }
  }

  await open();
  if (first === "me") await untilMyTurn();
  else while ((await asked()) === 0) await open(); // the dice say who begins
  const told = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"legal"')),
    );
  await page.goto(api.replace("/api/tables/", "/table/"));
  await told; // what is played from now on is seen to happen
  return { untilMyTurn, update: async () => (await see(page.request, 0)).update };
}
