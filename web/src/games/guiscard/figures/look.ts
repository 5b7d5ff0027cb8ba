/** How a man looks: decided by his people, rank and arms as the roster has them; what is left open hangs on his name. */

/** What the roster says that one can see. */
export interface Soldier {
  id: string;
  kind: string;
  /** People, sort and rank: `Nck` is a Norman knight. */
  code: string;
  arms: string;
  weapon: string;
  armoured: boolean;
}

export type Head =
  | "nasal"
  | "crowned"
  | "coif"
  | "hood"
  | "plumed"
  | "spiked"
  | "turban"
  | "wrapped"
  | "flat"
  | "fur"
  | "cap"
  | "straw"
  | "tonsure"
  | "veil"
  | "braids"
  | "band";
export type Body = "mail" | "scale" | "quilt" | "tunic" | "robe";
export type Shield = "kite" | "round" | "great" | "none";
export type Beard = "none" | "stubble" | "moustache" | "short" | "full" | "long";

/** Counts whose looks are told, and men who would otherwise be taken for each other. */
const OWN: Record<string, Partial<Look>> = {
  robert: {
    beard: "full",
    hair: "#d3a24c",
    field: "#2b5a94",
    charge: "#f4efe2",
    division: 4,
    device: 6,
    cloak: "#a32c20",
  },
  roger: {
    beard: "moustache",
    hair: "#a8672b",
    field: "#a32c20",
    charge: "#e2b33c",
    division: 0,
    device: 0,
    cloak: "#3d6b3a",
  },
  bohemond: {
    beard: "none",
    hair: "#e0bd6d",
    field: "#f4efe2",
    charge: "#a32c20",
    division: 2,
    device: 3,
    cloak: "#6d2343",
  },
  romaric: { field: "#3d6b3a", charge: "#e2b33c", device: 1, beard: "moustache" },
  onfroi: { field: "#e2b33c", charge: "#2b5a94", device: 4 },
  hugues: { head: "cap", field: "#f4efe2" },
  georgios: { field: "#27736f", charge: "#e2b33c", device: 2 },
  amir: { head: "band", beard: "short", cloth: "#a32c20" },
  sandro: { head: "hood", field: "#c58a26", cloth: "#3d6b3a" },
};

export interface Look {
  people: string;
  head: Head;
  body: Body;
  shield: Shield;
  beard: Beard;
  arms: string;
  /** A banner, a cloak and gold where others have none. */
  leader: boolean;
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  cloak: string | null;
  field: string;
  charge: string;
  /** The device on the shield, and how its field is divided. */
  device: number;
  division: number;
}

const SKIN = ["#efc9a4", "#e3b58c", "#d9a67a"];
const DARK_SKIN = ["#c58f62", "#b57f55", "#a06d47", "#d0a075"];
const HAIR = ["#3b2416", "#5d3a1c", "#a8672b", "#d3a24c", "#7b7468"];
const DARK_HAIR = ["#17110d", "#2b1a10", "#4a4540"];
const FAIR_HAIR = ["#c99a45", "#e0bd6d", "#9a5b27", "#6e4421"];

const RED = "#a32c20";
const BLUE = "#2b5a94";
const GREEN = "#3d6b3a";
const OCHRE = "#c58a26";
const WINE = "#6d2343";
const PURPLE = "#5b3a7d";
const SEA = "#27736f";
const BROWN = "#7a5230";
const CREAM = "#eadfc4";
const WHITE = "#f4efe2";
const BLACK = "#2a2522";
const GOLD = "#e2b33c";
const GREY = "#8c8a80";

/** Cloth, and what is painted on shields, as a people likes it: field, then charge. */
const CLOTHS: Record<string, string[]> = {
  N: [RED, BLUE, OCHRE, GREEN, BROWN, SEA],
  L: [GREEN, BROWN, OCHRE, WINE, SEA],
  B: [PURPLE, WINE, RED, SEA, BLUE],
  A: [WHITE, GREEN, CREAM, BLACK, SEA, RED],
  G: [BLACK, OCHRE, RED, GREY],
  S: [BROWN, CREAM, GREEN, RED],
};
const PAINTS: Record<string, [string, string][]> = {
  N: [
    [RED, GOLD],
    [BLUE, WHITE],
    [WHITE, RED],
    [OCHRE, BLACK],
    [GREEN, GOLD],
    [WHITE, BLUE],
    [BLACK, GOLD],
  ],
  L: [
    [GREEN, WHITE],
    [OCHRE, WINE],
    [WHITE, GREEN],
    [WINE, GOLD],
  ],
  B: [
    [WINE, GOLD],
    [PURPLE, GOLD],
    [GOLD, WINE],
    [SEA, GOLD],
    [RED, WHITE],
    [WHITE, PURPLE],
  ],
  A: [
    [GREEN, WHITE],
    [WHITE, BLACK],
    [BLACK, GOLD],
    [RED, WHITE],
    [SEA, GOLD],
    [CREAM, GREEN],
  ],
  G: [
    [GOLD, BLACK],
    [BLACK, GOLD],
    [WHITE, BLACK],
    [RED, WHITE],
  ],
  S: [
    [BROWN, CREAM],
    [RED, CREAM],
    [CREAM, RED],
  ],
};

/** A number that hangs on a name alone: the same face for the same man in every game. */
export function lot(id: string, salt: string): number {
  let hash = 2166136261;
  for (const sign of salt + id) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x5bd1e995) >>> 0;
}

function of<T>(list: readonly T[], id: string, salt: string): T {
  return list[lot(id, salt) % list.length]!;
}

function headOf(man: Soldier, people: string, leader: boolean): Head {
  const id = man.id;
  if (id === "apolline") return "veil";
  if (id === "sichelgaita") return "braids";
  if (id === "anselmo") return "tonsure";
  if (man.kind === "peasant") return "straw";
  if (people === "A")
    return man.armoured ? "wrapped" : of<Head>(["turban", "turban", "cap", "band"], id, "head");
  if (people === "B")
    return man.armoured
      ? leader || man.code[1] === "c"
        ? "plumed"
        : "spiked"
      : of<Head>(["cap", "hood", "band"], id, "head");
  if (people === "G") return man.armoured ? of<Head>(["flat", "flat", "nasal"], id, "head") : "cap";
  if (people === "S") return man.armoured ? "spiked" : of<Head>(["fur", "fur", "band"], id, "head");
  if (leader) return "crowned";
  if (man.armoured) return of<Head>(["nasal", "nasal", "coif"], id, "head");
  return of<Head>(people === "L" ? ["cap", "hood", "cap"] : ["hood", "cap", "band"], id, "head");
}

function bodyOf(man: Soldier, people: string): Body {
  if (man.armoured) return people === "B" || (people === "A" && man.code[1] !== "i") ? "scale" : "mail";
  if (people === "A" || man.kind.startsWith("civilian")) return "robe";
  return man.code[2] === "m" ? "quilt" : "tunic";
}

function shieldOf(man: Soldier, people: string): Shield {
  const busy = /bow|sling|kontos|great sword|pitchfork|flail|none|dagger/.test(man.arms);
  if (busy) return "none";
  if (man.weapon === "long-spear") return "great";
  if (man.weapon === "javelin" || people === "A" || people === "S") return "round";
  if (people === "B") return man.code[1] === "c" ? "round" : "kite";
  return "kite";
}

function beardOf(man: Soldier, people: string, head: Head): Beard {
  if (head === "veil" || head === "braids") return "none";
  const usual: Record<string, Beard[]> = {
    N: ["none", "none", "moustache", "stubble", "short"],
    L: ["short", "full", "moustache", "none"],
    B: ["short", "full", "full", "stubble"],
    A: ["short", "full", "long", "full"],
    G: ["full", "short", "moustache", "none"],
    S: ["moustache", "long", "full"],
  };
  return of(usual[people] ?? usual.N!, man.id, "beard");
}

const known = new Map<string, Look>();

export function lookOf(man: Soldier): Look {
  const found = known.get(man.id);
  if (found) return found;
  const people = CLOTHS[man.code[0] ?? ""] ? man.code[0]! : "N";
  const leader = man.kind === "count" || man.kind === "emir" || man.id === "sichelgaita";
  const head = headOf(man, people, leader);
  const dark = people === "A" || man.kind.startsWith("Numidian");
  const southern = people === "B" || people === "L";
  const [field, charge] = of(PAINTS[people]!, man.id, "paint");
  const hair = of(
    dark ? DARK_HAIR : southern ? HAIR.slice(0, 2).concat(DARK_HAIR) : people === "B" ? HAIR : FAIR_HAIR,
    man.id,
    "hair",
  );
  const cloth =
    man.id === "anselmo" ? BLACK : man.kind === "peasant" ? BROWN : of(CLOTHS[people]!, man.id, "cloth");
  const look: Look = {
    people,
    head,
    body: bodyOf(man, people),
    shield: shieldOf(man, people),
    beard: beardOf(man, people, head),
    arms: man.arms,
    leader,
    skin: man.kind.startsWith("Numidian")
      ? "#7b4d30"
      : of(dark ? DARK_SKIN : southern ? SKIN.slice(1).concat("#cf9c70") : SKIN, man.id, "skin"),
    hair,
    cloth,
    trim: cloth === OCHRE || cloth === CREAM || cloth === WHITE ? RED : GOLD,
    cloak: leader
      ? people === "A"
        ? WHITE
        : RED
      : man.armoured && lot(man.id, "cloak") % 3 === 0
        ? of([WINE, BLUE, GREEN, OCHRE], man.id, "cape")
        : null,
    field,
    charge,
    device: lot(man.id, "device") % 10,
    division: lot(man.id, "division") % 5,
  };
  Object.assign(look, OWN[man.id]);
  known.set(man.id, look);
  return look;
}
