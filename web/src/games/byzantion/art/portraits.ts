/** The heroes of Byzantion from the shoulders up: each said by what a mosaic would show of him or her. */
import { disc, GOLD, LINE, line, rimmed, shape, STEEL } from "../../pen";

type Hat =
  | "crown"
  | "diadem"
  | "bald"
  | "short"
  | "long"
  | "veil"
  | "cowl"
  | "mitre"
  | "tonsure"
  | "plume"
  | "helmet"
  | "cap"
  | "turban"
  | "scarf"
  | "fur";
type Beard = "none" | "short" | "full" | "long" | "moustache";

interface Person {
  hat: Hat;
  beard: Beard;
  hair: string;
  skin?: string;
  robe: string;
  trim: string;
  /** What lies over the shoulders: a stole with crosses, a broad collar, armour, a cloak with its clasp. */
  wears: "pall" | "collar" | "scale" | "cloak" | "plain";
  halo?: boolean;
  holds: string;
}

const GREY = "#8c857a";
const WHITE = "#efe9dc";
const BLACK = "#1f1712";
const BROWN = "#5a3820";
const FAIR = "#b98a45";
const IVORY = "#f3ead2";
const PURPLE = "#5d2a63";
const WINE = "#7a2044";
const RED = "#a93226";
const SEA = "#2f7f86";
const GREEN = "#4d6b3a";
const BLUE = "#2f5288";
const OCHRE = "#c58a26";
const EARTH = "#6f5136";
const NIGHT = "#322b3c";

export const PORTRAITS: Record<string, Person> = {
  theodora: {
    hat: "crown",
    beard: "none",
    hair: BLACK,
    robe: PURPLE,
    trim: GOLD,
    wears: "collar",
    halo: true,
    holds: "chalice",
  },
  tribonian: {
    hat: "bald",
    beard: "short",
    hair: GREY,
    robe: IVORY,
    trim: PURPLE,
    wears: "cloak",
    holds: "codex",
  },
  junillus: {
    hat: "short",
    beard: "full",
    hair: BLACK,
    skin: "#b57f55",
    robe: BLUE,
    trim: GOLD,
    wears: "cloak",
    holds: "tablet",
  },
  "procopius-of-caesarea": {
    hat: "short",
    beard: "short",
    hair: BROWN,
    robe: EARTH,
    trim: IVORY,
    wears: "plain",
    holds: "quill",
  },
  antonina: {
    hat: "diadem",
    beard: "none",
    hair: BROWN,
    robe: WINE,
    trim: GOLD,
    wears: "collar",
    holds: "letter",
  },
  "john-the-cappadocian": {
    hat: "bald",
    beard: "none",
    hair: BLACK,
    robe: RED,
    trim: GOLD,
    wears: "cloak",
    holds: "bag",
  },
  "peter-the-patrician": {
    hat: "short",
    beard: "full",
    hair: GREY,
    robe: IVORY,
    trim: WINE,
    wears: "cloak",
    holds: "scroll",
  },
  "menas-the-patriarch": {
    hat: "mitre",
    beard: "long",
    hair: WHITE,
    robe: WINE,
    trim: GOLD,
    wears: "pall",
    halo: true,
    holds: "church",
  },
  "severus-of-antioch": {
    hat: "cowl",
    beard: "full",
    hair: BLACK,
    skin: "#c58f62",
    robe: NIGHT,
    trim: IVORY,
    wears: "pall",
    holds: "book",
  },
  eutychius: {
    hat: "mitre",
    beard: "full",
    hair: GREY,
    robe: SEA,
    trim: GOLD,
    wears: "pall",
    halo: true,
    holds: "dome",
  },
  "pope-vigilius": {
    hat: "tonsure",
    beard: "none",
    hair: GREY,
    robe: EARTH,
    trim: IVORY,
    wears: "pall",
    holds: "keys",
  },
  "sabas-of-mar-saba": {
    hat: "cowl",
    beard: "long",
    hair: WHITE,
    robe: EARTH,
    trim: IVORY,
    wears: "plain",
    halo: true,
    holds: "staff",
  },
  "romanos-the-melodist": {
    hat: "short",
    beard: "none",
    hair: BROWN,
    robe: IVORY,
    trim: RED,
    wears: "plain",
    halo: true,
    holds: "lyre",
  },
  "jacob-baradaeus": {
    hat: "cowl",
    beard: "full",
    hair: BROWN,
    skin: "#c58f62",
    robe: "#8a7455",
    trim: OCHRE,
    wears: "plain",
    holds: "cross",
  },
  belisarius: {
    hat: "plume",
    beard: "full",
    hair: BROWN,
    robe: RED,
    trim: GOLD,
    wears: "scale",
    holds: "sword",
  },
  narses: {
    hat: "diadem",
    beard: "none",
    hair: WHITE,
    robe: PURPLE,
    trim: GOLD,
    wears: "scale",
    holds: "labarum",
  },
  germanus: {
    hat: "helmet",
    beard: "short",
    hair: FAIR,
    robe: WINE,
    trim: GOLD,
    wears: "scale",
    holds: "banner",
  },
  mundus: {
    hat: "fur",
    beard: "moustache",
    hair: FAIR,
    robe: GREEN,
    trim: OCHRE,
    wears: "cloak",
    holds: "axe",
  },
  buzes: {
    hat: "helmet",
    beard: "moustache",
    hair: BLACK,
    robe: GREEN,
    trim: GOLD,
    wears: "scale",
    holds: "bow",
  },
  artabanes: {
    hat: "cap",
    beard: "full",
    hair: BLACK,
    skin: "#cf9c70",
    robe: SEA,
    trim: RED,
    wears: "cloak",
    holds: "dagger",
  },
  martin: {
    hat: "helmet",
    beard: "none",
    hair: BROWN,
    robe: BLUE,
    trim: GOLD,
    wears: "scale",
    holds: "shield",
  },
  "john-troglita": {
    hat: "scarf",
    beard: "short",
    hair: BLACK,
    robe: OCHRE,
    trim: RED,
    wears: "scale",
    holds: "spear",
  },
  "anthemius-of-tralles": {
    hat: "cap",
    beard: "full",
    hair: GREY,
    robe: BLUE,
    trim: IVORY,
    wears: "plain",
    holds: "compass",
  },
  "cosmas-indicopleustes": {
    hat: "cowl",
    beard: "full",
    hair: GREY,
    skin: "#c58f62",
    robe: SEA,
    trim: OCHRE,
    wears: "plain",
    holds: "globe",
  },
  "peter-barsymes": {
    hat: "turban",
    beard: "short",
    hair: BLACK,
    skin: "#c58f62",
    robe: WINE,
    trim: GOLD,
    wears: "cloak",
    holds: "silk",
  },
  "two-silk-smugglers": {
    hat: "tonsure",
    beard: "short",
    hair: BROWN,
    robe: EARTH,
    trim: GREEN,
    wears: "plain",
    holds: "cocoon",
  },
  "julian-the-envoy": {
    hat: "short",
    beard: "moustache",
    hair: BROWN,
    robe: OCHRE,
    trim: PURPLE,
    wears: "cloak",
    holds: "camel",
  },
  "hephaestus-of-alexandria": {
    hat: "bald",
    beard: "full",
    hair: BLACK,
    skin: "#b57f55",
    robe: GREEN,
    trim: GOLD,
    wears: "collar",
    holds: "amphora",
  },
  "isidore-of-miletus": {
    hat: "short",
    beard: "long",
    hair: GREY,
    robe: IVORY,
    trim: BLUE,
    wears: "plain",
    holds: "column",
  },
  "apion-of-oxyrhynchus": {
    hat: "bald",
    beard: "short",
    hair: GREY,
    skin: "#c58f62",
    robe: PURPLE,
    trim: GOLD,
    wears: "collar",
    holds: "wheat",
  },
  africanus: {
    hat: "short",
    beard: "full",
    hair: BLACK,
    skin: "#a06d47",
    robe: RED,
    trim: IVORY,
    wears: "plain",
    holds: "olive",
  },
  "dioscorus-of-aphrodito": {
    hat: "short",
    beard: "short",
    hair: BLACK,
    skin: "#a06d47",
    robe: IVORY,
    trim: SEA,
    wears: "plain",
    holds: "reeds",
  },
  "arethas-the-phylarch": {
    hat: "scarf",
    beard: "full",
    hair: BLACK,
    skin: "#b57f55",
    robe: IVORY,
    trim: RED,
    wears: "cloak",
    holds: "horse",
  },
  "nicholas-of-sion": {
    hat: "tonsure",
    beard: "full",
    hair: GREY,
    robe: GREEN,
    trim: IVORY,
    wears: "pall",
    halo: true,
    holds: "oxen",
  },
  "cutzinas-the-moor": {
    hat: "scarf",
    beard: "short",
    hair: BLACK,
    skin: "#7b4d30",
    robe: OCHRE,
    trim: WINE,
    wears: "cloak",
    holds: "javelins",
  },
};

const SHOULDERS = "M-16 24Q-17 9 -7 4Q0 6.500 7 4Q17 9 16 24Z";

function robe(one: Person): string {
  const base = shape(SHOULDERS, one.robe);
  switch (one.wears) {
    case "pall":
      return (
        base +
        shape(
          "M-10 7Q0 14 10 7L12.500 10.500Q0 18.500 -12.500 10.500ZM-2.800 14H2.800V24H-2.800Z",
          IVORY,
          0.9,
        ) +
        line(
          "M-8 9.500v3M-9.500 11h3M8 9.500v3M6.500 11h3M0 17v4M-1.800 18.500h3.600",
          one.robe === WINE ? BLACK : WINE,
          1.2,
        )
      );
    case "collar":
      return (
        base +
        shape("M-9.500 5Q0 17 9.500 5L12.500 9Q0 24 -12.500 9Z", one.trim, 0.9) +
        [-8, -4, 0, 4, 8].map((x) => disc(x, 13.6 - (x * x) / 15, 1.2, x % 8 ? RED : SEA, 0.5)).join("")
      );
    case "scale":
      return (
        base +
        shape("M-11 8Q0 13 11 8L12 24H-12Z", "#c79a3e", 0.9) +
        line(
          [11.5, 15, 18.5, 22].map((y) => [-8, -4, 0, 4].map((x) => `M${x} ${y}q2 3 4 0`).join("")).join(""),
          "#6b4a12",
          0.9,
        ) +
        shape("M-7 4Q-16 7 -17 24H-11Q-12 10 -3 6ZM7 4L3 6Q9 8 12 12L16 12Q13 6 7 4Z", one.robe, 0.9) +
        disc(-8, 8, 2, GOLD, 0.8)
      );
    case "cloak":
      return (
        base +
        shape(
          "M-7 4Q-17 8 -17 24H1Q-4 14 9 7Z",
          one.trim === GOLD || one.trim === IVORY ? one.robe : one.trim,
          0.9,
        ) +
        shape("M-2 24Q-6 14 8 8L10.500 10.500Q0 16 3 24Z", one.trim, 0.9) +
        disc(9.5, 8.5, 2.2, GOLD, 0.8)
      );
    default:
      return (
        base +
        line("M-6.500 4.800L0 14L6.500 4.800", one.trim, 2) +
        line("M-10 12L-8 24M10 12L8 24M0 15V24", "#00000045", 1.1)
      );
  }
}

function beard(one: Person): string {
  const { hair } = one;
  switch (one.beard) {
    case "moustache":
      return line("M-4 -.600Q-1.500 -2.500 0 -1.200Q1.500 -2.500 4 -.600", hair, 1.8);
    case "short":
      return shape(
        "M-6.500 -5Q-6 2.800 0 3.800Q6 2.800 6.500 -5Q4.500 -1.600 2.400 -1.800Q0 -2.800 -2.400 -1.800Q-4.500 -1.600 -6.500 -5Z",
        hair,
        0.7,
      );
    case "full":
      return (
        shape(
          "M-6.800 -6Q-7.500 5 0 7.500Q7.500 5 6.800 -6Q5 -1.800 2.600 -2Q0 -3 -2.600 -2Q-5 -1.800 -6.800 -6Z",
          hair,
          0.7,
        ) + line("M-1.600 .300H1.600", "#5c2a1c", 0.9)
      );
    case "long":
      return (
        shape(
          "M-6.800 -6Q-8 6 -3 12Q0 15 3 12Q8 6 6.800 -6Q5 -1.800 2.600 -2Q0 -3 -2.600 -2Q-5 -1.800 -6.800 -6Z",
          hair,
          0.7,
        ) + line("M-1.600 .300H1.600M-2 4L-1 11M2 4L1 11", "#00000066", 0.8)
      );
    default:
      return line("M-1.900 -.800Q0 0 1.900 -.800", "#8c3b2c", 1.1);
  }
}

function locks(hair: string): string {
  return shape(
    "M-7.900 -4Q-10.500 -16.500 0 -16.800Q10.500 -16.500 7.900 -4Q7.200 -9.500 5.600 -11.800Q0 -13.500 -5.600 -11.800Q-7.200 -9.500 -7.900 -4Z",
    hair,
    0.9,
  );
}

function hat(one: Person): string {
  const { hair, trim, robe: cloth } = one;
  switch (one.hat) {
    case "crown":
      return (
        shape(
          "M-8.500 6Q-11 -14 0 -16Q11 -14 8.500 6L6.500 0Q7.500 -10 0 -12.500Q-7.500 -10 -6.500 0Z",
          hair,
          0.9,
        ) +
        shape(
          "M-8.600 -10L-9.500 -19L-5 -15.500L0 -21L5 -15.500L9.500 -19L8.600 -10Q0 -14.500 -8.600 -10Z",
          GOLD,
          0.9,
        ) +
        disc(0, -14.5, 1.5, RED, 0.6) +
        disc(-5, -13, 1.1, SEA, 0.5) +
        disc(5, -13, 1.1, SEA, 0.5) +
        line("M-8.500 -9V1M8.500 -9V1", IVORY, 1.7, 'stroke-dasharray="1.2 2"')
      );
    case "diadem":
      return locks(hair) + line("M-8 -10.500Q0 -15 8 -10.500", GOLD, 2.4) + disc(0, -13, 1.4, RED, 0.6);
    case "bald":
      return (
        shape(
          "M-7.600 -5Q-9.500 -11 -6.500 -12Q-6 -8 -7.600 -5ZM7.600 -5Q9.500 -11 6.500 -12Q6 -8 7.600 -5Z",
          hair,
          0.8,
        ) + line("M-3 -12.500Q0 -13.500 3 -12.500", "#ffffff66", 1.1)
      );
    case "veil":
      return shape("M-10 14Q-13 -18 0 -18.500Q13 -18 10 14L6 6Q8.500 -11 0 -12.500Q-8.500 -11 -6 6Z", IVORY);
    case "cowl":
      return (
        shape(
          "M-10.500 9Q-13 -17 0 -19.500Q13 -17 10.500 9L6 4Q8.500 -10.500 0 -13Q-8.500 -10.500 -6 4Z",
          cloth,
        ) + line("M-2 -17.500h4M0 -19v4", trim, 1.3)
      );
    case "mitre":
      return (
        shape("M-8 -9.500Q-9 -18 -6.500 -20Q0 -23.500 6.500 -20Q9 -18 8 -9.500Q0 -13.500 -8 -9.500Z", cloth) +
        line("M-7.800 -11Q0 -15 7.800 -11", GOLD, 2) +
        line("M0 -20.500V-14M-2.500 -18H2.500", GOLD, 1.5)
      );
    case "tonsure":
      return shape(
        "M-7.600 -6Q-9 -15 -5 -14.500Q0 -12 5 -14.500Q9 -15 7.600 -6Q6.500 -10.500 5.500 -11.500Q0 -9.800 -5.500 -11.500Q-6.500 -10.500 -7.600 -6Z",
        hair,
      );
    case "plume":
      return (
        shape("M-2 -20.500Q-2 -24 4 -24Q14 -24 12 -10Q8 -18.500 1 -19Z", RED, 0.9) +
        shape(
          "M-8.200 -8Q-8.500 -19 0 -22Q8.500 -19 8.200 -8Q4 -10.500 0 -10.500Q-4 -10.500 -8.200 -8Z",
          "#d8b25a",
        ) +
        shape(
          "M-8.400 -9L-9.500 2L-5.500 3.600Q-7.200 -4 -6 -9.500ZM8.400 -9L9.500 2L5.500 3.600Q7.200 -4 6 -9.500Z",
          "#a87f2c",
          0.8,
        ) +
        line("M-8 -8.600Q0 -12.500 8 -8.600M0 -21V-12", "#fff2c4", 1.6)
      );
    case "helmet":
      return (
        shape(
          "M-8.200 -8Q-8.500 -18 0 -21Q8.500 -18 8.200 -8Q4 -10.500 0 -10.500Q-4 -10.500 -8.200 -8Z",
          STEEL,
        ) +
        shape(
          "M-8.400 -9L-9 1L-5.500 2.600Q-7.200 -4 -6 -9.500ZM8.400 -9L9 1L5.500 2.600Q7.200 -4 6 -9.500Z",
          "#8b949a",
          0.8,
        ) +
        line("M-8 -8.600Q0 -12.500 8 -8.600", GOLD, 2) +
        line("M-4.600 -18.500Q-6 -14 -5.600 -10.500", "#eef1f2", 1.1)
      );
    case "cap":
      return (
        locks(hair) +
        shape("M-8 -10Q-9 -18 -2 -20Q7 -21 8 -10Q0 -14 -8 -10Z", trim === IVORY ? RED : trim) +
        line("M-8 -10.500Q0 -14.500 8 -10.500", GOLD, 1.7)
      );
    case "turban":
    case "scarf": {
      const cloth = one.hat === "scarf" ? one.trim : IVORY;
      return (
        shape("M7 -11Q13 -5 10 8L6.600 6Q8.500 -4 5.500 -9Z", cloth, 0.8) +
        shape(
          "M-9.500 -9.500Q-11.500 -19 0 -19.500Q11.500 -19 9.500 -9.500Q5 -12.500 0 -12.300Q-5 -12.500 -9.500 -9.500Z",
          cloth,
        ) +
        line("M-9.500 -12Q-2 -19 7 -18M-6.500 -11.800Q2 -17.500 9.800 -13.500", "#00000059", 1)
      );
    }
    case "fur":
      return (
        shape("M-7.500 -12Q-7 -20 0 -20.500Q7 -20 7.500 -12Z", cloth) +
        shape(
          "M-9.200 -9.500Q-10 -14 -7.500 -14.600Q0 -16.500 7.500 -14.600Q10 -14 9.200 -9.500Q0 -13 -9.200 -9.500Z",
          "#5a4128",
        )
      );
    default:
      return locks(hair);
  }
}

/** A hero, in a square of 48 around 0,0. */
export function portrait(id: string): string {
  const one = PORTRAITS[id]!;
  const skin = one.skin ?? "#e3b58c";
  const halo = one.halo
    ? `<circle cy="-7" r="15.500" fill="#f4d978" stroke="#8a6414" stroke-width="1.400"/><circle cy="-7" r="13" fill="none" stroke="#fff3c4" stroke-width="1" stroke-dasharray="1.600 1.600"/>`
    : "";
  const eyes =
    line("M-4.400 -7.600h2.200M2.200 -7.600h2.200", LINE, 1.6) +
    line("M-5 -9.800L-1.800 -9.500M1.800 -9.500L5 -9.800", one.hair, 1.1);
  const face =
    `<ellipse cx="0" cy="-6" rx="7.200" ry="8.800" fill="${skin}" stroke="${LINE}" stroke-width="1"/>` +
    eyes +
    line("M.300 -7L1 -4.200L-.700 -4", "#00000066", 0.9);
  return halo + robe(one) + rimmed("M-2.500 3V5H2.500V3", skin, 2.4) + face + beard(one) + hat(one);
}
