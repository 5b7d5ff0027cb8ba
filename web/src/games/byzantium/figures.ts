/** What stands on Byzantium's board besides discs and cubes: rulers and ships in a square of 48 around 0,0, and towns on their discs. */
import { disc, GOLD, LINE, line, rimmed, shape, WOOD } from "../pen";
import type { CitySide, Side } from "./view";

const CREAM = "#f4efe2";
const PURPLE = "#6d2159";
const GREEN = "#24543c";
const TILE = "#b4573a";
const FIRE = "#e07b22";

const CLOAK = "M-16 22Q-16 6 -6 4H6Q16 6 16 22Z";
const EYES = line("M-3 -6v.1M3 -6v.1", LINE, 2.2);

const emperor =
  disc(0, -8, 15, "#edc75c") +
  shape(CLOAK, PURPLE) +
  shape("M-5 4H5L7.500 22H-7.500Z", GOLD) +
  line("M-4.500 9H4.500M-5.500 14H5.500M-6.500 19H6.500", "#9c2f2f", 1.8) +
  disc(0, -6, 8.5, "#e3b58c") +
  shape("M-7.500 -4Q-6 5 0 6Q6 5 7.500 -4Q4 .500 0 .500Q-4 .500 -7.500 -4Z", "#4a2f1c", 0.8) +
  EYES +
  line("M-9 -9V0M9 -9V0", CREAM, 2) +
  shape("M-9.500 -9.500V-18L-4.500 -14L0 -20L4.500 -14L9.500 -18V-9.500Q0 -12 -9.500 -9.500Z", GOLD) +
  disc(0, -13.2, 1.7, "#b5302a", 0.6);

const caliph =
  shape(CLOAK, GREEN) +
  shape("M-4 4H4L8 22H-8Z", CREAM) +
  disc(0, -5, 8.5, "#c99f74") +
  shape("M-8.500 -6Q-8.500 9 0 10.500Q8.500 9 8.500 -6Q5 .500 0 .500Q-5 .500 -8.500 -6Z", "#2b1c12", 0.8) +
  EYES +
  shape("M-10.500 -8Q-13.500 -20.500 0 -21Q13.500 -20.500 10.500 -8Q0 -13 -10.500 -8Z", CREAM) +
  line("M-10 -12.500Q-2 -19.500 8 -18M-8.500 -9.500Q2 -17 11 -12.500", "#b9ac8b", 1.3) +
  disc(0, -15.5, 2, "#2f7f5a", 0.7);

const RULERS: Record<Side, string> = { byzantine: emperor, arab: caliph };

/** A warship under its lateen sail, as it goes. */
function ship(side: Side): string {
  const [sail, band] = side === "byzantine" ? [CREAM, PURPLE] : ["#fffdf6", "#2f7f5a"];
  return (
    line("M-13 13L-18 21M-6 14L-10 22M1 14L-2 22M8 14L6 22", WOOD, 1.8) +
    shape("M-22 4Q-12 8 0 8Q12 8 19 4L23 0Q22 15 12 17H-12Q-19 16 -22 4Z", WOOD) +
    line("M-19 10Q0 13.500 19 8.500", GOLD, 1.6) +
    rimmed("M1 8V-21", "#8c6239", 1.4) +
    shape("M-13 4L13 -22Q18 -7 9 4Q-2 7 -13 4Z", sail) +
    line("M-7 4.500L13.800 -16M1 5.300L14.800 -9", band, 2.2) +
    shape("M1 -22l-8 2.500 8 2.500Z", side === "byzantine" ? "#b5302a" : GREEN, 0.8)
  );
}

/** The figures of those spaces of the board that have one; the others have an icon. */
export const FIGURES: Record<string, string> = {
  emperor,
  caliph,
  "byzantine-fleet": ship("byzantine"),
  "arab-fleet": ship("arab"),
};

/** Whoever leads the guard of a side, for the foot of its standard. */
export const rulerOf = (side: Side): string => RULERS[side];

const house = (x: number, y: number, roof: string): string =>
  shape(`M${x - 5} ${y}v-7h10v7Z`, CREAM, 0.9) +
  shape(`M${x - 6.5} ${y - 6.5}L${x} ${y - 12}l6.500 5.500Z`, roof, 0.9);
const church = (x: number, y: number): string =>
  shape(`M${x - 6} ${y}v-9h12v9Z`, CREAM, 0.9) +
  shape(`M${x - 6} ${y - 9}a6 6.500 0 0 1 12 0Z`, PURPLE, 0.9) +
  line(`M${x} ${y - 16}v-5m-2 1.800h4`, GOLD, 1.3);
const flat = (x: number, y: number): string =>
  shape(`M${x - 5.5} ${y}v-9h11v9Z`, "#e6d3a8", 0.9) + line(`M${x - 1} ${y}v-4h2v4`, LINE, 1);
const minaret = (x: number, y: number): string =>
  shape(`M${x - 2.5} ${y}v-17h5v17Z`, CREAM, 0.9) +
  shape(`M${x - 4} ${y - 16}h8v-2h-8Z`, "#e6d3a8", 0.7) +
  shape(`M${x - 2.5} ${y - 18}q0 -5 2.500 -6q2.500 1 2.500 6Z`, "#2f7f5a", 0.8);
const tent = (x: number, y: number): string =>
  shape(`M${x - 6.5} ${y}q.500 -7 6.500 -10q6 3 6.500 10Z`, "#d9a35c", 0.9) +
  line(`M${x} ${y - 10}v-3M${x - 1} ${y}l1 -5l1 5`, LINE, 1);

/** By the side that holds a city, what its people build: the first with one disc, the second with two. */
const BUILT: Record<Exclude<CitySide, "persian">, [left: string, right: string, behind: string]> = {
  byzantine: [house(-16, 1, TILE), church(16, 1), house(-8, -5, TILE) + house(7, -6, TILE)],
  arab: [flat(-16, 1), minaret(17, 1), flat(-8, -5) + flat(7, -6)],
  bulgar: [tent(-16, 1), tent(16, 1), tent(-7, -5) + tent(7, -6)],
};

/** The town of a city with so many discs, around the middle of the uppermost one. */
export function town(side: CitySide, discs: number): string {
  if (side === "persian" || discs === 0) return "";
  const [left, right, behind] = BUILT[side];
  return (discs > 2 ? behind : "") + left + (discs > 1 ? right : "");
}

const tower = (x: number, y: number, height: number): string =>
  shape(`M${x - 4.5} ${y}V${y - height}h2.300v2.500h4.400v-2.500h2.300V${y}Z`, "#e9d9b5", 1.3);

const walls =
  tower(-26, 12, 25) +
  tower(26, 12, 25) +
  shape("M-22 12V-7h6v3.500h6v-3.500h20v3.500h6v-3.500h6V12Z", "#e9d9b5", 1.5) +
  line("M-20 4H-16M16 4H20", "#b59a67", 1.2) +
  tower(-11, 12, 22) +
  tower(11, 12, 22) +
  shape("M-5 12V3a5 5 0 0 1 10 0V12Z", "#3c0f2f", 1.2);

/** The great church above the walls. */
const dome =
  shape("M-17 -6v-7h34v7Z", "#dfc99b", 1.2) +
  shape("M-18 -12a6 6 0 0 1 11 -3M18 -12a6 6 0 0 0 -11 -3", "#8a3a73", 1.2) +
  shape("M-11 -12A11 12 0 0 1 11 -12Z", PURPLE, 1.4) +
  line("M-7 -14v2M-2.500 -15v3M2.500 -15v3M7 -14v2", GOLD, 1.3) +
  line("M0 -24v-8m-3 3h6", GOLD, 2);

const flame = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  shape("M0 0C-9 -4 -6 -12 -2 -18C-1 -12 3 -13 4 -9C9 -5 6 0 0 0Z", FIRE, 0.9) +
  shape("M0 -1C-4 -3 -3 -7 0 -10C1 -7 4 -5 0 -1Z", "#f7d774", 0.01) +
  "</g>";
const smoke = line("M-9 -20q-6 -7 0 -13t-2 -13M12 -22q6 -6 1 -12t3 -11", "#5d5550", 4.5, 'opacity=".55"');

const camp =
  `<g transform="translate(0 6)">` +
  [-33, -21, 21, 33]
    .map((x) => shape(`M${x - 7} 12L${x} 0l7 12Z`, "#fbf8ef", 1.1) + line(`M${x} 0v-5`, LINE, 1.2))
    .join("") +
  line("M-33 -5h6l-2 2 2 2h-6M33 -5h-6l2 2 -2 2h6", "#1f5a3c", 1.6) +
  "</g>";

const ruins =
  shape(
    "M-30 12V-13l5 4 3 -7 4 10 5 -4 3 7 5 -5V2l6 -4 4 3 3 -12 6 6 3 -9 5 7 3 -4 5 4V12Z",
    "#cdb98f",
    1.6,
  ) +
  line("M-22 4h8M12 4h9M-25 9h7M16 9h8", "#8f7a52", 1.2) +
  shape("M-6 12V6l4 -5 5 2 3 3V12Z", "#3c0f2f", 1.2);

const conquest =
  line("M0 2V-33", "#3c0f2f", 2.6) +
  shape("M0 -33H26L20 -24L26 -15H0Z", "#fbf8ef", 1.4) +
  `<path d="M14 -29.500A5.800 5.800 0 1 0 14 -18.500A7.200 7.200 0 0 1 14 -29.500Z" fill="#1f5a3c"/>`;

/** Constantinople: behind its walls, with an enemy's camp before them, or in flames. */
export function capital(state: "whole" | "besieged" | "fallen"): string {
  if (state === "fallen")
    return smoke + flame(-19, -6, 1.5) + flame(17, -4, 1.6) + ruins + flame(-3, -2, 0.8) + conquest;
  const city = dome + walls;
  return state === "besieged"
    ? line("M14 -14q5 -6 1 -12t3 -11", "#5d5550", 4, 'opacity=".5"') + city + flame(20, -10, 0.8) + camp
    : city;
}
