/** The sixteen kinds of units as little figures, each in a square of 48 around 0,0, standing on y = 20. */
import { disc, GOLD, LINE, line, rimmed, shape, STEEL, WOOD } from "../../pen";

const IVORY = "#f3ead2";
const STONE = "#dccdab";
const SHADE = "#a8946a";
const TILE = "#b4573a";
const LEAD = "#7d8b93";
const WINE = "#6d2159";
const RED = "#a32c20";
const OCHRE = "#c58a26";
const SEA = "#1f5f6e";
const SKIN = "#e3b58c";
const BROWN = "#7a5230";
const DARK = "#3c2a1c";

/** Head and shoulders over a robe that falls to the ground. */
const robed = (robe: string, skin = SKIN): string =>
  shape("M-12 20Q-12 -1 -5 -4H5Q12 -1 12 20Z", robe) + disc(0, -10, 6.5, skin, 1.1);
const eyes = (y: number): string => line(`M-2.300 ${y}v.1M2.300 ${y}v.1`, LINE, 1.8);
const door = (x: number, y: number, w = 3): string =>
  shape(`M${x - w} ${y}v-6a${w} ${w} 0 0 1 ${2 * w} 0v6Z`, DARK, 0.9);
const roof = (x: number, y: number, r: number, fill: string): string =>
  shape(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, fill, 1.1);
const crossOn = (x: number, y: number): string => line(`M${x} ${y}v-6m-2.300 2.200h4.600`, GOLD, 1.7);
const hull = (wood: string): string =>
  shape("M-23 6Q-12 10 0 10Q12 10 19 6L23 1Q23 18 12 19H-12Q-20 18 -23 6Z", wood) +
  line("M-19 12.500Q0 16 20 11", GOLD, 1.5);

const horse =
  shape(
    "M-20 6Q-18 -1 -8 0H6Q9 -7 15 -9L17 -12L18 -8.500L22 -2L19 1L15 -1.500Q13 6 9 8L9.500 20H5.500L4.500 11H-9L-11 20H-15L-15.500 9Q-18 9 -19 16L-21.500 15Z",
    "#8a5a35",
  ) + line("M14 -9Q10 -5 9 1", DARK, 2.4);

export const FIGURES: Record<string, string> = {
  cataphract:
    rimmed("M-14 2L21 -19", WOOD, 1.8) +
    horse +
    shape("M-13 1H7L6 11H-12Z", "#b9a98a", 1) +
    line("M-11 4h16M-11 7.500h16", "#6f6450", 1, 'stroke-dasharray="1.500 1.500"') +
    shape("M-8 4Q-9 -8 -3 -10H2Q7 -7 5 4Z", "#aab1b5") +
    line("M-6 -5h9M-6.500 -1.500h10", "#5f686e", 0.9, 'stroke-dasharray="1.200 1.400"') +
    disc(-0.5, -14, 5, SKIN, 1) +
    shape("M-6 -14Q-6 -21 -.500 -22Q5 -21 5 -14Q-.500 -17 -6 -14Z", STEEL) +
    line("M-.500 -22q4 -2 6 2", RED, 2.6),
  legion:
    rimmed("M12 20L14 -19", WOOD, 1.8) +
    shape("M12 -17L14.300 -23.500L16.300 -17Z", STEEL, 0.9) +
    shape("M-9 20L-8 -2Q-4 -5 0 -5Q4 -5 8 -2L9 20H3L0 11L-3 20Z", "#aab1b5") +
    shape("M-9 8H9L10 15H-10Z", RED, 1) +
    disc(0, -10, 6, SKIN, 1.1) +
    eyes(-9.5) +
    shape("M-7 -10Q-7 -19 0 -20Q7 -19 7 -10Q0 -14 -7 -10Z", STEEL) +
    shape("M-1.300 -19.500Q-1 -24 4 -23.500Q6 -20 1.500 -19Z", RED, 0.8) +
    shape("M-16 -2Q-10 -5 -4 -2Q-3 9 -10 15Q-17 9 -16 -2Z", RED, 1.2) +
    line("M-10 -1V11M-14 4H-6", GOLD, 1.8),
  fortification:
    shape("M-21 20V-2h4v3h4v-3h4v3h3V-15h3v3h3v-3h4v3h3v-3h3V1h3v-3h4v3h4v-3h2V20Z", STONE, 1.3) +
    door(2.5, 20, 4.5) +
    line("M-17 7h5M-13 12h5M11 8h5M14 13h4M-1 -7h4M2 -2h4", SHADE, 1.2) +
    line("M3 -15V-23", LINE, 1.3) +
    shape("M3 -23H12L9.500 -20.500L12 -18H3Z", RED, 0.9),
  "siege-tower":
    shape("M-11 14L-8 -17H8L11 14Z", BROWN) +
    line("M-9.500 -9H9.500M-10 -1H10M-10.500 7H10.500", DARK, 1.6) +
    line("M-9.500 -1L9 -9M-10 7L9.500 -1", "#a9763c", 1.5) +
    shape("M-10 -17V-22H-6V-20H-2V-22H2V-20H6V-22H10V-17Z", "#a9763c", 1.1) +
    shape("M-4 -9V-15H4V-9Z", DARK, 0.9) +
    rimmed("M9 -12L19 -17", "#a9763c", 2) +
    [-9, 9].map((x) => disc(x, 16, 4.8, "#a9763c", 1.3) + disc(x, 16, 1.4, DARK, 0.8)).join(""),
  dromon:
    line("M-14 14L-19 22M-7 15L-11 23M0 15L-3 23M7 15L5 23M13 14L12 22", WOOD, 1.7) +
    hull("#8b4a2b") +
    rimmed("M0 9V-21", WOOD, 1.5) +
    shape("M-14 5L12 -22Q18 -6 9 5Q-2 8 -14 5Z", IVORY) +
    shape("M-8 -1L5 -14Q9 -12 13.500 -14L13.800 -8Q8 -5 3 5.800Q-1 6.500 -8 5.800Z", RED, 0.01) +
    shape("M20 2L24 -6L21 -7L16 1Z", GOLD, 0.9) +
    line("M-18 8.500h1M-12 10h1M-6 11h1M0 11h1M6 11h1", LINE, 2),
  priest:
    rimmed("M14 20V-12", GOLD, 1.6) +
    line("M14 -21v9m-4 -5.500h8", LINE, 3.6) +
    line("M14 -21v9m-4 -5.500h8", GOLD, 2) +
    robed(IVORY) +
    shape("M-3 -3H3L4.500 20H-4.500Z", OCHRE, 0.9) +
    line("M0 1v4m-2 -2h4M0 9v4m-2 -2h4", "#5a3a0e", 1.3) +
    shape("M-6.800 -10Q-6 1 0 3Q6 1 6.800 -10Q4 -6 0 -6Q-4 -6 -6.800 -10Z", "#8c8a80", 0.8) +
    eyes(-10.5) +
    shape("M-6.800 -12Q-7 -18 -4.500 -20.500H4.500Q7 -18 6.800 -12Q0 -15 -6.800 -12Z", OCHRE),
  monk:
    shape("M-12 20Q-13 -1 -6 -5Q-9 -20 0 -21Q9 -20 6 -5Q13 -1 12 20Z", "#4a3626") +
    shape("M-5 -6Q-6.500 -16 0 -16Q6.500 -16 5 -6Q0 -2 -5 -6Z", SKIN, 0.9) +
    eyes(-10.5) +
    shape("M-4.500 -7.500Q-3 2 0 3Q3 2 4.500 -7.500Q0 -4 -4.500 -7.500Z", "#2b1a10", 0.7) +
    line("M-9 11Q0 14 9 11", "#d8c08a", 1.8) +
    line("M3 12.500V19", "#d8c08a", 1.6) +
    shape("M-9 4L-1 2V10L-9 12Z", IVORY, 1) +
    line("M-5 3.500v7m-2 -4.500l4 -1", WINE, 1.2),
  monastery:
    shape("M-22 20V5L-16 0L-10 5V20Z", STONE) +
    shape("M22 20V5L16 0L10 5V20Z", STONE) +
    shape("M-24 5.500L-16 -2L-8 5.500ZM24 5.500L16 -2L8 5.500Z", TILE, 1) +
    shape("M-10 20V-4H10V20Z", IVORY) +
    roof(0, -4, 9, TILE) +
    crossOn(0, -13) +
    door(0, 20, 3.6) +
    line("M-5 1v4M5 1v4M-16 9v4M16 9v4", DARK, 2.2),
  church:
    shape("M-18 20V4H18V20Z", IVORY) +
    shape("M-20 4.500L-15 -1H15L20 4.500Z", TILE, 1.1) +
    shape("M-8 -1V-8H8V-1Z", IVORY) +
    roof(0, -8, 8.5, OCHRE) +
    crossOn(0, -16.5) +
    door(0, 20, 4) +
    line("M-12 9v5M12 9v5M-4 -5.500v2M4 -5.500v2", DARK, 2.2),
  "hagia-sophia":
    shape("M-24 20V6H24V20Z", "#d9a98c") +
    roof(-14.5, 6, 8, LEAD) +
    roof(14.5, 6, 8, LEAD) +
    shape("M-13 6V-6H13V6Z", "#e3bda0") +
    shape("M-14 -6Q-13 -20 0 -20.500Q13 -20 14 -6Z", GOLD, 1.3) +
    line("M-8.500 -6Q-7.500 -15 0 -20M8.500 -6Q7.500 -15 0 -20M0 -20V-6", "#8a6414", 1.1) +
    crossOn(0, -18.5) +
    line("M-9 -2v4M-3 -2v4M3 -2v4M9 -2v4M-18 10v4M-12 10v4M12 10v4M18 10v4", DARK, 2) +
    door(0, 20, 4.5),
  hippodrome:
    shape("M-23 8Q-23 -8 0 -8Q23 -8 23 8Q23 20 0 20Q-23 20 -23 8Z", STONE) +
    shape("M-16 8Q-16 -2 0 -2Q16 -2 16 8Q16 14 0 14Q-16 14 -16 8Z", "#d8b46a") +
    line("M-20 3Q-14 -5 0 -5Q14 -5 20 3", SHADE, 1.4, 'stroke-dasharray="2 2"') +
    line("M-8 7.500H8", LINE, 4.4) +
    line("M-8 7.500H8", IVORY, 2.6) +
    shape("M-1.500 6L0 -20L1.500 6Z", TILE, 0.9) +
    disc(-8, 6, 2, GOLD, 0.8) +
    disc(8, 6, 2, GOLD, 0.8) +
    line("M-18 12v4M-11 15v4M11 15v4M18 12v4", DARK, 2),
  senator:
    robed(IVORY) +
    shape("M-12 20Q-12 1 -6 -3L9 20Z", WINE, 1) +
    line("M-5 -2L11 20", GOLD, 1.6) +
    shape(
      "M-6.500 -11Q-7 -17.500 0 -17.500Q7 -17.500 6.500 -11Q3 -14 0 -14Q-3 -14 -6.500 -11Z",
      "#8c8a80",
      0.9,
    ) +
    eyes(-9.8) +
    line("M-1.500 -6.500h3", "#7c3b2a", 1) +
    shape("M7 3H16V8H7Z", IVORY, 1) +
    line("M9 5.500h5", WINE, 1.2),
  aqueduct:
    shape("M-23 20V-11H23V20H18V8a5.500 5.500 0 0 0-11 0V20H-7V8a5.500 5.500 0 0 0-11 0V20Z", STONE, 1.2) +
    shape(
      "M-18 -1v-2a3.500 3.500 0 0 1 7 0v2ZM-7 -1v-2a3.500 3.500 0 0 1 7 0v2ZM4 -1v-2a3.500 3.500 0 0 1 7 0v2Z",
      "#8fb7c4",
      0.9,
    ) +
    shape("M-24 -11V-15H24V-11Z", IVORY, 1) +
    line("M-22 -16.500q4 -2.500 8 0t8 0 8 0 8 0 8 0 4 -1", "#3f83a8", 2.4),
  "trade-ship":
    hull("#8a5a35") +
    rimmed("M0 9V-22", WOOD, 1.5) +
    shape("M-15 -17H15Q18 -6 14 4H-14Q-10 -6 -15 -17Z", IVORY) +
    shape("M-5 -17H5Q8 -6 5 4H-5Q-2 -6 -5 -17Z", SEA, 0.01) +
    rimmed("M-16 -18H16", WOOD, 1.4) +
    [-12, -4].map((x) => shape(`M${x - 3} 9v-5h6v5Z`, TILE, 0.9)).join("") +
    shape("M0 -22l8 -1.500 -2 2.500 2 2.500H0Z", SEA, 0.8),
  merchant:
    robed(SEA) +
    line("M-4 -3L0 4L4 -3M0 4V20", GOLD, 1.5) +
    shape("M-6.800 -9Q-5 0 0 1Q5 0 6.800 -9Q4 -5.500 0 -5.500Q-4 -5.500 -6.800 -9Z", "#3b2416", 0.8) +
    eyes(-10.3) +
    shape("M-7.500 -11.500Q-8 -19 0 -20Q9 -19.500 7.500 -11.500Q0 -15 -7.500 -11.500Z", OCHRE) +
    rimmed("M11 8V-4M2 -4H20", GOLD, 1.2) +
    line("M3 -4l-2.500 6M3 -4l2.500 6M19 -4l-2.500 6M19 -4l2.500 6", LINE, 0.9) +
    shape("M-.500 2H6.500Q5 6 3 6Q1 6 -.500 2ZM15.500 2H22.500Q21 6 19 6Q17 6 15.500 2Z", GOLD, 0.9),
  caravan:
    shape(
      "M-21 6Q-21 -2 -15 -3Q-13 -11 -9 -11Q-5 -11 -3 -4Q-1 -11 3 -11Q7 -11 8 -3Q11 -1 13 -6L14 -16Q15 -20 19 -19.500L23 -17L22 -14L18.500 -14.500L17 -2Q15 6 10 8V20H7V10H-13L-14 20H-17L-17.500 9Q-20 9 -21 6Z",
      "#c99a5b",
    ) +
    line("M-9 20V11M3 20V11", LINE, 3.4) +
    line("M-9 20V11M3 20V11", "#c99a5b", 1.8) +
    shape("M-14 -5Q-3 -9 7 -5L9 5H-15Z", RED, 1.1) +
    line("M-14 0H8M-14.500 3.500H8.500", GOLD, 1.4) +
    shape("M-12 3h7v7h-7zM-1 3h7v7h-7z", SEA, 1) +
    disc(18.5, -17, 0.6, LINE, 0.6),
};
