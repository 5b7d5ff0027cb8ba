import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Entry, type Message, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";

const here = new URL("../src/locale/", import.meta.url).pathname;
const LANGUAGES = ["en", "de", "hu", "nl"];

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

function messages(language: string): Map<string, { params: string[]; attributes: string[] }> {
  const resource = parse(readFileSync(join(here, `${language}.ftl`), "utf8"), {});
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

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

test("every text the client asks for exists", () => {
  const missing = new Set<string>();
  for (const text of sources(new URL("../src/", import.meta.url).pathname))
    for (const [, id] of text.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)(?:\.[a-z]+)?"/g))
      if (id && !english.has(id)) missing.add(id);
  expect([...missing]).toEqual([]);
});
