import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** The rules reference: docs/rules/<game>.md becomes chapters of numbered rules, ready to search and to link to. */
function rulesReference(): Plugin {
  return {
    name: "porphyry-rules",
    enforce: "pre",
    buildStart() {
      // an empty glob is no error: without this a build in a copy without docs/ would have no rules
      const folder = new URL("../docs/rules/", import.meta.url);
      for (const game of ["byzantion", "byzantium", "guiscard"])
        if (!existsSync(new URL(`${game}.md`, folder))) throw new Error(`docs/rules/${game}.md is missing`);
    },
    load(id) {
      if (!id.endsWith(".md?rules")) return null;
      const text = readFileSync(id.slice(0, -"?rules".length), "utf8");
      return `export default ${JSON.stringify(readRules(text))}`;
    },
  };
}

/** A game's own table: data/<name>.toml?toml becomes its rows, without where each of them comes from. */
function tables(): Plugin {
  const hidden = new Set(["source", "disclosed"]);
  return {
    name: "porphyry-tables",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml?toml")) return null;
      const rows = parse(readFileSync(id.slice(0, -"?toml".length), "utf8"));
      return `export default ${JSON.stringify(rows, (key, value: unknown) => (hidden.has(key) ? undefined : value))}`;
    },
  };
}

interface Chapter {
  title: string;
  intro: string;
  rules: { id: string; html: string }[];
}

export function readRules(text: string): { title: string; chapters: Chapter[] } {
  const html = (md: string) => marked.parse(md, { async: false }).trim();
  let title = "";
  const chapters: Chapter[] = [];
  let chapter: Chapter | undefined;
  let rule: { id: string; lines: string[] } | undefined;
  let loose: string[] = [];
  const close = () => {
    if (rule && chapter) chapter.rules.push({ id: rule.id, html: html(rule.lines.join("\n")) });
    rule = undefined;
    if (chapter && loose.join("").trim()) {
      const last = chapter.rules.at(-1);
      if (last) last.html += html(loose.join("\n"));
      else chapter.intro += html(loose.join("\n"));
    }
    loose = [];
  };
  for (const line of text.split("\n")) {
    const heading = /^(#+) (.*)/.exec(line);
    const start = /^- \*\*([A-Z]{3}-[A-Z0-9]+-\d+[a-z]?)\*\*\s*(.*)/.exec(line);
    if (heading) {
      close();
      if (heading[1] === "#") title = heading[2]!;
      else
        chapters.push(
          (chapter = { title: heading[2]!.replace(/\s*\((?:`[^`]*`[, ]*)+\)$/, ""), intro: "", rules: [] }),
        );
    } else if (start) {
      close();
      rule = { id: start[1]!, lines: [start[2]!] };
    } else if (rule && (line.startsWith("  ") || line === "")) {
      if (line === "" && rule.lines.at(-1) === "") close();
      else rule.lines.push(line.replace(/^ {2}/, ""));
    } else {
      if (rule) close();
      loose.push(line);
    }
  }
  close();
  return { title, chapters };
}

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8632";

export default defineConfig({
  logLevel: process.env.PORPHYRY_BUILD_LOG ? "info" : "warn",
  plugins: [rulesReference(), tables(), svelte()],
  build: {
    outDir: "../src/porphyry/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
} as Parameters<typeof defineConfig>[0]);
