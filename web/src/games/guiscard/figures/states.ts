/** What a man is doing or suffering, drawn on and round him in the square of his counter: plain SVG, our own numbers and colours only. */
import { disc, GOLD, LINE, line, rimmed, shape, STEEL, WOOD } from "../../pen";
import type { Unit } from "../view";

/** What the board knows about a man beside his own marks. */
export interface Plight {
  /** He is on a ladder or a rope. */
  climbs?: boolean;
  /** His hex is on fire. */
  burns?: boolean;
}

const ARROW = line("M-20 -19L6 -25", LINE, 3.6) + line("M-20 -19L6 -25", "#efe6cf", 1.8);
const SPENT_ARROW =
  ARROW +
  shape("M4 -28.500L13 -26.500L6 -21.500Z", STEEL, 1) +
  shape("M-20 -19l-5 -2.500l-.500 4l5 2.500Z", "#a32c20", 0.8);

const shieldAt = (x: number, y: number, fill: string): string =>
  shape(
    `M${x - 7} ${y - 6}Q${x} ${y - 9} ${x + 7} ${y - 6}Q${x + 7} ${y + 4} ${x} ${y + 9}Q${x - 7} ${y + 4} ${x - 7} ${y - 6}Z`,
    fill,
    1.3,
  ) + line(`M${x} ${y - 6}V${y + 6}M${x - 5} ${y - 2}H${x + 5}`, "#fff4d8", 1.4);
/** Shield by shield, with those of the neighbours at the rim. */
const SHIELD_WALL = [-21, 21, -7, 7].map((x) => shieldAt(x, 1, "#9d3b26")).join("");
/** Shields held over the head. */
const SHIELD_ROOF = [-20, 20, -7, 7]
  .map((x) => disc(x, -23, 8.5, "#9d3b26", 1.3) + disc(x, -23, 2.4, GOLD, 0.9))
  .join("");

const BROKEN_LANCE =
  rimmed("M-24 3L-10 -2", WOOD, 2.6) +
  rimmed("M-5 -6L4 -9.500", WOOD, 2.6) +
  line("M-10 -2l3 -3M-10 -2l3.500 1M-5 -6l-3 -1", LINE, 1.2);

const CARRIED =
  rimmed("M-17 -3Q-4 -13 17 -6", "#8a6a45", 8) +
  disc(-20, -1, 5, "#e3b48d", 1.2) +
  shape("M-24.500 -3Q-23 -7 -18 -6.500L-19 -3Z", "#5a3a22", 0.8) +
  rimmed("M16 -6L23 2M15 -4L19 5", "#4f3a26", 2.6);

const BONDS =
  line("M-15 13Q0 18 15 13M-15 17Q0 22 15 17", LINE, 4) +
  line("M-15 13Q0 18 15 13M-15 17Q0 22 15 17", "#d8c08a", 2.2);

const flame = (x: number, y: number, f: number): string =>
  `<g transform="translate(${x} ${y}) scale(${f})">` +
  shape("M-8 0Q-12 -10 -4 -15Q-4 -10 -1 -11Q-3 -19 4 -25Q4 -16 8 -13Q13 -7 8 0Z", "#e4501b", 1.3) +
  '<path d="M-4 0Q-6 -6 0 -10Q1 -7 3 -8Q6 -4 4 0Z" fill="#ffd04a"/></g>';
const FLAMES = flame(-19, 8, 0.9) + flame(19, 8, 0.9) + flame(-6, 8, 0.62) + flame(8, 8, 0.55);

const LADDER =
  line("M-13 26L-8 -30M13 26L8 -30", LINE, 5) +
  line("M-12 18H12M-11 8H11M-10.500 -2H10.500M-10 -12H10M-9 -22H9", LINE, 4.6) +
  line("M-13 26L-8 -30M13 26L8 -30", "#a9763c", 2.8) +
  line("M-12 18H12M-11 8H11M-10.500 -2H10.500M-10 -12H10M-9 -22H9", "#c8924f", 2.2);

const TORCH = rimmed("M-21 7L-16 -10", WOOD, 3) + flame(-15.5, -9, 0.75);

/** Before his chest, so that his face is seen. */
const low = (dy: number, drawn: string): string => `<g transform="translate(0 ${dy})">${drawn}</g>`;

/** What is behind the man and what is before him, in the place of his picture. */
export function plight(unit: Unit, { climbs = false, burns = false }: Plight): [string, string] {
  const has = (mark: string): boolean => unit.marks.includes(mark);
  const behind = climbs ? LADDER : "";
  const before =
    (has("lance-gone") ? low(13, BROKEN_LANCE) : "") +
    (unit.carries ? low(11, CARRIED) : "") +
    (has("captive") ? BONDS : "") +
    (has("kindled") ? TORCH : "") +
    (has("formation") ? SHIELD_WALL : "") +
    (has("foulkon") ? SHIELD_ROOF : "") +
    (has("fired") ? SPENT_ARROW : "") +
    (burns ? FLAMES : "");
  return [behind, before];
}

/** A rider's charge, looking up the page: the lance is down and dust flies; who meets a charge holds his lance across. */
export function charge(unit: Unit, long: number): string {
  if (unit.marks.includes("charging"))
    return (
      line(`M-26 ${long - 8}v34M26 ${long - 8}v34M-16 ${long + 32}v18M16 ${long + 32}v18`, "#fff6d8", 3.4) +
      rimmed("M19 30L13 -62", WOOD, 3.4) +
      shape("M9 -60L12.500 -76L17 -61Z", STEEL, 1.2) +
      shape("M13.500 -50L27 -45L14.500 -38Z", "#a32c20", 1)
    );
  if (unit.marks.includes("countering"))
    return rimmed("M26 22L-12 -56", WOOD, 3.4) + shape("M-16.500 -54L-18 -69L-8.500 -58Z", STEEL, 1.2);
  return "";
}

/** Small pictures at his side, in a circle of 7: has walked, is at work. */
export const SIDE_MARKS: Record<string, string> = {
  moved:
    shape(
      "M-3.600 -4.500Q-1 -5.500 -1.200 -1.500Q-1.400 .500 -3 .300Q-4.800 -1.500 -3.600 -4.500Z",
      LINE,
      0,
    ) +
    shape("M-3.400 1.400h2.200l-.200 1.800h-1.600Z", LINE, 0) +
    shape("M1.600 -2.500Q4 -3.500 4.200 0Q4.200 2.400 2.600 2.300Q.600 .500 1.600 -2.500Z", LINE, 0) +
    shape("M1.900 3.400h2.200l-.300 1.800h-1.600Z", LINE, 0),
  busy: line("M-3.500 5L2 -2", WOOD, 2.2) + shape("M-1.500 -4.500L1 -6L5.800 -1.200L4.200 1Z", STEEL, 1),
};
