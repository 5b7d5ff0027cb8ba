/** Things that Byzantion's cards are about, each in a square of 24 around 0,0. */
import { disc, GOLD, LINE, line, rimmed, shape, STEEL, WOOD } from "../../pen";

const IVORY = "#f3ead2";
const STONE = "#cfc6b4";
const LEAF = "#557a3c";
const WHEAT = "#dcae3e";
const WINE = "#7a2044";
const SEA = "#2f7f86";
const RED = "#a93226";
const BROWN = "#7a5230";

function ear(x: number, lean: number): string {
  const grains = [-9, -5.5, -2, 1.5]
    .map(
      (y) =>
        `M${x + (lean * (y - 10)) / -20} ${y}q-4.500 -.500 -4 -4.500q4 .500 4 4.500q0 -4 4 -4.500q.500 4 -4 4.500`,
    )
    .join("");
  return line(`M${x - lean / 2} 11L${x + lean} -10`, "#8a6a1c", 1.3) + shape(grains, WHEAT, 0.7);
}

export const THINGS: Record<string, string> = {
  wheat: ear(-6, -3) + ear(6, 3) + ear(0, 0) + line("M-6 7Q0 9.500 6 7", RED, 2),
  loaf:
    shape("M-11 5Q-11 -5 0 -5Q11 -5 11 5Q0 9 -11 5Z", "#c98f45") +
    line("M-5 -2l2 5M0 -3v6M5 -2l-2 5", "#7d5220", 1.4),
  coin:
    disc(-3.5, 2, 7.5, GOLD, 1.1) +
    disc(5, -3, 7, "#f0cd68", 1.1) +
    line("M5 -7V1M1.500 -4.500H8.500", "#8a6414", 1.6),
  coins:
    [6, 2.5, -1, -4.5]
      .map(
        (y) =>
          `<ellipse cx="-4" cy="${y}" rx="7" ry="2.800" fill="${GOLD}" stroke="${LINE}" stroke-width=".900"/>`,
      )
      .join("") +
    [6, 2.5]
      .map(
        (y) =>
          `<ellipse cx="7" cy="${y}" rx="5" ry="2.300" fill="#f0cd68" stroke="${LINE}" stroke-width=".900"/>`,
      )
      .join(""),
  bag:
    shape("M-3 -6Q-11 -1 -9 7Q0 12 9 7Q11 -1 3 -6Z", "#a5743c") +
    rimmed("M-4 -6H4", RED, 2) +
    shape("M-4 -7L-5.500 -11.500L0 -9.500L5.500 -11.500L4 -7Z", "#a5743c") +
    line("M0 0v6M-2.500 2h5", GOLD, 1.6),
  book:
    shape("M-10 -8Q-5 -10.500 0 -8V9Q-5 6.500 -10 9ZM10 -8Q5 -10.500 0 -8V9Q5 6.500 10 9Z", IVORY) +
    line(
      "M-7.500 -4.500h5M-7.500 -1h5M-7.500 2.500h5M2.500 -4.500h5M2.500 -1h5M2.500 2.500h5",
      "#8a7455",
      1.1,
    ),
  codex:
    shape("M-8 -10H7Q9 -10 9 -8V10H-6Q-8 10 -8 8Z", WINE) +
    shape("M-6 8Q-6 6.500 -4.500 6.500H9V9.500H-5Q-6 9.500 -6 8Z", IVORY, 0.8) +
    line("M.500 -7V3M-3.500 -3.500H4.500", GOLD, 1.8),
  scroll:
    shape("M-7 -10H7V10H-7Z", IVORY) +
    shape("M-9 -11.500H9V-8H-9ZM-9 8H9V11.500H-9Z", "#d9c79a", 0.9) +
    line("M-4 -4.500h8M-4 -1h8M-4 2.500h6", "#8a7455", 1.2),
  letter:
    shape("M-10 -7H10V7H-10Z", IVORY) +
    line("M-10 -7L0 1.500L10 -7", "#8a7455", 1.3) +
    disc(0, 3, 3.2, RED, 0.9),
  quill: shape("M-6 9Q-2 -8 9 -11Q8 2 -3.500 6Z", IVORY) + line("M-8 11L4 -5", "#5a4128", 1.3),
  tablet:
    shape("M-9 -9H9V9H-9Z", STONE) +
    line("M-5.500 -5h11M-5.500 -1.500h11M-5.500 2h11M-5.500 5.500h7", "#6d6557", 1.3),
  chalice:
    shape(
      "M-8 -10H8Q7.500 0 1.500 1.500V6Q6 7 6.500 10.500H-6.500Q-6 7 -1.500 6V1.500Q-7.500 0 -8 -10Z",
      GOLD,
    ) + line("M-6 -6.500H6", RED, 1.8),
  church:
    shape("M-11 10V1H11V10Z", IVORY) +
    shape("M-7 1Q-7 -7 0 -7Q7 -7 7 1Z", "#c98f45") +
    line("M0 -7V-12M-2 -10.200H2", GOLD, 1.5) +
    shape("M-2.500 10V5Q0 2 2.500 5V10Z", "#5a3a1c", 0.8) +
    line("M-7.500 5v2M7.500 5v2", LINE, 1.6),
  dome:
    shape("M-11 9V4H11V9Z", STONE) +
    shape("M-9.500 4Q-9.500 -8 0 -8Q9.500 -8 9.500 4Z", GOLD) +
    line("M-5 3.500Q-5 -4 0 -7.500Q5 -4 5 3.500M0 -7.500V3.500", "#8a6414", 1) +
    line("M0 -8V-12M-1.800 -10.500H1.800", LINE, 1.3),
  keys:
    rimmed("M-7 9L5 -5", GOLD, 2) +
    rimmed("M7 9L-5 -5", STEEL, 2) +
    disc(6.5, -7, 3.2, GOLD) +
    disc(-6.5, -7, 3.2, STEEL) +
    disc(6.5, -7, 1.2, "#4a2c10", 0.6) +
    disc(-6.5, -7, 1.2, "#4a2c10", 0.6),
  cross: shape("M-2 -11H2V-4.500H8V-.500H2V11H-2V-.500H-8V-4.500H-2Z", GOLD),
  staff:
    rimmed("M0 12V-6", WOOD, 2) +
    line("M-4 -8.500H4M0 -12V-5", LINE, 3.6) +
    line("M-4 -8.500H4M0 -12V-5", GOLD, 2),
  candle:
    shape("M-2.500 10V-3H2.500V10Z", IVORY) +
    shape("M0 -11Q3 -7 1.800 -4.500H-1.800Q-3 -7 0 -11Z", "#f0a830", 0.8) +
    shape("M-6 10H6V12H-6Z", GOLD, 0.8),
  icon:
    shape("M-8 -10H8V10H-8Z", WOOD) +
    shape("M-6 -8H6V8H-6Z", GOLD, 0.7) +
    disc(0, -2.5, 4, "#f4dd92", 0.7) +
    disc(0, -2, 2.4, "#d9a67a", 0.7) +
    shape("M-5 8Q-5 2 0 1.500Q5 2 5 8Z", WINE, 0.7),
  tiles: [0, 1, 2, 3]
    .flatMap((r) =>
      [0, 1, 2, 3].map((c) =>
        shape(
          `M${c * 5.5 - 10.7} ${r * 5.5 - 10.7}h4.600v4.600h-4.600z`,
          [GOLD, WINE, SEA, IVORY, RED][(r * 3 + c * 2) % 5]!,
          0.7,
        ),
      ),
    )
    .join(""),
  pillar:
    shape("M-4 11V-3H4V11Z", STONE) +
    shape("M-6.500 -3H6.500V-6H-6.500Z", IVORY, 0.9) +
    shape("M-3 -6Q-3 -9 0 -9Q3 -9 3 -6Z", BROWN, 0.8) +
    disc(0, -10, 2.2, "#d9a67a", 0.8) +
    line("M-2 0V9M0 0V9M2 0V9", "#8f8777", 0.9),
  bell: shape("M-8 6Q-6 4 -6 -2Q-6 -9 0 -9Q6 -9 6 -2Q6 4 8 6Z", GOLD) + disc(0, 8, 2, "#8a6414", 0.9),
  shell:
    shape("M0 10L-10 -2Q-9 -9 -4 -9Q0 -12 4 -9Q9 -9 10 -2Z", IVORY) +
    line("M0 9L-6 -6M0 9L-2 -9M0 9L2 -9M0 9L6 -6", "#a58a5c", 1.1),
  cradle:
    shape("M-10 -2H10Q9 7 0 7Q-9 7 -10 -2Z", WOOD) +
    shape("M-7 -2Q-7 -8 -2 -8Q3 -8 4 -2Z", IVORY, 0.9) +
    disc(-3.5, -4.5, 2.3, "#e3b58c", 0.8) +
    line("M-9 8.500Q0 11.500 9 8.500", LINE, 1.8),
  mortar:
    shape("M-8 -3H8Q8 8 3 9H-3Q-8 8 -8 -3Z", STONE) +
    rimmed("M2 -2L8 -11", WOOD, 2.4) +
    line("M-4 1V6M0 1V7", RED, 1.5),
  curtain:
    shape("M-10 -10H10V11Q5 6 5 -3Q0 1 -5 -3Q-5 6 -10 11Z", WINE) +
    line("M-10 -9H10", GOLD, 2.4) +
    line("M-7.500 -6V7M7.500 -6V7", "#00000055", 1.1),
  bed:
    shape("M-11 8V-3H-8V1H11V8H8V5H-8V8Z", WOOD) +
    shape("M-8 1Q-7 -4 -3 -3L9 -1Q11 0 11 1Z", WINE, 0.9) +
    shape("M-8 -1Q-8 -5 -3.500 -4L-3 -1Z", IVORY, 0.9),
  key:
    disc(-5, -4, 4.4, GOLD) +
    disc(-5, -4, 1.8, "#4a2c10", 0.6) +
    rimmed("M-2 -1L9 9M5 5.500L8 2.500M7.500 8L10 5.500", GOLD, 1.8),
  gate:
    shape("M-11 10V-6H-7V-9H-3V-6H3V-9H7V-6H11V10Z", STONE) +
    shape("M-4.500 10V2Q0 -3 4.500 2V10Z", "#5a3a1c", 0.9) +
    line("M-9 -1h4M5 -1h4M-9 4h3M6 4h3", "#8f8777", 1),
  tower:
    shape("M-7 11V-6H-8.500V-10H-5V-8H-1.800V-10H1.800V-8H5V-10H8.500V-6H7V11Z", STONE) +
    line("M0 -3V2", LINE, 2) +
    line("M-5 -1h3M2.500 4h3M-4.500 7h3", "#8f8777", 1),
  aqueduct:
    shape("M-12 -7H12V-3.500H-12Z", STONE) +
    shape("M-12 -3.500H12V10H9Q9 2 6 2Q3 2 3 10H-3Q-3 2 -6 2Q-9 2 -9 10H-12Z", STONE) +
    line("M-11 -8.500Q-6 -10.500 0 -8.500T11 -8.500", SEA, 2.2),
  senate:
    shape("M-11 -5L0 -11L11 -5Z", IVORY) +
    [-8, -3, 2, 7].map((x) => shape(`M${x - 1} -4H${x + 2}V7H${x - 1}Z`, IVORY, 0.8)).join("") +
    shape("M-11 7H11V10H-11Z", STONE, 0.9),
  eye: shape("M-11 0Q0 -10 11 0Q0 10 -11 0Z", IVORY) + disc(0, 0, 4.4, SEA) + disc(0, 0, 1.8, LINE, 0.5),
  sword:
    rimmed("M0 7V-11", STEEL, 2.8) +
    line("M.700 4V-9", "#ffffffaa", 0.8) +
    rimmed("M-4.500 6H4.500", GOLD, 2) +
    rimmed("M0 7.500V11", "#3b2713", 2.2),
  dagger:
    rimmed("M-4 -7L3 4", STEEL, 2.4) +
    rimmed("M.500 6.500L5.500 2.500", GOLD, 1.8) +
    rimmed("M3.500 5L7 10", "#3b2713", 2),
  spear: rimmed("M-1 12V-6", WOOD, 2) + shape("M-3.500 -5L-1 -12.500L1.500 -5Z", STEEL, 0.9),
  javelins:
    rimmed("M-6 12L-1 -7M1 12L6 -7", WOOD, 1.7) +
    shape("M-2.800 -6L-.500 -12L1.200 -6ZM4.200 -6L6.500 -12L8.200 -6Z", STEEL, 0.8),
  axe: rimmed("M-3 12L1 -10", WOOD, 2.1) + shape("M0 -10.500Q9 -12 9.500 -3Q6 -5.500 -.500 -4Z", STEEL),
  shield: shape("M0 -11L9 -8V1Q9 8 0 12Q-9 8 -9 1V-8Z", RED) + line("M0 -8V8M-6 -2H6", GOLD, 2.4),
  helmet:
    shape("M-9 4Q-9 -9 0 -10Q9 -9 9 4L5 2Q0 -1 -5 2Z", STEEL) +
    shape("M-9 4L-8 10L-4 9L-5 2ZM9 4L8 10L4 9L5 2Z", "#8b949a", 0.9) +
    shape("M-1.500 -10Q-1 -14 5 -13Q3 -11 3 -9.500Z", RED, 0.9) +
    line("M-7 1Q0 -3 7 1", GOLD, 1.8),
  banner:
    rimmed("M-6 12V-11", WOOD, 1.9) +
    shape("M-5 -10H9L6 -5L9 0H-5Z", RED) +
    line("M-2 -5H4M1 -8V-2", GOLD, 1.6),
  labarum:
    rimmed("M0 12V-11M-8 -8H8", WOOD, 1.7) +
    shape("M-7 -7.500H7V4L0 2L-7 4Z", WINE) +
    line("M0 -6V1.500M-3 -4.500L3 0M3 -4.500L-3 0", GOLD, 1.5),
  bow:
    line("M-4 -11V11", IVORY, 1) +
    rimmed("M-4 -11Q9 -8 5 0Q9 8 -4 11", "#b07a35", 2.1) +
    rimmed("M-9 0H9", "#d9c79a", 1) +
    shape("M7 -2L11 0L7 2Z", STEEL, 0.7),
  horse:
    shape(
      "M-9 11Q-8 1 -1 -5L-2 -11L2.500 -7.500L5 -11L6.500 -5Q10 -1 11 4Q11 6.500 8 6Q5 5 4 4Q2 5 3 11Z",
      "#8d5a2e",
    ) +
    shape("M-10 11Q-11 0 -2.500 -7Q-5 2 -6 11Z", "#3b2416", 0.8) +
    disc(5, -2, 0.9, LINE, 0.4),
  ram:
    shape("M-11 10L-4 -8H4L11 10H7.500L4.500 1H-4.500L-7.500 10Z", WOOD) +
    rimmed("M-10 3H9", "#5a3a1c", 3) +
    shape("M8 .500L12 3L8 5.500Z", STEEL, 0.9) +
    line("M-2 -6V2M3 -6V2", "#c9b27a", 1),
  anvil:
    shape("M-11 -5H9Q11 -5 11 -2Q6 -2 5 1V5H7V8H-6V5H-4V1Q-5 -1 -11 -2Z", "#666c70") +
    rimmed("M1 -7L9 -12", WOOD, 1.8) +
    shape("M-3 -10L1 -12.500L3 -7.500L-1 -6Z", STEEL, 0.9),
  ship:
    shape("M-12 3H12Q10 9.500 4 9.500H-5Q-10 9.500 -12 3Z", WOOD) +
    rimmed("M0 3V-11", WOOD, 1.5) +
    shape("M.800 -10Q10 -6 9 1H.800Z", IVORY, 0.9) +
    shape("M-.800 -8Q-7 -4 -7 1H-.800Z", RED, 0.9) +
    line("M-12 11.500q3 -2 6 0t6 0t6 0t6 0", SEA, 1.6),
  dromon:
    shape("M-12 2Q0 5 11 1L12 -3L9 -1Q10 8 3 9H-6Q-11 8 -12 2Z", WOOD) +
    line("M-8 7L-10 12M-4 8L-6 13M0 8L-2 13M4 8L2 13", "#c9a46a", 1.4) +
    rimmed("M-1 3V-11", WOOD, 1.4) +
    shape("M-.500 -11L9 -3Q4 0 -.500 0Z", IVORY, 0.9),
  amphora:
    shape("M-3 -8V-11H3V-8Q8 -4 6.500 2Q5 9 0 12Q-5 9 -6.500 2Q-8 -4 -3 -8Z", "#c0713c") +
    line("M-3 -9Q-9 -9 -6.500 -3M3 -9Q9 -9 6.500 -3", LINE, 1.5) +
    line("M-6 -1Q0 1 6 -1", IVORY, 1.4),
  vase:
    shape(
      "M-3 -11H3L2.500 -6Q8 -2 6 5Q4 11 0 11Q-4 11 -6 5Q-8 -2 -2.500 -6Z",
      "#6fb0a6",
      1.1,
      'fill-opacity=".850"',
    ) + line("M-4 -1Q-3 6 0 8", "#ffffffbb", 1.3),
  silk:
    shape("M-11 -5Q-4 -9 3 -5T11 -5V7Q4 3 -3 7T-11 7Z", WINE) +
    line("M-11 -1Q-4 -5 3 -1T11 -1M-11 3Q-4 -1 3 3T11 3", GOLD, 1.3),
  dye:
    shape("M-9 -2H9Q8 9 4 10H-4Q-8 9 -9 -2Z", "#8a6a4a") +
    shape("M-9 -2Q0 -5.500 9 -2Q0 1.500 -9 -2Z", "#6b1f5e", 0.9) +
    shape("M-4 -12Q2 -12 2.500 -7Q1.500 -4.500 -1 -5.500Q-4.500 -7 -4 -12Z", IVORY, 0.9) +
    line("M-2.500 -10Q0 -9.500 .500 -7", "#a58a5c", 1),
  spice:
    shape("M-10 0Q-5 -9 -1 0ZM1 0Q5 -10 10 0Z", "#c98f45", 0.9) +
    shape("M-11 0H0L-2 9H-9ZM0 0H11L9 9H2Z", BROWN) +
    line("M-9 4H-2M2 4H9", "#c9b27a", 1.2),
  purse:
    shape("M-6 -5Q-10 4 -6 9H6Q10 4 6 -5Z", RED) + line("M-6 -5H6", GOLD, 2.4) + disc(0, 2.5, 3, GOLD, 0.8),
  scales:
    rimmed("M0 11V-10M-9 -7H9M-5 11H5", GOLD, 1.6) +
    line("M-9 -7L-12 1M-9 -7L-6 1M9 -7L6 1M9 -7L12 1", LINE, 0.9) +
    shape("M-12.500 1H-5.500Q-6 5 -9 5Q-12 5 -12.500 1ZM5.500 1H12.500Q12 5 9 5Q6 5 5.500 1Z", GOLD, 0.9),
  tusk:
    shape("M-10 8Q4 9 9 -10Q12 2 4 8Q-2 12 -10 8Z", IVORY) +
    line("M-4 8.500L-3 6M1 7.500L.500 5M5 4L3.500 2.500", "#a58a5c", 1.1),
  reeds:
    line("M-6 11V-3M-2 11V-7M3 11V-5M7 11V-1", LEAF, 2) +
    shape(
      "M-6 -3Q-9 -8 -6 -11Q-3 -8 -6 -3ZM-2 -6Q-5 -10 -2 -13Q1 -10 -2 -6ZM3 -4Q0 -8 3 -11Q6 -8 3 -4ZM7 0Q4 -4 7 -7Q10 -4 7 0Z",
      "#8aa84f",
      0.8,
    ) +
    line("M-11 11q3 -2 6 0t6 0t6 0t5 0", SEA, 1.8),
  camel:
    shape(
      "M-11 10V1Q-11 -4 -6 -4Q-4 -10 -1 -4Q1 -4 3 -3Q5 -4 5.500 -9L8 -11L11 -9L9.500 -7.500Q9 0 5 1.500V10H3V3H-7L-8 10Z",
      "#c49a5c",
    ) + shape("M-6 -3Q-3 -6 1 -3L0 1H-5Z", RED, 0.8),
  silver:
    shape("M-11 1Q-11 7 0 7Q11 7 11 1Q11 -2 0 -2Q-11 -2 -11 1Z", STEEL) +
    shape("M-8 1Q-8 -.500 0 -.500Q8 -.500 8 1Q8 4 0 4Q-8 4 -8 1Z", "#8b949a", 0.8) +
    shape("M-3 -5L0 -12L3 -5Q0 -3 -3 -5Z", STEEL, 0.9),
  column:
    shape("M-7 -11H7V-8H-7ZM-7 8H7V11H-7ZM-4.500 -8H4.500V8H-4.500Z", IVORY) +
    line("M-2 -7V7M0 -7V7M2 -7V7", "#a59a84", 1),
  statue:
    shape("M-6 11H6V8H-6Z", STONE) +
    shape("M-4 8Q-6 -2 -2 -4H2Q6 -2 4 8Z", IVORY) +
    disc(0, -7.5, 3.3, IVORY) +
    line("M-2 -2L2 6M2 -3Q0 2 1 8", "#a59a84", 1) +
    line("M-3.500 -8.500Q0 -11.500 3.500 -8.500", LEAF, 1.6),
  compass:
    rimmed("M0 -9L-6 10M0 -9L6 10", STEEL, 1.7) +
    disc(0, -9, 2.2, GOLD, 0.9) +
    line("M-4 3Q0 6 4 3", GOLD, 1.6),
  globe:
    disc(0, 0, 10, SEA) +
    shape("M-6 -6Q-2 -9 2 -6Q3 -3 -1 -2Q-5 0 -6 -6ZM1 2Q6 0 7 4Q4 8 1 6Z", "#c9b27a", 0.7) +
    line("M-9.500 0H9.500M0 -9.500Q-6 0 0 9.500M0 -9.500Q6 0 0 9.500", "#ffffff66", 0.8),
  cocoon:
    shape("M-11 4Q-4 -11 11 -8Q9 8 -11 4Z", LEAF) +
    line("M-10 4Q0 -3 9 -7", "#2f4a20", 1) +
    `<ellipse cx="-1" cy="4.500" rx="6" ry="3.600" transform="rotate(-18)" fill="${IVORY}" stroke="${LINE}" stroke-width="1"/>` +
    line("M-5 6L4 2M-3 8L3 5", "#a58a5c", 0.8),
  fish:
    shape("M-11 0Q-3 -8 6 0L11 -5V5L6 0Q-3 8 -11 0Z", "#7fb0bd") +
    disc(-6.5, -1, 1, LINE, 0.4) +
    line("M-2 -3Q0 0 -2 3M2 -2Q3.500 0 2 2", "#3f6f7d", 1.1),
  grapes:
    [-6, 0, 6].map((x) => disc(x, -2, 3.4, WINE, 0.9)).join("") +
    [-3, 3].map((x) => disc(x, 3, 3.4, "#6b1f5e", 0.9)).join("") +
    disc(0, 8, 3.4, WINE, 0.9) +
    shape("M0 -5Q-8 -5 -8 -11Q-1 -11 0 -5ZM0 -5Q7 -6 8 -11Q1 -12 0 -5Z", LEAF, 0.9),
  olive:
    line("M-11 8Q0 2 10 -9", "#5a4128", 1.7) +
    shape(
      "M-7 5Q-11 0 -9 -5Q-4 -2 -7 5ZM-1 1Q-4 -5 -1 -9Q3 -5 -1 1ZM5 -4Q4 -9 8 -12Q10 -7 5 -4ZM-2 3Q3 2 6 6Q1 9 -2 3ZM4 -2Q9 -4 12 0Q8 3 4 -2Z",
      "#8aa05a",
      0.8,
    ) +
    `<ellipse cx="-5" cy="9" rx="2.400" ry="3.200" fill="#3d4a22" stroke="${LINE}" stroke-width=".800"/>`,
  sheep:
    shape(
      "M-11 3a4 4 0 0 1 1 -7a5 5 0 0 1 8 -3a5 5 0 0 1 8 2a4 4 0 0 1 2 7a4 4 0 0 1 -4 6H-8a4 4 0 0 1 -3 -5z",
      IVORY,
    ) +
    shape("M7 -6Q12 -8 12.500 -1Q11 2 8 1Z", "#3a302a", 0.9) +
    line("M-6 8V12M4 8V12", LINE, 2.2),
  tree: rimmed("M0 12V0", WOOD, 2.6) + shape("M0 -12L9 -2H5L10 5H-10L-5 -2H-9Z", "#3f6b3a"),
  logs: [
    [-5.5, 6],
    [5.5, 6],
    [0, -3],
  ]
    .map(([x, y]) => disc(x!, y!, 5.4, "#b98a52") + disc(x!, y!, 2.6, "#d9b27a", 0.7))
    .join(""),
  stone:
    shape("M-11 8L-8 -3L-1 -8L8 -5L11 3L9 9Z", STONE) +
    line("M-8 -3L-1 1L8 -5M-1 1L1 9", "#8f8777", 1.2) +
    rimmed("M3 -8L11 -12", WOOD, 1.5),
  hive:
    shape("M-9 9Q-10 -9 0 -10Q10 -9 9 9Z", WHEAT) +
    line("M-8.500 3Q0 6 8.500 3M-8.500 -2Q0 1 8.500 -2M-6.500 -6Q0 -4 6.500 -6", "#8a6414", 1.3) +
    shape("M-2 9V6Q0 4 2 6V9Z", "#3b2713", 0.7) +
    shape("M8 -10q3 -2 4 0q-1 2 -4 0z", GOLD, 0.7),
  plough:
    rimmed("M-11 -7L2 4", WOOD, 2.2) +
    shape("M0 1L9 9L-3 8Z", STEEL) +
    rimmed("M0 3L11 -2", WOOD, 1.8) +
    line("M-12 11q4 -2 8 0t8 0t8 0", "#5a4128", 1.7),
  hut:
    shape("M-8 11V0H8V11Z", "#d9c79a") +
    shape("M-11 1L0 -10L11 1Z", "#a5743c") +
    shape("M-2.500 11V4H2.500V11Z", "#5a3a1c", 0.8),
  tent:
    shape("M-12 10L0 -10L12 10Z", RED) +
    shape("M-3.500 10L0 0L3.500 10Z", "#3b1c14", 0.8) +
    line("M0 -10V-13", LINE, 1.4) +
    line("M-6 10L0 -9M6 10L0 -9", GOLD, 1),
  veil:
    shape("M-8 11Q-10 -10 0 -11Q10 -10 8 11Q4 7 3 1Q4 -5 0 -5.500Q-4 -5 -3 1Q-4 7 -8 11Z", "#3d3550") +
    shape("M-3.600 -1Q-3.500 5 0 6Q3.500 5 3.600 -1Q3 -5 0 -5.500Q-3 -5 -3.600 -1Z", "#e3b58c", 0.8),
  cowl:
    shape("M-9 11Q-9 -10 0 -11Q9 -10 9 11Z", "#4a3526") +
    shape("M-4 0Q-4 -6 0 -6.500Q4 -6 4 0Q3 4 0 5Q-3 4 -4 0Z", "#d9a67a", 0.8) +
    shape("M-3.600 1Q-3 9 0 10Q3 9 3.600 1Q0 4 -3.600 1Z", IVORY, 0.8),
  oxen:
    shape("M-10 -2Q-11 8 -4 10H4Q11 8 10 -2Q6 -6 0 -6Q-6 -6 -10 -2Z", "#a5743c") +
    rimmed("M-9 -3Q-13 -6 -11 -11M9 -3Q13 -6 11 -11", IVORY, 2.2) +
    disc(-4, 0, 1.1, LINE, 0.4) +
    disc(4, 0, 1.1, LINE, 0.4) +
    shape("M-5 5Q0 3 5 5Q4 10 0 10Q-4 10 -5 5Z", "#d9b69a", 0.8),
  lyre:
    shape("M-8 -10Q-9 6 -4 9H4Q9 6 8 -10L5 -9Q6 3 2.500 5H-2.500Q-6 3 -5 -9Z", GOLD) +
    line("M-5.500 -6H5.500M-2 -6V5M0 -6V5M2 -6V5", LINE, 0.9),
  mulberry:
    shape("M-2 10Q-11 6 -9 -3Q-4 -4 -2 0Q-2 -8 4 -11Q10 -5 6 2Q3 8 -2 10Z", LEAF) +
    line("M-2 10Q1 0 4 -8M-1 5L-6 1M1 1L6 -2", "#2f4a20", 1),
  crown:
    shape("M-10 7L-11 -6L-5 -1L0 -10L5 -1L11 -6L10 7Z", GOLD) +
    line("M-9.500 4H9.500", WINE, 2.2) +
    disc(0, 0.5, 1.7, RED, 0.7) +
    disc(-6, 1.5, 1.2, SEA, 0.6) +
    disc(6, 1.5, 1.2, SEA, 0.6),
  flames:
    shape(
      "M0 -12Q2 -6 6 -3Q7 -6 6 -9Q12 -3 10 4Q8 11 0 11Q-8 11 -10 4Q-11 -1 -7 -6Q-6 -3 -4 -2Q-4 -8 0 -12Z",
      "#d5651f",
    ) + shape("M0 -2Q1 2 4 3Q5 10 0 10Q-5 10 -5 5Q-4 1 0 -2Z", "#f2c14a", 0.7),
  "dark-sun":
    line(
      "M0 -12V-9M8.500 -8.500L6.500 -6.500M12 0H9M8.500 8.500L6.500 6.500M0 12V9M-8.500 8.500L-6.500 6.500M-12 0H-9M-8.500 -8.500L-6.500 -6.500",
      "#a8862f",
      1.8,
    ) +
    disc(0, 0, 7, "#e6c257") +
    shape("M-3 -6.300A7 7 0 1 0 5.500 4.300A8 8 0 0 1 -3 -6.300Z", "#5c5566", 0.8),
  skull:
    shape("M-8 -2Q-8 -11 0 -11Q8 -11 8 -2Q8 3 5 4V9H-5V4Q-8 3 -8 -2Z", IVORY) +
    disc(-3.4, -1.5, 2.2, LINE, 0.4) +
    disc(3.4, -1.5, 2.2, LINE, 0.4) +
    line("M0 1.500v2M-2.500 6v3M0 6v3M2.500 6v3", LINE, 1.1),
  laurel:
    line("M-3 11Q-12 5 -8 -9M3 11Q12 5 8 -9", "#3f5f2a", 1.6) +
    shape(
      "M-9 -9q-3 2 -1 5q3 -1 1 -5M-10 -3q-3.500 1 -2 4.500q3.500 0 2 -4.500M-9 3q-3.500 0 -3 3.500q3.500 1 3 -3.500M-7 -7q4 0 3.500 4q-4 0 -3.500 -4M-7.500 -1q4 0 3.500 4q-4 0 -3.500 -4M9 -9q3 2 1 5q-3 -1 -1 -5M10 -3q3.500 1 2 4.500q-3.500 0 -2 -4.500M9 3q3.500 0 3 3.500q-3.500 1 -3 -3.500M7 -7q-4 0 -3.500 4q4 0 3.500 -4M7.500 -1q-4 0 -3.500 4q4 0 3.500 -4",
      "#6f9a4a",
      0.7,
    ) +
    shape("M-4 9L0 7L4 9L2 12H-2Z", RED, 0.8),
  coffin:
    shape("M-11 -1L-9 -5H9L11 -1Z", "#8a3b63") +
    shape("M-11 -1H11V8H-11Z", WINE) +
    line("M-7 -1V8M7 -1V8", GOLD, 1.2) +
    line("M0 .500V6.500M-2.500 2.500h5", GOLD, 1.5) +
    shape("M-12 8H12V10.500H-12Z", STONE, 0.9),
  sceptre:
    rimmed("M-8 11L5 -5", GOLD, 2) +
    disc(7, -7.5, 3.8, WINE, 1) +
    line("M7 -13V-10M5.500 -11.800H8.500", GOLD, 1.4) +
    disc(-8, 11, 1.3, GOLD, 0.7),
  robes:
    shape("M-4 -10L-11 -6L-9 1L-6 -.500V11H6V-.500L9 1L11 -6L4 -10Q0 -7 -4 -10Z", "#6b2a7d") +
    line("M-4 -9.500Q0 -6 4 -9.500", GOLD, 1.8) +
    line("M0 -6V11", GOLD, 2.6) +
    line("M-5.500 9.500H5.500", GOLD, 1.6),
  chariot:
    disc(-2, 5, 6, "#b98a4a", 1.3) +
    disc(-2, 5, 1.5, WOOD, 0.7) +
    line("M-2 -.500V10.500M-7.500 5H3.500M-6 1L2 9M2 1L-6 9", LINE, 0.8) +
    shape("M-9 -9Q-2 -10 2 -3L8 -3V1H-5Q-9 -2 -9 -9Z", RED) +
    rimmed("M8 -1L12 -3", WOOD, 1.4),
  temple:
    shape("M-12 -4L0 -11L12 -4Z", "#d9bd8a") +
    shape("M-10 -4H-6V8H-10ZM-2 -4H2V8H-2ZM6 -4H10V8H6Z", "#e6d0a2", 0.9) +
    shape("M-12 8H12V11H-12Z", "#c9a96f", 0.9) +
    disc(0, -6.6, 1.4, SEA, 0.6),
  ruin:
    shape("M-11 10V-6L-8 -9L-6 -5L-3 -7V10Z", STONE) +
    shape("M2 10V-1L5 -3L7 2L11 0V10Z", "#b9ae9a") +
    line("M-8 -4L-6 1L-8.500 5M6 3L5 7", LINE, 0.9) +
    shape("M-3 10L-1 6L3 7L4 10Z", "#a79c88", 0.8),
  hands:
    shape("M-12 -3L-6 -5L2 0L6 4L3 7L-2 4L-6 6L-12 5Z", "#e0b08a") +
    shape("M12 -3L6 -5L-2 0Q-4 2 -1 3L3 1L8 5L12 5Z", "#b9845c") +
    shape("M-13 -4H-10.500V6H-13Z", WINE, 0.8) +
    shape("M10.500 -4H13V6H10.500Z", SEA, 0.8),
  ear:
    shape("M3 -11Q10 -10 9 -3Q8.500 1 5 4Q4 10 -1 11Q-6 10 -5 5Q-9 -11 3 -11Z", "#e0b08a") +
    line("M-1.500 -3Q0 -8 4 -6.500Q6 -4 2.500 -1Q-1 1 1 4", "#8a5a3a", 1.4),
  ring:
    `<circle cx="0" cy="4" r="6.500" fill="none" stroke="${LINE}" stroke-width="4.200"/>` +
    `<circle cx="0" cy="4" r="6.500" fill="none" stroke="${GOLD}" stroke-width="2.500"/>` +
    shape("M-4 -6L0 -10.500L4 -6L0 -1.500Z", RED),
};
