import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Entry, type Message, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { gameText, prepareTexts } from "../src/lib/texts.svelte";

const client = new URL("../src/locale/", import.meta.url).pathname;
const shared = new URL("../../src/porphyry/locale/", import.meta.url).pathname;
const games = new URL("../../src/porphyry/games/", import.meta.url).pathname;
const LANGUAGES = ["en", "de", "hu", "nl"];
const BOARDS = ["byzantium", "byzantion", "guiscard"];

function parameters(message: Message): string[] {
  const found = new Set<string>();
  class Walk extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  new Walk().visit(message);
  return [...found].sort();
}

function messages(
  language: string,
  folder = client,
): Map<string, { params: string[]; attributes: string[] }> {
  const resource = parse(readFileSync(join(folder, `${language}.ftl`), "utf8"), {});
  const junk = resource.body.filter((entry: Entry) => entry.type === "Junk");
  expect(junk, `${language}.ftl cannot be read in places`).toEqual([]);
  return new Map(
    resource.body
      .filter((entry): entry is Message => entry.type === "Message")
      .map((entry) => [
        entry.id.name,
        { params: parameters(entry), attributes: entry.attributes.map((one) => one.id.name).sort() },
      ]),
  );
}

const english = messages("en");

test.each(LANGUAGES.slice(1))("%s has the same texts, attributes and parameters as English", (language) => {
  const other = messages(language);
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, said] of english) expect({ id, ...other.get(id) }).toEqual({ id, ...said });
});

function sources(folder: string, without: string[] = []): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return without.includes(path) ? [] : sources(path, without);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

const asked = (texts: string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)(?:\.[a-z]+)?"/g)].map((found) => found[1]!),
  );
const everywhere = new Set([...english.keys(), ...messages("en", shared).keys()]);
const boards = new URL("../src/games", import.meta.url).pathname;

test("every text the client asks for exists", () => {
  const of = BOARDS.map((game) => join(boards, game)); // what they share is the client's own
  const wanted = asked(sources(new URL("../src/", import.meta.url).pathname, of));
  expect(wanted.filter((id) => !everywhere.has(id))).toEqual([]);
});

test.each(BOARDS)(
  "every text the board of %s asks for exists, in the game's own words or the client's",
  (game) => {
    const own = messages("en", `${games}${game}/locale/board`);
    const wanted = asked(sources(join(boards, game)));
    expect(wanted.filter((id) => !own.has(id) && !everywhere.has(id))).toEqual([]);
    expect([...own.keys()].filter((id) => everywhere.has(id))).toEqual([]);
  },
);

test("a form that a language does without is not borrowed from English", async () => {
  const before = settings.language;
  settings.language = "hu";
  await prepareTexts("byzantion");

  expect(gameText("byzantion", "story-gained.then", { items: "2 fidest" })).toBe("2 fidest kap");
  expect(gameText("byzantion", "story-discarded.then", { items: "Belizár" })).toBeUndefined();
  expect(gameText("byzantion", "story-DynamisGained", { seat: "Anna", amount: 1 })).toBeUndefined();
  expect(gameText("byzantion", "story-DynamisGained.then", { seat: "Anna", amount: 1 })).toBeUndefined();
  settings.language = before;
});
