/** The server's HTTP side. Every failure becomes one `Problem` that the page can show plainly. */
import type * as Wire from "./wire";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Partial<Wire.Refusal>,
  ) {
    super(refusal.message ?? `HTTP ${status}`);
  }
  get offline(): boolean {
    return this.status === 0;
  }
}

let csrf = "";

async function call<T>(method: string, path: string, body?: unknown, retry = true): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") {
    if (!csrf) await me();
    headers["X-CSRF-Token"] = csrf;
  }
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { error: "offline" });
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = { error: "invalid", message: text.slice(0, 200) };
  }
  if (!response.ok) {
    const refusal = (data ?? {}) as Partial<Wire.Refusal>;
    if (response.status === 403 && retry && method !== "GET" && refusal.error === "forbidden") {
      await me();
      return call(method, path, body, false);
    }
    throw new Problem(response.status, refusal);
  }
  return data as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);

export async function me(): Promise<Wire.Me> {
  const answer = await call<Wire.Me>("GET", "/api/me");
  csrf = answer.csrf;
  return answer;
}

/** Guest, account, login, logout: each answers with a new token for changing requests. */
export async function signIn(path: string, body: unknown = {}): Promise<Wire.Me> {
  const answer = await post<Wire.Me>(path, body);
  csrf = answer.csrf;
  return answer;
}

export const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const random = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((b) => b.toString(16).padStart(2, "0")).join("");

/** Ids for actions: unique enough that a repeat is always the same wish. */
export const newId = (): string => random(12);

/** My word in the dice of the table at which I sit down: nobody else knows it before. */
export const word = (): { contribution: string } => ({ contribution: random(16) });

/** For a table that I make: the server binds its dice first, then I say my word. */
export async function promisedWord(): Promise<{ promise: string; contribution: string }> {
  const { id } = await post<Wire.DicePromise>("/api/promises");
  return { promise: id, ...word() };
}
