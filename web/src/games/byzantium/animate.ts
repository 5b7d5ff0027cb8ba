/** Byzantium's events as motion: cubes travel, armies march along the roads, cities change hands. */
import type { GameEvent } from "../../lib/wire";
import { at, fly, shine, text, time, wave } from "../motion";
import { colour, ink, sign } from "../seats";
import { PIECE } from "./layout";
import { LINKS, map } from "./map";

const STEP = 170;

/** A wooden cube travels across the page. */
function flyCube(from: Element | null, to: Element | null, seat: number, delay: number): void {
  const cube = `<svg viewBox="-14 -14 28 28"><rect x="-12" y="-12" width="24" height="24" rx="4" fill="${colour(seat)}" stroke="#1d0815" stroke-width="1.6"/><path d="${sign(seat)}" fill="${ink(seat)}"/></svg>`;
  fly(from, to, cube, 26, delay);
}

/** The way between two cities as points of the map, along the drawn link where there is one. */
export function wayPoints(from: string, to: string, steps = 12): [number, number][] {
  const link = LINKS.find((one) => (one.a === from && one.b === to) || (one.a === to && one.b === from));
  const [start, end] = [map.cities[from], map.cities[to]];
  if (!start || !end) return [];
  if (!link || typeof document === "undefined") return [start, end];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", link.d);
  const length = path.getTotalLength();
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const p = path.getPointAtLength((length * i) / steps);
    return [p.x, p.y] as [number, number];
  });
  return link.a === from ? points : points.reverse();
}

/** An army marches along the road to where the board already shows it. */
function march(seat: number, side: string, from: string, to: string, delay: number): void {
  const node = at(`army-${seat}-${side}`);
  const end = map.cities[to];
  const spot = node?.getAttribute("transform")?.match(/translate\(([-\d.]+) ([-\d.]+)\)/);
  if (!node || !end || !spot) return;
  const dx = Number(spot[1]) - end[0];
  const dy = Number(spot[2]) - end[1];
  const points = wayPoints(from, to);
  if (points.length < 2) return;
  node.animate(
    points.map(([x, y]) => ({ transform: `translate(${x + dx}px, ${y + dy}px) scale(${PIECE})` })),
    {
      duration: time(Math.min(2000, 500 + points.length * 70)),
      delay: time(delay),
      easing: "ease-in-out",
      fill: "backwards",
    },
  );
}

const display = (seat: number): Element | null => at(`display-${seat}`);

function sourceOf(seat: number, source: string): Element | null {
  const [side, box] = source.split("-");
  return (box ? at(`box-${seat}-${side}-${box}`) : at(`heap-${seat}-${source}`)) ?? display(seat);
}

export function animate(events: GameEvent[]): void {
  let delay = 0;
  for (const { kind, params } of events.slice(0, 40)) {
    const seat = typeof params.seat === "number" ? params.seat : 0;
    const city = at(`city-${text(params.city)}`);
    const from = sourceOf(seat, text(params.source));
    switch (kind) {
      case "CityControlled":
      case "GarrisonPlaced":
        flyCube(from, city, seat, delay);
        shine(city, delay);
        break;
      case "SpaceTaken":
        flyCube(from, at(`space-${text(params.space)}`), seat, delay);
        break;
      case "CubePlaced":
        flyCube(from, at(`box-${seat}-${text(params.side)}-${text(params.box)}`), seat, delay);
        break;
      case "BuildingRaised":
        flyCube(from, at(`box-${text(params.building)}`), seat, delay);
        break;
      case "TaxesRaised":
        flyCube(from, at("box-tax"), seat, delay);
        break;
      case "PlayerPassed":
        flyCube(from, at("box-pass"), seat, delay);
        break;
      case "CubesLost":
      case "CubesDeserted":
        flyCube(
          at(`box-${seat}-${text(params.side)}-${text(params.box)}`),
          at(`heap-${seat}-casualties`),
          seat,
          delay,
        );
        break;
      case "ArmyMoved":
      case "ArmyWithdrew":
        march(seat, text(params.side), text(params.from), text(params.to), delay);
        delay += STEP * 3;
        break;
      case "CityAttacked":
        shine(city, delay, true);
        break;
      case "CityCaptured":
      case "ConstantinopleFell":
        shine(city ?? at("city-constantinople"), delay, true);
        wave(city ?? at("city-constantinople"), colour(seat), delay);
        delay += STEP * 2;
        break;
      case "CityImproved":
      case "CityFortified":
      case "ArmyPlaced":
        shine(city, delay);
        break;
      default:
        continue;
    }
    delay += STEP;
  }
}
