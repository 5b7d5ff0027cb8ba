/** The fight said in words, for labels, the inspector and the text board. */
import { t, word } from "../../lib/texts.svelte";
import type { SeatInfo } from "../../lib/wire";
import type { GuiscardView, Hex, Unit } from "./view";

export const unitName = (game: string, id: string): string => word(game, "unit", id);

export const kindName = (unit: Unit): string =>
  unit.kind
    ? t(
        `gui-kind-${unit.kind
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, "-")
          .replace(/-$/, "")}`,
      )
    : "";

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

export const armyName = (army: string | undefined): string => (army ? t(`gui-army-${army}`) : "");
export const roundLine = (view: GuiscardView): string =>
  view.round > 0 ? t("gui-round", { round: view.round, rounds: view.rounds }) : t("gui-setup");
