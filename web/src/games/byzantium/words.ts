/** Byzantium's board said in words, for labels, the inspector and the text board. */
import { word, wordParams } from "../../lib/texts.svelte";
import { t } from "./texts";
import type { SeatInfo } from "../../lib/wire";
import type { City, Side } from "./view";

export const sideName = (game: string, side: string): string => word(game, "side", side);

export function cityLine(game: string, city: City, seats: SeatInfo[], fallen = false): string {
  const parts = [
    word(game, "city", city.id),
    sideName(game, city.side),
    t("city-strength", { n: city.strength }),
  ];
  if (fallen && city.id === "constantinople") parts.push(t("city-fallen"));
  if (city.controller !== null) {
    const name = seats[city.controller]?.name ?? "";
    parts.push(city.fortified ? t("city-fortified-by", { name }) : t("city-held-by", { name }));
  }
  for (const [seat, side] of city.armies) parts.push(armyLine(game, seat, side, seats));
  return parts.join(", ");
}

export function armyLine(game: string, seat: number, side: Side, seats: SeatInfo[]): string {
  return t("army-of", { ...wordParams(game, "side", side), name: seats[seat]?.name ?? "" });
}
