/** Guiscard's fights, shots and days on a stage. */
import type { StagePlan } from "../board";
import { gameText } from "../../lib/texts.svelte";
import { t } from "./texts";
import type { GameWords } from "../../lib/gamewords";
import type { GameEvent } from "../../lib/wire";
import type { GuiscardView, Unit } from "./view";

/** What a letter does before anybody suffers it; the others are told by what follows. */
const LETTERS: Record<string, string> = { miss: "nothing", B: "attackers_back", C: "driven_back" };

const unitOf = (view: GuiscardView | null, id: unknown): Unit | undefined =>
  view?.units.find((unit) => unit.id === id);

const called = (words: GameWords, id: unknown): string => String(words.param("unit", id, "unit"));

const letter = (params: GameEvent["params"]): string => {
  const meaning = LETTERS[String(params.letter)];
  const read = gameText("guiscard", `letter-${String(params.letter)}`) ?? "";
  return meaning && params.letter !== "miss" ? `${read}: ${t(`gui-odds-${meaning}`)}` : read;
};

const FIGHTS = ["MeleeRolled", "ShotFired", "StoneThrown", "GreekFireRolled", "FireArrowShot"];

export const stage: StagePlan<GuiscardView> = {
  opens: FIGHTS,
  follows: ["UnitWounded", "UnitKilled", "UnitStunned", "UnitRetreated", "UnitSurrounded"],
  grand: ({ kind, params }) =>
    ["DayBegan", "ParleyRolled", "SiegeEnded", "WallDestroyed"].includes(kind) ||
    (kind === "EventHappened" && params.event === "traitor"),
  title: ({ kind, params }, words) =>
    kind === "MeleeRolled"
      ? t("stage-against", { one: called(words, params.unit), other: called(words, params.target) })
      : "",
  sides: ({ kind, params }, before, words) => {
    if (typeof params.roll !== "number" || !("unit" in params) || !FIGHTS.includes(kind)) return [];
    const one = unitOf(before, params.unit);
    const other = unitOf(before, params.target);
    const plain = one && other && one.attack - other.defence === params.difference;
    const roller = {
      seat: one?.seat ?? null,
      name: called(words, params.unit),
      sources: plain ? t("stage-attack", { n: one.attack }) : "",
      faces: [{ face: params.roll, hit: null }],
      ten: true,
    };
    if (kind !== "MeleeRolled") return [roller];
    const target = {
      seat: other?.seat ?? null,
      name: called(words, params.target),
      sources: plain ? t("stage-defence", { n: other.defence }) : "",
      faces: [],
      ten: true,
    };
    return [roller, target];
  },
  how: ({ kind, params }, words) => {
    if (!FIGHTS.includes(kind)) return [];
    if (kind !== "MeleeRolled") return [words.event({ kind, params, rule: "" })];
    const column = String(words.param("column", params.column, "column"));
    return [
      [
        `${t("gui-fight-difference")} ${String(params.difference)}`,
        t("gui-fight-column", { column }),
        t("stage-die", { n: Number(params.roll) }),
        letter(params),
      ].join(" · "),
    ];
  },
};
