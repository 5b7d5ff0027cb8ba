/** Byzantium's battles and sieges on a stage. */
import type { StagePlan } from "../board";
import { gameText, t } from "../../lib/texts.svelte";
import type { BoxName, ByzantiumView, Side } from "./view";

const HIT = 4; // BYZ-BAT-05, as printed: a die that shows it or more strikes

/** The boxes whose cubes roll, if they are as many as there were dice. */
function boxes(seat: number, dice: number, view: ByzantiumView | null): string {
  const player = view?.players[seat];
  for (const side of ["byzantine", "arab"] as const satisfies Side[]) {
    const found = (["elite", "main"] as const satisfies BoxName[])
      .map((box) => ({ box, cubes: player?.boxes[side][box] ?? 0 }))
      .filter(({ cubes }) => cubes > 0);
    if (found.length > 0 && found.reduce((sum, { cubes }) => sum + cubes, 0) === dice)
      return found
        .map(({ box, cubes }) => `${gameText("byzantium", `box-${box}`) ?? box} ${cubes}`)
        .join(" + ");
  }
  return "";
}

export const stage: StagePlan<ByzantiumView> = {
  opens: ["BattleJoined", "CityAttacked", "CityCaptured", "CityHeld"],
  grand: ({ kind }) => kind === "ConstantinopleFell",
  sides: ({ params }, before, words, all) => {
    const faces = Array.isArray(params.faces) ? (params.faces as number[]) : [];
    if (params.roll === "start" || typeof params.seat !== "number") return [];
    const roller = {
      seat: params.seat,
      name: words.seatName(params.seat),
      faces: faces.map((face) => ({ face, hit: face >= HIT })),
      ten: false,
    };
    const roll = String(words.param("roll", params.roll, "roll"));
    if (params.roll !== "siege") {
      const made = boxes(params.seat, faces.length, before);
      return [{ ...roller, sources: [roll, made].filter(Boolean).join(": ") }];
    }
    // somebody rolls for the walls; who stands before them is told with it
    const siege = all.find(({ kind }) => ["CityAttacked", "CityCaptured", "CityHeld"].includes(kind));
    const city = siege ? String(words.param("city", siege.params.city, "city")) : roll;
    const walls = { ...roller, name: city, sources: t("stage-rolled-by", { name: roller.name }) };
    const fought = all.some(({ params: { roll: other } }) => other === "attack");
    const chief = siege?.kind === "CityHeld" ? undefined : siege?.params.seat;
    if (fought || typeof chief !== "number") return [walls];
    const nation = String(words.param("nation", siege!.params.nation, "side"));
    return [{ seat: chief, name: words.seatName(chief), sources: nation, faces: [], ten: false }, walls];
  },
};
