/**
 * Events as motion. The board is already drawn from the new view; this only moves ghosts over it, or lets a piece
 * come from where it was. Whatever is cut short leaves the true board.
 */
import { settings } from "../../lib/settings.svelte";
import type { GameEvent } from "../../lib/wire";
import { colour, ink, sign } from "../seats";
import { PIECE } from "./layout";
import { map } from "./map";

const STEP = 170;
const at = (id: string): Element | null => document.getElementById(id);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const time = (ms: number): number => ms / Math.max(0.25, settings.speed);

function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function visible(node: Element | null): node is Element {
  if (!node) return false;
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** A wooden cube travels across the page. */
function flyCube(from: Element | null, to: Element | null, seat: number, delay: number): void {
  if (!visible(from) || !visible(to)) return;
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", "-14 -14 28 28");
  ghost.setAttribute("aria-hidden", "true");
  ghost.innerHTML = `<rect x="-12" y="-12" width="24" height="24" rx="4" fill="${colour(seat)}" stroke="#1d0815" stroke-width="1.6"/><path d="${sign(seat)}" fill="${ink(seat)}"/>`;
  Object.assign(ghost.style, {
    position: "fixed",
    left: "-13px",
    top: "-13px",
    width: "26px",
    height: "26px",
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const lift = Math.min(120, Math.hypot(x1 - x0, y1 - y0) / 4);
  const motion = ghost.animate(
    [
      { transform: `translate(${x0}px, ${y0}px) scale(.7)`, opacity: 0 },
      {
        transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(1.25)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1, offset: 0.92 },
      { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 0 },
    ],
    { duration: time(720), delay: time(delay), easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  motion.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** The way between two cities as points of the map, along the drawn link where there is one. */
export function wayPoints(from: string, to: string, steps = 12): [number, number][] {
  const link = map.links.find((one) => (one.a === from && one.b === to) || (one.a === to && one.b === from));
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

/** A ring opens around a place: something changed here. */
function ring(node: Element | null, strong: boolean): void {
  node?.animate(
    [
      { filter: "none" },
      { filter: `drop-shadow(0 0 ${strong ? 18 : 10}px var(--glow)) brightness(1.25)` },
      { filter: "none" },
    ],
    {
      duration: time(strong ? 1600 : 900),
      easing: "ease-out",
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
        ring(city, false);
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
      case "CityCaptured":
      case "ConstantinopleFell":
        ring(city ?? at("city-constantinople"), true);
        break;
      case "CityImproved":
      case "CityFortified":
      case "ArmyPlaced":
        ring(city, false);
        break;
      default:
        continue;
    }
    delay += STEP;
  }
}
