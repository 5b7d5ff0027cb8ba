// Our ornaments: the mosaic band, the app icon, and three pictures laid in tesserae from our own scenes.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { scenes } from "./scenes.mjs";

const here = (name) => new URL(name, import.meta.url);
mkdirSync(here("../src/ornaments/"), { recursive: true });

let seed = 527;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const hex = (r, g, b) =>
  "#" +
  [r, g, b]
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

function band() {
  const golds = ["#c9973a", "#dcb257", "#b07d22", "#e7c777"];
  const purples = ["#5a1846", "#6f2558", "#4a1139", "#7b2b62"];
  const ivories = ["#f3e7cc", "#e9d9b5", "#fbf4e2"];
  const pick = (list) => list[Math.floor(random() * list.length)];
  let out = "";
  const columns = 36;
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < 4; r++) {
      const wave = [0, 1, 2, 3, 2, 1][c % 6];
      const colour = r === wave ? pick(golds) : (r + c) % 7 === 3 ? pick(ivories) : pick(purples);
      const j = () => (random() - 0.5) * 0.9;
      out += `<rect x="${(c * 7 + 0.6 + j() * 0.4).toFixed(2)}" y="${(r * 7 + 0.6 + j() * 0.4).toFixed(2)}" width="5.8" height="5.8" rx=".7" fill="${colour}"/>`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * 7} 28" width="${columns * 7}" height="28"><rect width="100%" height="100%" fill="#2b1024"/>${out}</svg>\n`;
}

function icon(size = 512, pad = 0) {
  const c = 256;
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4;
    const at = (r, o) => `${(c + r * Math.cos(a + o)).toFixed(1)} ${(c + r * Math.sin(a + o)).toFixed(1)}`;
    return `<path d="M${at(52, 0)}Q${at(120, -0.42)} ${at(172, 0)}Q${at(120, 0.42)} ${at(52, 0)}Z"/>`;
  }).join("");
  const studs = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12 + 0.13;
    return `<rect x="-9" y="-9" width="18" height="18" rx="3" transform="translate(${(c + 208 * Math.cos(a)).toFixed(1)} ${(c + 208 * Math.sin(a)).toFixed(1)}) rotate(${(i * 15 + 7.5).toFixed(1)})"/>`;
  }).join("");
  const body = `<circle cx="256" cy="256" r="240" fill="#3c0f2f"/><circle cx="256" cy="256" r="226" fill="#5a1846"/><g fill="#dcb257">${studs}</g><circle cx="256" cy="256" r="184" fill="#6f2558" stroke="#dcb257" stroke-width="8"/><g fill="#e7c777">${petals}</g><circle cx="256" cy="256" r="40" fill="#f7f1e3"/><circle cx="256" cy="256" r="22" fill="#5a1846"/>`;
  const inner = pad
    ? `<rect width="512" height="512" fill="#2b1024"/><g transform="translate(${pad} ${pad}) scale(${(512 - 2 * pad) / 512})">${body}</g>`
    : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">${inner}</svg>\n`;
}

async function mosaic(name, { width, height, svg, cell = 9 }) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x, y) => {
    const i =
      (Math.min(info.height - 1, Math.max(0, Math.round(y))) * info.width +
        Math.min(info.width - 1, Math.max(0, Math.round(x)))) *
      3;
    return [data[i], data[i + 1], data[i + 2]];
  };
  let quads = "";
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const [r, g, b] = at(x + cell / 2 + (random() - 0.5) * 2, y + cell / 2 + (random() - 0.5) * 2);
      const gold = r > 170 && g > 125 && b < 120;
      const lift = (random() - 0.5) * (gold ? 62 : 34);
      const j = () => (random() - 0.5) * cell * 0.24;
      const e = cell * 0.93;
      quads += `<path d="M${(x + j()).toFixed(1)} ${(y + j()).toFixed(1)}L${(x + e + j()).toFixed(1)} ${(y + j()).toFixed(1)}L${(x + e + j()).toFixed(1)} ${(y + e + j()).toFixed(1)}L${(x + j()).toFixed(1)} ${(y + e + j()).toFixed(1)}Z" fill="${hex(r + lift, g + lift * 0.92, b + lift * 0.75)}"/>`;
    }
  }
  const full = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#2a1620"/>${quads}</svg>`;
  const file = await sharp(Buffer.from(full)).webp({ quality: 56, effort: 6 }).toBuffer();
  writeFileSync(
    here(name === "hero" ? "../src/ornaments/hero.webp" : `../src/games/${name}/picture.webp`),
    file,
  );
  console.log(name, file.length);
}

writeFileSync(here("../src/ornaments/band.svg"), band());
writeFileSync(here("../public/icon.svg"), icon());
for (const size of [192, 512])
  await sharp(Buffer.from(icon(size)))
    .png()
    .toFile(new URL(`../public/icon-${size}.png`, import.meta.url).pathname);
await sharp(Buffer.from(icon(512, 64)))
  .png()
  .toFile(new URL("../public/icon-maskable.png", import.meta.url).pathname);
for (const [name, scene] of Object.entries(scenes)) await mosaic(name, scene);
