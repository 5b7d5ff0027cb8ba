/** A man drawn: head, body, shield and arms as plain SVG in a square of 48 around 0,0, seen from the front. Numbers and our own colours only. */
import { GOLD, LINE, line, rimmed, shape, STEEL, WOOD } from "../../pen";
import type { Look } from "./look";

const DARK_STEEL = "#7e878d";

const SHOULDERS = "M-16 24Q-17 9 -7 4Q0 6.5 7 4Q17 9 16 24Z";

function body(look: Look): string {
  const { cloth, trim } = look;
  switch (look.body) {
    case "mail": {
      const rings = [8, 11, 14, 17, 20].map((y) => `M${-13 + (y % 2)} ${y}H13`).join("");
      return (
        shape(SHOULDERS, "#9aa1a6") +
        line(rings, "#d8dde0", 1.3, 'stroke-dasharray="1.2 1.6"') +
        line(rings, "#5f686e", 0.7, 'stroke-dasharray="1 1.8" stroke-dashoffset="1.4"') +
        (look.shield === "none"
          ? shape("M-6.500 5Q0 9 6.500 5L9.500 24H-9.500Z", cloth, 0.9) +
            `<g transform="translate(0 15.500)">${device(look, 7, true)}</g>`
          : shape("M-9 18L9 18L12 24H-12Z", cloth, 0.9))
      );
    }
    case "scale": {
      const rows = [9, 13, 17, 21]
        .map((y) => [-12, -8, -4, 0, 4, 8, 12].map((x) => `M${x - 2} ${y}q2 3.4 4 0`).join(""))
        .join("");
      return (
        shape(SHOULDERS, look.people === "B" ? "#c79a3e" : "#a8adb0") +
        line(rows, look.people === "B" ? "#6b4a12" : "#565e63", 0.9) +
        shape("M-16 14Q-16.500 8 -8 4.600L-6 9Q-12 11 -13 17Z", cloth, 0.9) +
        shape("M16 14Q16.500 8 8 4.600L6 9Q12 11 13 17Z", cloth, 0.9)
      );
    }
    case "quilt":
      return (
        shape(SHOULDERS, cloth) + line("M-10 8V24M-5 6.500V24M0 7V24M5 6.500V24M10 8V24", "#00000055", 1.1)
      );
    case "robe":
      return (
        shape(SHOULDERS, cloth) +
        line("M-5 5.500L0 14L5 5.500M0 14V24M-10 12L-8 24M10 12L8 24", "#0000004d", 1.2) +
        line("M-6.500 4.800L0 12.500L6.500 4.800", trim, 1.5)
      );
    default:
      return (
        shape(SHOULDERS, cloth) +
        line("M-5 5Q0 10 5 5", trim, 2) +
        line("M-14 17.500H14", "#3b2713", 2.4) +
        line("M-1 15.800v3.400", GOLD, 2)
      );
  }
}

function beard(look: Look): string {
  const { hair } = look;
  switch (look.beard) {
    case "stubble":
      return `<path d="M-6 -3.500Q-5 3 0 3.400Q5 3 6 -3.500Q4 0 0 0Q-4 0 -6 -3.500Z" fill="${hair}" opacity=".35"/>`;
    case "moustache":
      return line("M-3.600 -.600Q-1.500 -2.300 0 -1.200Q1.500 -2.300 3.600 -.600", hair, 1.6);
    case "short":
      return shape(
        "M-6.500 -5Q-6 2.600 0 3.600Q6 2.600 6.500 -5Q4.500 -1.600 2.400 -1.800Q0 -2.800 -2.400 -1.800Q-4.500 -1.600 -6.500 -5Z",
        hair,
        0.7,
      );
    case "full":
      return (
        shape(
          "M-6.800 -6Q-7.500 4 0 6.800Q7.500 4 6.800 -6Q5 -1.800 2.600 -2Q0 -3 -2.600 -2Q-5 -1.800 -6.800 -6Z",
          hair,
          0.7,
        ) + line("M-1.600 .300H1.600", "#5c2a1c", 0.9)
      );
    case "long":
      return (
        shape(
          "M-6.800 -6Q-8 5 -3 10Q0 13 3 10Q8 5 6.800 -6Q5 -1.800 2.600 -2Q0 -3 -2.600 -2Q-5 -1.800 -6.800 -6Z",
          hair,
          0.7,
        ) + line("M-1.600 .300H1.600M-2 4L-1 9M2 4L1 9", "#00000066", 0.8)
      );
    default:
      return "";
  }
}

function face(look: Look): string {
  const mouth = look.beard === "none" || look.beard === "stubble" || look.beard === "short";
  return (
    `<ellipse cx="0" cy="-6" rx="7.200" ry="8.800" fill="${look.skin}" stroke="${LINE}" stroke-width="1"/>` +
    line("M-4.400 -7.600h2.200M2.200 -7.600h2.200", LINE, 1.5) +
    line("M-4.900 -9.500L-1.900 -9.300M1.900 -9.300L4.900 -9.500", look.hair, 1.1) +
    line("M.300 -7L1 -4.200L-.700 -4", "#00000066", 0.9) +
    (mouth ? line("M-1.900 -.800Q0 -.200 1.900 -.800", "#7c3b2a", 1) : "") +
    beard(look)
  );
}

function helmet(look: Look): string {
  const dome = "M-8.200 -8Q-8.500 -19 0 -22.500Q8.500 -19 8.200 -8Q4 -10.500 0 -10.500Q-4 -10.500 -8.200 -8Z";
  const gold = look.leader ? GOLD : STEEL;
  switch (look.head) {
    case "nasal":
    case "crowned": {
      const crown =
        look.head === "crowned"
          ? shape(
              "M-8.600 -9L-9 -15L-5 -12.200L-2.600 -16.500L0 -12.800L2.600 -16.500L5 -12.200L9 -15L8.600 -9Q0 -13 -8.600 -9Z",
              GOLD,
              0.9,
            )
          : "";
      return (
        shape(dome, STEEL) +
        line("M0 -22V-11M-4 -20Q-6 -15 -5.600 -10.500", "#eef1f2", 1.1) +
        line("M4.500 -19Q6.500 -14 6 -10.500", DARK_STEEL, 1.2) +
        line("M-8 -8.600Q0 -12.500 8 -8.600", gold, 2.2) +
        crown +
        shape("M-1.300 -11.500H1.300L1.500 -3.800H-1.500Z", gold, 0.8)
      );
    }
    case "coif":
      return (
        shape(
          "M-8.800 2Q-10.500 -17 0 -17Q10.500 -17 8.800 2L5.600 3.500Q8 -11.500 0 -12Q-8 -11.500 -5.600 3.500Z",
          "#9aa1a6",
        ) + line("M-8 -6Q-8 -14.500 0 -14.600Q8 -14.500 8 -6", "#e0e4e6", 1.2, 'stroke-dasharray="1.2 1.500"')
      );
    case "plumed":
      return (
        shape(
          "M-1 -21Q-3 -27 6 -27Q13 -26 11 -15Q8 -21 1 -20Z",
          look.charge === "#e2b33c" ? "#a32c20" : look.charge,
          0.9,
        ) +
        shape(dome, "#d8b25a") +
        line("M0 -22V-11M-4.600 -19.500Q-6 -14 -5.600 -10.500", "#fff2c4", 1.1) +
        shape(
          "M-8.400 -9L-9.500 2L-5.500 3.600Q-7.200 -4 -6 -9.500ZM8.400 -9L9.500 2L5.500 3.600Q7.200 -4 6 -9.500Z",
          "#a87f2c",
          0.8,
        ) +
        line("M-8 -8.600Q0 -12.500 8 -8.600", look.field, 2)
      );
    case "spiked":
      return (
        shape("M-1.200 -21L0 -27L1.200 -21Z", STEEL, 0.9) +
        shape(dome, STEEL) +
        line("M-4.600 -19.500Q-6 -14 -5.600 -10.500M0 -21V-11", "#eef1f2", 1.1) +
        shape(
          "M-8.400 -9L-9.500 2L-5.500 3.600Q-7.200 -4 -6 -9.500ZM8.400 -9L9.500 2L5.500 3.600Q7.200 -4 6 -9.500Z",
          "#8b949a",
          0.8,
        ) +
        line("M-8 -8.600Q0 -12.500 8 -8.600", look.field, 1.8)
      );
    case "turban":
    case "wrapped": {
      const cloth = look.cloth === "#f4efe2" || look.cloth === "#eadfc4" ? look.field : "#f4efe2";
      const tip =
        look.head === "wrapped" ? shape("M-4.500 -17Q-3 -23 0 -26Q3 -23 4.500 -17Z", STEEL, 0.9) : "";
      const tail = shape("M7 -11Q12 -6 9.500 4L6.600 3Q8.500 -4 5.500 -9Z", cloth, 0.8);
      return (
        tail +
        tip +
        shape(
          "M-9.500 -9.500Q-11.500 -20 0 -20.500Q11.500 -20 9.500 -9.500Q5 -12.500 0 -12.300Q-5 -12.500 -9.500 -9.500Z",
          cloth,
        ) +
        line(
          "M-9.500 -12Q-2 -20 7 -19M-6.500 -11.800Q2 -18.500 9.800 -14.500M-8.800 -15.500Q-5 -19 -1 -20",
          "#00000059",
          1,
        ) +
        (look.leader ? shape("M0 -19.500a2 2 0 1 1 -.010 0z", GOLD, 0.8) : "")
      );
    }
    case "flat":
      return (
        shape(
          "M-8.600 -6.500V-17Q-8.600 -20 -5 -20H5Q8.600 -20 8.600 -17V-6.500Q4 -9 0 -9Q-4 -9 -8.600 -6.500Z",
          STEEL,
        ) +
        line("M0 -20V-9M-8.300 -14.500H8.300", gold, 1.7) +
        shape("M-1.300 -10H1.300L1.500 -3.500H-1.500Z", gold, 0.8)
      );
    case "hood":
      return shape(
        "M-9.500 5Q-12 -16 1 -18.500Q11.500 -16 9.500 5L5.800 2.500Q8.200 -10.500 0 -12.500Q-8.200 -10.500 -5.800 2.500Z",
        look.field === look.cloth ? "#7a5230" : look.field,
      );
    case "fur":
      return (
        shape("M-7.500 -12Q-7 -21 0 -21.500Q7 -21 7.500 -12Z", look.cloth) +
        shape(
          "M-9.200 -9.500Q-10 -14 -7.500 -14.600Q0 -16.500 7.500 -14.600Q10 -14 9.200 -9.500Q0 -13 -9.200 -9.500Z",
          "#5a4128",
        ) +
        line(
          "M-7.500 -12.500l1 1.500M-4 -13.600l.800 1.600M0 -14v1.600M4 -13.600l-.800 1.600M7.500 -12.500l-1 1.500",
          "#a88756",
          0.9,
        )
      );
    case "cap":
      return (
        hairTop(look) +
        shape(
          "M-8 -10.500Q-8.500 -19.500 1 -19.500Q8.500 -18.500 8 -10.500Q0 -14 -8 -10.500Z",
          look.field === look.cloth ? look.charge : look.field,
        )
      );
    case "straw":
      return (
        shape("M-14 -10.500Q0 -17.500 14 -10.500Q0 -8 -14 -10.500Z", "#d9b65c") +
        shape(
          "M-6.500 -12.300Q-6 -20.500 0 -20.500Q6 -20.500 6.500 -12.300Q0 -14.500 -6.500 -12.300Z",
          "#e5c778",
        ) +
        line("M-6.400 -13.500Q0 -15.500 6.400 -13.500", look.cloth, 1.4)
      );
    case "tonsure":
      return (
        shape(
          "M-7.600 -6Q-9 -15 -5 -14.500Q0 -12 5 -14.500Q9 -15 7.600 -6Q6.500 -10.500 5.500 -11.500Q0 -9.800 -5.500 -11.500Q-6.500 -10.500 -7.600 -6Z",
          look.hair,
        ) + line("M0 9V20M-3.500 12.500H3.500", GOLD, 1.8)
      );
    case "veil":
      return (
        shape("M-10 14Q-13 -18 0 -18.500Q13 -18 10 14L6 6Q8.500 -11 0 -12.500Q-8.500 -11 -6 6Z", "#f4efe2") +
        line("M-7.400 -10.500Q0 -15.500 7.400 -10.500", "#2b5a94", 1.4)
      );
    case "braids":
      return (
        shape(
          "M-7.800 -5Q-9.500 -17 0 -17Q9.500 -17 7.800 -5Q6.500 -11.500 0 -13Q-6.500 -11.500 -7.800 -5Z",
          look.hair,
        ) +
        rimmed("M-8 -4Q-10 4 -7.500 12M8 -4Q10 4 7.500 12", look.hair, 3) +
        line(
          "M-9.500 0l2 1M-9.600 4l2.200 1M-9 8l2 1M9.500 0l-2 1M9.600 4l-2.200 1M9 8l-2 1",
          "#00000055",
          0.9,
        ) +
        shape(
          "M-7.800 -12L-8 -18L-4 -15.500L0 -19.500L4 -15.500L8 -18L7.800 -12Q0 -15.500 -7.800 -12Z",
          GOLD,
          0.9,
        )
      );
    default:
      return hairTop(look) + line("M-7.600 -11.500Q0 -14.800 7.600 -11.500", look.field, 2.2);
  }
}

function hairTop(look: Look): string {
  return shape(
    "M-7.900 -4Q-10.500 -16.500 0 -16.800Q10.500 -16.500 7.900 -4Q7.200 -9.500 5.600 -11.800Q0 -13.500 -5.600 -11.800Q-7.200 -9.500 -7.900 -4Z",
    look.hair,
    0.9,
  );
}

/** Devices in a square of 12 around 0,0: bar, cross, star, crescent, boar's head and so on, no two alike at a glance. */
const DEVICES = [
  "M-1.500 -6H1.500V-1.500H6V1.500H1.500V6H-1.500V1.500H-6V-1.500H-1.500Z",
  "M0 -6L1.600 -1.900L6 -1.900L2.500 .900L3.800 5.200L0 2.600L-3.800 5.200L-2.500 .900L-6 -1.900L-1.600 -1.900Z",
  "M2.500 -5.500A5.600 5.600 0 1 0 2.500 5.500A4.400 4.400 0 1 1 2.500 -5.500Z",
  "M-6 -4L0 1L6 -4V0L0 5L-6 0Z",
  "M0 -6L5 0L0 6L-5 0Z",
  "M-4 -6A4 4 0 0 1 0 -2A4 4 0 0 1 4 -6Q6 0 0 6Q-6 0 -4 -6Z",
  "M-6 -2H6V2H-6Z",
  "M-6 -6L-3 -6L6 3V6H3L-6 -3Z",
  "M0 -5A5 5 0 1 1 -.010 -5ZM0 -2A2 2 0 1 0 .010 -2Z",
  "M-5 -5A2 2 0 1 1 -5.010 -5ZM5 -5A2 2 0 1 1 4.990 -5ZM0 2A2 2 0 1 1 -.010 2Z",
];

/** The part of a shield that is painted in the second colour: halves, quarters, a bend. */
function divided(kind: string, division: number): string {
  if (kind === "kite")
    return [
      "",
      "M0 -11.5Q4.500 -11.5 9 -9Q9.500 4 0 14Z",
      "M-9 -9Q0 -14 9 -9Q9.300 -4 7.900 0H-7.900Q-9.300 -4 -9 -9Z",
      "M0 -11.5Q4.500 -11.5 9 -9Q9.300 -4 7.900 0H0ZM0 0H-7.900Q-6 8 0 14Z",
      "M-9 -9L7 5Q4 10 0 14Q-9.500 4 -9 -9Z",
    ][division]!;
  const r = kind === "great" ? 12.5 : 9.5;
  const k = (r * 0.7071).toFixed(2);
  return [
    "",
    `M0 -${r}A${r} ${r} 0 0 1 0 ${r}Z`,
    `M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`,
    `M0 -${r}A${r} ${r} 0 0 1 ${r} 0H0ZM0 ${r}A${r} ${r} 0 0 1 -${r} 0H0Z`,
    `M-${k} -${k}A${r} ${r} 0 0 0 ${k} ${k}Z`,
  ][division]!;
}

function device(look: Look, size: number, plain: boolean): string {
  return `<path d="${DEVICES[look.device]}" fill="${plain ? look.charge : "#fff6df"}" stroke="${LINE}" stroke-width=".7" fill-rule="evenodd" transform="scale(${(size / 12).toFixed(2)})"/>`;
}

const KITE = "M-9 -9Q0 -14 9 -9Q9.500 4 0 14Q-9.500 4 -9 -9Z";
const ROUND = "M0 -9.500A9.500 9.500 0 1 1 -.010 -9.500Z";
const GREAT = "M0 -12.500A12.500 12.500 0 1 1 -.010 -12.500Z";

function shield(look: Look): string {
  if (look.shield === "none") return "";
  const d = look.shield === "kite" ? KITE : look.shield === "round" ? ROUND : GREAT;
  const at = look.shield === "kite" ? "-11 12" : look.shield === "round" ? "-11 13" : "-8 13";
  const size = look.shield === "great" ? 12.5 : 9.5;
  const second = divided(look.shield, look.division);
  return (
    `<g transform="translate(${at})">` +
    `<path d="${d}" fill="${look.field}" stroke="none"/>` +
    (second ? `<path d="${second}" fill="${look.charge}"/>` : "") +
    device(look, size, !second) +
    `<path d="${d}" fill="none" stroke="${look.people === "B" || look.leader ? GOLD : "#5b3d22"}" stroke-width="2.200"/>` +
    `<path d="${d}" fill="none" stroke="${LINE}" stroke-width=".900"/>` +
    (look.shield === "kite"
      ? ""
      : `<circle r="1.800" fill="${STEEL}" stroke="${LINE}" stroke-width=".700"/>`) +
    `</g>`
  );
}

function hand(x: number, y: number, look: Look): string {
  return `<circle cx="${x}" cy="${y}" r="2.900" fill="${look.body === "mail" ? "#9aa1a6" : look.skin}" stroke="${LINE}" stroke-width=".900"/>`;
}

/** What is held: first what goes behind the man, then what goes before him. */
function weapon(look: Look): [string, string] {
  const arms = look.arms;
  if (arms.startsWith("great sword"))
    return [
      "",
      rimmed("M8 16L20 -19", STEEL, 3.2) +
        line("M9.500 12L19.500 -17", "#ffffffaa", 0.9) +
        rimmed("M4.500 9.500L13.500 13", GOLD, 1.8) +
        rimmed("M8 16L5.600 22.500", "#3b2713", 2.2) +
        hand(7.6, 16.5, look) +
        hand(5.6, 21, look),
    ];
  if (arms.startsWith("kontos"))
    return [
      "",
      rimmed("M-21 22L17 -19", WOOD, 2.6) +
        shape("M15 -22L23 -24.500L20 -16.500Z", STEEL, 0.9) +
        hand(-6, 8, look) +
        hand(6, -4.5 + 12, look),
    ];
  if (arms.startsWith("long spear"))
    return [
      rimmed("M15 24L18 -21", WOOD, 2) + shape("M16 -19L18.400 -28L21 -19Z", STEEL, 0.9),
      hand(16, 12, look),
    ];
  if (arms.startsWith("lance (pennon)"))
    return [
      rimmed("M14 24L17 -20", WOOD, 2) +
        shape("M17 -19.500L5 -22.500L8 -17.500L3.500 -13.500L16.600 -12Z", look.field, 0.9) +
        line("M15 -16L7 -17.800", look.charge, 1.6) +
        shape("M15.200 -19L17.400 -26L19.600 -19Z", STEEL, 0.9),
      hand(15, 12, look),
    ];
  if (arms.startsWith("lance") || arms.startsWith("spear"))
    return [
      rimmed("M14 24L17 -19", WOOD, 2) + shape("M14.700 -17.500L17.300 -26L19.900 -17.500Z", STEEL, 0.9),
      hand(15, 12, look),
    ];
  if (arms.startsWith("javelin"))
    return [
      rimmed("M10 22L15 -16M15 23L20 -15", WOOD, 1.6) +
        shape("M13.400 -15L15.600 -22L17.400 -15ZM18.400 -14L20.600 -21L22.400 -14Z", STEEL, 0.8),
      hand(13.5, 11, look),
    ];
  if (arms.startsWith("short bow"))
    return [
      shape("M-17 -6L-11 -8L-8 8L-14 10Z", "#6b4424", 0.9) +
        line("M-16 -7L-18 -12M-14 -8L-15.500 -13M-12 -8.500L-12.500 -13", "#efe6cf", 1.4),
      line("M11 -14L11 22", "#efe6cf", 0.9) +
        rimmed("M11 -14Q20 -7 18 4Q20 15 11 22", "#8b5a2b", 2.1) +
        rimmed("M-2 4H21", "#d9c79a", 0.9) +
        hand(18, 4, look) +
        hand(2, 5, look),
    ];
  if (arms.startsWith("composite bow"))
    return [
      shape("M-18 -5L-11 -7L-9 9L-15 11Z", look.cloth === "#6d2343" ? "#27736f" : "#6d2343", 0.9) +
        line("M-17 -6L-19 -11M-15 -7L-16.500 -12M-12.500 -7.500L-13 -12", "#efe6cf", 1.4),
      line("M12 -15L12 23", "#efe6cf", 0.9) +
        rimmed("M12 -15Q8 -13 11 -11Q21 -8 17.500 4Q21 16 11 19Q8 21 12 23", "#c08a3a", 2.2) +
        rimmed("M-2 4H21.500", "#d9c79a", 0.9) +
        hand(18, 4, look) +
        hand(2, 5, look),
    ];
  if (arms.startsWith("sling"))
    return [
      "",
      rimmed("M14 11Q8 -12 17 -17Q23 -13 15.500 10", "#b58a56", 1.3) +
        `<circle cx="17.500" cy="-17" r="3.300" fill="#9b968c" stroke="${LINE}" stroke-width="1"/>` +
        hand(14.5, 11, look),
    ];
  if (arms.startsWith("axe"))
    return [
      "",
      rimmed("M12 23L17 -14", WOOD, 2.1) +
        shape("M15.400 -14Q24 -17 23.500 -7.500Q20 -9.800 15 -7.800Z", STEEL, 1) +
        hand(14, 10, look),
    ];
  if (arms.startsWith("mace") || arms.startsWith("club"))
    return [
      "",
      rimmed("M12 21L16.500 -10", WOOD, arms.startsWith("club") ? 3.2 : 2) +
        (arms.startsWith("club")
          ? shape("M14 -9Q13 -19 17.500 -20Q22 -19 19.500 -8Z", "#8b5f36", 1)
          : shape(
              "M17 -19.500L19 -16.500L22.400 -17L21.400 -13.600L23.500 -11L20 -10L19 -6.700L16.500 -9L13 -8.600L13.800 -12L11.700 -14.600L15 -15.700Z",
              "#c79a3e",
              1,
            )) +
        hand(13.6, 11, look),
    ];
  if (arms.startsWith("pitchfork"))
    return [
      rimmed("M12 24L16 -12", WOOD, 2) +
        line("M11 -22L12.500 -13Q16 -10 19.500 -12L21.500 -21M16.500 -12L17.300 -22.500", LINE, 2.6) +
        line("M11 -22L12.500 -13Q16 -10 19.500 -12L21.500 -21M16.500 -12L17.300 -22.500", STEEL, 1.3),
      hand(14, 10, look),
    ];
  if (arms.startsWith("flail"))
    return [
      "",
      rimmed("M11 23L16 -13", WOOD, 2) +
        line("M16 -13L19 -14.500", LINE, 1.5) +
        rimmed("M19.500 -14L22 2", "#8b5f36", 2.8) +
        hand(13.6, 10, look),
    ];
  if (arms.startsWith("dagger"))
    return [
      "",
      rimmed("M14 9L16.500 -3", STEEL, 1.8) +
        rimmed("M11.500 8.500L16.500 9.600", GOLD, 1.4) +
        hand(13.6, 12, look),
    ];
  if (arms.startsWith("none")) return ["", ""];
  return [
    "",
    rimmed("M14 8L18 -18", STEEL, 2.3) +
      line("M14.800 4L17.600 -15", "#ffffffaa", 0.7) +
      rimmed("M10.500 7.300L17.500 8.500", look.leader ? GOLD : "#b58a3a", 1.7) +
      hand(13.5, 11.5, look),
  ];
}

function cloak(look: Look): string {
  if (!look.cloak) return "";
  return (
    shape("M-9 2Q-22 8 -21 24H21Q22 8 9 2Z", look.cloak) +
    line("M-17 12L-18 23M17 12L18 23", "#00000040", 1.2)
  );
}

const drawn = new Map<string, string>();

/** The whole man, from the waist up. */
export function figure(look: Look, id: string): string {
  const found = drawn.get(id);
  if (found !== undefined) return found;
  const [behind, before] = weapon(look);
  const clasp = look.cloak ? shape("M0 3.600a1.900 1.900 0 1 1 -.010 0z", GOLD, 0.7) : "";
  const made = cloak(look) + behind + body(look) + clasp + face(look) + helmet(look) + before + shield(look);
  drawn.set(id, made);
  return made;
}
