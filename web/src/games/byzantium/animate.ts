/** Byzantium's events as motion: cubes travel, armies march along the roads, cities change hands. */
import { at, fly, shine, time, wave } from "../motion";
import { colour, ink, sign } from "../seats";
import { PIECE } from "./layout";
import { LINKS, map } from "./map";
import type { ByzantiumEvent } from "./view";

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

const box = (seat: number, side: string | null, name: string | null): Element | null =>
  at(`box-${seat}-${side}-${name}`);

/** Shows one event, beginning after `delay`; how long the next one waits for it. Nothing if there is nothing to see. */
function show(event: ByzantiumEvent, delay: number): number {
  const { kind, params } = event;
  switch (kind) {
    case "CityControlled":
    case "GarrisonPlaced": {
      const city = at(`city-${params.city}`);
      flyCube(sourceOf(params.seat, params.source ?? ""), city, params.seat, delay);
      shine(city, delay);
      return STEP;
    }
    case "SpaceTaken":
      flyCube(sourceOf(params.seat, params.source ?? ""), at(`space-${params.space}`), params.seat, delay);
      return STEP;
    case "CubePlaced":
      flyCube(
        sourceOf(params.seat, params.source ?? ""),
        box(params.seat, params.side, params.box),
        params.seat,
        delay,
      );
      return STEP;
    case "BuildingRaised":
      flyCube(sourceOf(params.seat, params.source ?? ""), at(`box-${params.building}`), params.seat, delay);
      return STEP;
    case "TaxesRaised":
      flyCube(display(params.seat), at("box-tax"), params.seat, delay);
      return STEP;
    case "PlayerPassed":
      flyCube(sourceOf(params.seat, params.source ?? ""), at("box-pass"), params.seat, delay);
      return STEP;
    case "CubesLost":
    case "CubesDeserted":
      flyCube(
        box(params.seat, params.side, params.box),
        at(`heap-${params.seat}-casualties`),
        params.seat,
        delay,
      );
      return STEP;
    case "ArmyMoved":
    case "ArmyWithdrew":
      march(params.seat, params.side ?? "", params.from ?? "", params.to ?? "", delay);
      return STEP * 4;
    case "CityAttacked":
      shine(at(`city-${params.city}`), delay, true);
      return STEP;
    case "CityCaptured":
    case "ConstantinopleFell": {
      const city = at(kind === "CityCaptured" ? `city-${params.city}` : "city-constantinople");
      shine(city, delay, true);
      wave(city, colour(params.seat), delay);
      return STEP * 3;
    }
    case "CityImproved":
    case "CityFortified":
    case "ArmyPlaced":
      shine(at(`city-${params.city}`), delay);
      return STEP;
    default:
      return 0;
  }
}

export function animate(events: ByzantiumEvent[]): void {
  let delay = 0;
  for (const event of events.slice(0, 40)) delay += show(event, delay);
}
