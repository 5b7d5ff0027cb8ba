/** The few marks that the rules are written with, taken apart for the page: no text becomes markup by itself. */
export type Bit = { sort: "text" | "strong" | "em" | "code" | "rule" | "hit"; text: string };
export type Block =
  { sort: "text" | "item" | "head"; bits: Bit[] } | { sort: "table"; head: Bit[][]; rows: Bit[][][] };

const MARKS = /\*\*(.+?)\*\*|\*([^*\n]+)\*|`([^`]+)`|\b([A-Z]{3}-[A-Z]{3}-\d{2})\b/g;
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function plain(text: string, words: string[]): Bit[] {
  if (words.length === 0) return text ? [{ sort: "text", text }] : [];
  return text
    .split(new RegExp(`(${words.map(escaped).join("|")})`, "gi"))
    .map((part, i): Bit => ({ sort: i % 2 ? "hit" : "text", text: part }))
    .filter((bit) => bit.text !== "");
}

/** One line; `words` are marked wherever they stand in plain text. */
export function bits(text: string, words: string[] = []): Bit[] {
  const found: Bit[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARKS)) {
    found.push(...plain(text.slice(at, mark.index), words));
    const [whole, strong, em, code, rule] = mark;
    if (strong) found.push({ sort: "strong", text: strong });
    else if (em) found.push({ sort: "em", text: em });
    else if (code) found.push({ sort: "code", text: code });
    else if (rule) found.push({ sort: "rule", text: rule });
    at = mark.index + whole.length;
  }
  return [...found, ...plain(text.slice(at), words)];
}

/** Paragraphs, items, headings and tables. */
export function blocks(text: string, words: string[] = []): Block[] {
  const found: Block[] = [];
  const cells = (line: string): Bit[][] =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => bits(cell.trim(), words));
  let table: Extract<Block, { sort: "table" }> | null = null;
  for (const line of text.split("\n")) {
    if (line.startsWith("|")) {
      if (table && /^[|\s:-]+$/.test(line)) continue;
      if (table) table.rows.push(cells(line));
      else found.push((table = { sort: "table", head: cells(line), rows: [] }));
      continue;
    }
    table = null;
    if (line.trim() === "") continue;
    if (line.startsWith("#"))
      found.push({ sort: "head", bits: bits(line.replace(/^#+\s*/, "").replaceAll("`", ""), words) });
    else if (/^\s*- /.test(line)) found.push({ sort: "item", bits: bits(line.replace(/^\s*- /, ""), words) });
    else found.push({ sort: "text", bits: bits(line, words) });
  }
  return found;
}
