// The men of Guiscard on one sheet, as they are drawn on counters: docs/images/men.webp.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { parse } from "smol-toml";
import { createServer } from "vite";

const here = (path) => new URL(path, import.meta.url).pathname;
const vite = await createServer({
  root: here(".."),
  configFile: false,
  server: { middlewareMode: true },
  logLevel: "error",
});
const { lookOf } = await vite.ssrLoadModule("/src/games/guiscard/figures/look.ts");
const { figure } = await vite.ssrLoadModule("/src/games/guiscard/figures/draw.ts");
const { unit } = parse(readFileSync(here("../../src/porphyry/games/guiscard/data/roster.toml"), "utf8"));
const [wide, high, across] = [62, 72, 15];
const rows = Math.ceil(unit.length / across);
const men = unit.map((man, i) => {
  const [x, y] = [(i % across) * wide + wide / 2, Math.floor(i / across) * high + 34];
  const picture = figure(lookOf({ ...man, armoured: man.armoured ?? false }), man.id);
  return `<g transform="translate(${x} ${y})"><rect x="-27" y="-30" width="54" height="55" rx="5" fill="#f4e8cd"/>${picture}<text y="34" text-anchor="middle">${man.name}</text></g>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across * wide} ${rows * high}" width="${across * wide * 1.6}"><rect width="100%" height="100%" fill="#b9b48e"/><g font-family="sans-serif" font-size="8" font-weight="bold" fill="#26180e">${men.join("")}</g></svg>`;
await sharp(Buffer.from(sheet)).webp({ quality: 66 }).toFile(here("../../docs/images/men.webp"));
await vite.close();
