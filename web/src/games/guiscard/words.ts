/** The fight said in words, for labels, the inspector and the text board. */
import { gameText, readable, word } from "../../lib/texts.svelte";
import { t } from "./texts";
import type { SeatInfo } from "../../lib/wire";
import type { Path, Shot, Sight } from "./bench.svelte";
import { harm, percent } from "./chances";
import type { Device, Engine, GuiscardView, Hex, Unit } from "./view";

export const unitName = (game: string, id: string): string => word(game, "unit", id);

export const kindWord = (kind: string): string =>
  kind
    ? t(
        `gui-kind-${kind
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, "-")
          .replace(/-$/, "")}`,
      )
    : "";
export const kindName = (unit: Unit): string => kindWord(unit.kind);

export function facingName(game: string, facing: string): string {
  return word(game, facing.includes("-") ? "corner" : "facing", facing);
}

/** The state of a unit: health, stunned, mounted, facing, what it has done. */
export function stateOf(game: string, unit: Unit): string[] {
  const parts = [t(`gui-health-${unit.health}`)];
  if (unit.health === "dead") return parts;
  if (unit.stunned) parts.push(t("gui-stunned"));
  if (unit.rides) parts.push(t("gui-rides", { horse: unitName(game, unit.rides) }));
  if (unit.facing) parts.push(t("gui-facing", { facing: facingName(game, unit.facing) }));
  if (unit.tail) parts.push(t("gui-tail", { hex: unit.tail }));
  if (unit.carries) parts.push(t("gui-carries", { name: unitName(game, unit.carries) }));
  if (unit.led_by) parts.push(t("gui-led-by", { name: unitName(game, unit.led_by) }));
  if (unit.target) parts.push(t("gui-target", { name: unitName(game, unit.target) }));
  for (const mark of unit.marks) parts.push(t(`gui-mark-${mark}`));
  return parts;
}

export function valuesOf(unit: Unit): string {
  return unit.stunned
    ? t("gui-values-stunned", { defence: unit.defence })
    : t("gui-values", { attack: unit.attack, defence: unit.defence, movement: unit.movement });
}

export function unitLine(game: string, unit: Unit, seats: SeatInfo[]): string {
  const parts = [
    unitName(game, unit.id),
    seats[unit.seat]?.name ?? "",
    kindName(unit),
    ...stateOf(game, unit),
  ];
  if (unit.health !== "dead") parts.push(valuesOf(unit));
  return parts.filter((part) => part !== "").join(", ");
}

export function groundLine(game: string, hex: Hex, view: GuiscardView): string {
  const parts = [t(`gui-ground-${hex.ground}`)];
  if (hex.level) parts.push(t("gui-level", { n: hex.level }));
  for (const [name, direction, feature] of view.sides)
    if (name === hex.name) parts.push(`${facingName(game, direction)}: ${t(`gui-side-${feature}`)}`);
  if (view.gate?.hex === hex.name) parts.push(word(game, "gate", view.gate.state));
  if (view.loot.some((one) => one.hex === hex.name)) parts.push(t("gui-loot"));
  return parts.join(", ");
}

export const armyName = (army: string | undefined): string => (army ? word("guiscard", "army", army) : "");
export const roundLine = (view: GuiscardView): string =>
  view.round === 0 && view.siege?.day ? t("gui-siege-day", { day: view.siege.day }) : tacticalLine(view);
const tacticalLine = (view: GuiscardView): string =>
  view.round > 0 ? t("gui-round", { round: view.round, rounds: view.rounds }) : t("gui-setup");

const GOAL_WORDS: Record<string, string> = {
  edges: "edge",
  gate: "gate",
  hero: "unit",
  captive: "unit",
  leader: "unit",
  people: "unit",
  first: "army",
  second: "army",
};

export interface GoalLine {
  seat: number | null;
  army: string;
  text: string;
  closing: boolean;
}

/** What wins, line by line, a side's own under its name; and how far it has come. */
export function goalOf(game: string, view: GuiscardView): { lines: GoalLine[]; progress: string } {
  const said = (name: string, value: string | number): string | number =>
    GOAL_WORDS[name] ? word(game, GOAL_WORDS[name], value) : value;
  const params = Object.fromEntries(
    Object.entries(view.goal.params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one) => said(name, one)).join(", ") : said(name, value ?? "–"),
    ]),
  );
  const say = (key: string): string => gameText(game, key, params) ?? key;
  return {
    lines: view.goal.lines.map(({ seat, text }) => ({
      seat,
      army: seat === null ? "" : armyName(view.armies[seat]),
      text: say(text),
      closing: !text.includes("."), // of the length, not of this kind of victory
    })),
    progress: view.goal.progress ? say(view.goal.progress) : "",
  };
}

/** What a line of sight comes to: the verdict first, then what covers, then the shot of who stands there. */
export function sightLines(game: string, sight: Sight): string[] {
  const ends = { from: sight.from, to: sight.to, hexes: sight.hexes };
  const out: string[] = [];
  if (!sight.clear)
    out.push(
      t(sight.side ? "gui-sight-blocked-side" : "gui-sight-blocked", {
        ...ends,
        what: t(`gui-block-${sight.blocked_by}`),
        hex: sight.at ?? "",
        side: sight.side ? facingName(game, sight.side) : "",
      }),
    );
  else {
    out.push(t("gui-sight-clear", ends));
    out.push(
      sight.cover === "none"
        ? t("gui-sight-no-cover")
        : t("gui-sight-cover", {
            cover: word(game, "cover", sight.cover),
            source: t(`gui-cover-${sight.cover_from}`),
            hex: sight.cover_at ?? "",
          }),
    );
  }
  if (sight.shot) out.push(shotLine(game, sight.shot.unit, sight.shot));
  return out;
}

export function reasonText(game: string, why: string): string {
  const [, key = ""] = why.split(" ");
  return gameText(game, `reason-${key}`) ?? readable(key);
}

export function shotLine(game: string, unit: string, shot: Shot): string {
  const names = { name: unitName(game, unit), target: unitName(game, shot.target), hex: shot.hex };
  if (!shot.odds) return t("gui-shot-not", { ...names, why: reasonText(game, shot.why) });
  return t("gui-shot", {
    ...names,
    cover: word(game, "cover", shot.cover),
    hit: percent(shot.odds.on_target ?? 0),
    harm: percent(harm(shot.odds)),
    killed: percent((shot.odds.killed ?? 0) + (shot.odds.horse_and_rider_killed ?? 0)),
  });
}

/** The dangers of a way, one sentence each. */
export function pathLines(game: string, path: Path): string[] {
  const out: string[] = [];
  const fire = new Map<string, { hexes: string[]; harm: number }>();
  path.steps.forEach((step, i) => {
    const here = path.steps[i - 1]?.step ?? "";
    if (step.why) out.push(`${step.step}: ${reasonText(game, step.why)}`);
    if (step.check)
      out.push(
        t("gui-way-check", {
          hex: here,
          names: step.check.guards.map((id) => unitName(game, id)).join(", "),
          unhurt: percent(step.check.unhurt),
          killed: percent(step.check.killed),
        }),
      );
    for (const one of step.fire ?? []) {
      const known = fire.get(one.unit) ?? { hexes: [], harm: 0 };
      known.hexes.push(one.hex);
      known.harm = Math.max(known.harm, harm(one.odds));
      fire.set(one.unit, known);
    }
  });
  for (const [unit, { hexes, harm: worst }] of fire)
    out.push(
      t("gui-way-fire", {
        name: unitName(game, unit),
        hexes: [...new Set(hexes)].join(" "),
        harm: percent(worst),
      }),
    );
  return out;
}

/** A ladder or a rope, as one sentence. */
export function deviceLine(game: string, device: Device): string {
  const parts = [
    word(game, "device", device.id),
    t(`gui-device-${device.state}`),
    [...device.hexes, ...(device.top ? [`→ ${device.top}`] : [])].join(" "),
  ];
  if (device.climber) parts.push(t("gui-device-climber", { name: unitName(game, device.climber) }));
  if (device.men.length > 0) parts.push(device.men.map((id) => unitName(game, id)).join(", "));
  return parts.filter(Boolean).join(", ");
}

export function engineLine(game: string, engine: Engine): string {
  return [
    word(game, "device", engine.id),
    t(`gui-device-${engine.state}`),
    engine.hexes.join(" "),
    t("gui-engine-crew", { n: engine.crew.length, needed: engine.crew_needed }),
    engine.rounds_to_wait > 0 ? t("gui-engine-wait", { n: engine.rounds_to_wait }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
