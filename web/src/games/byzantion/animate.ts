/** Events as motion over a table already drawn from the new view; whatever is cut short leaves the true table. */
import { settings } from "../../lib/settings.svelte";
import type { GameEvent } from "../../lib/wire";
import { GOOD_COLOUR, ICONS } from "./icons";

const STEP = 140;
const at = (id: string): Element | null => document.getElementById(id);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const time = (ms: number): number => ms / Math.max(0.25, settings.speed);

function visible(node: Element | null): node is Element {
  if (!node) return false;
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** A piece or a card flies across the page. */
function fly(from: Element | null, to: Element | null, icon: string, delay: number): void {
  if (!visible(from) || !visible(to)) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x0, y0] = [a.left + a.width / 2, a.top + a.height / 2];
  const [x1, y1] = [b.left + b.width / 2, b.top + b.height / 2];
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", "0 0 24 24");
  ghost.setAttribute("aria-hidden", "true");
  ghost.innerHTML = `<rect x=".6" y=".6" width="22.8" height="22.8" rx="6" fill="${GOOD_COLOUR[icon] ?? "#24606e"}" stroke="#f1d489"/><path d="${ICONS[icon] ?? ""}" transform="translate(3.4 3.4) scale(.717)" fill="#fdf4df" fill-rule="evenodd"/>`;
  Object.assign(ghost.style, {
    position: "fixed",
    left: "-15px",
    top: "-15px",
    width: "30px",
    height: "30px",
    zIndex: "45",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const motion = ghost.animate(
    [
      { transform: `translate(${x0}px, ${y0}px) scale(.6)`, opacity: 0 },
      {
        transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - 40}px) scale(1.2)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x1}px, ${y1}px) scale(.7)`, opacity: 0 },
    ],
    { duration: time(680), delay: time(delay), easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  motion.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** Something changed here. */
function shine(node: Element | null, delay: number): void {
  node?.animate(
    [{ filter: "none" }, { filter: "drop-shadow(0 0 12px var(--glow)) brightness(1.2)" }, { filter: "none" }],
    {
      duration: time(1000),
      delay: time(delay),
      easing: "ease-out",
    },
  );
}

function arrive(node: Element | null, delay: number): void {
  node?.animate(
    [
      { opacity: 0, translate: "0 -18px", scale: "1.15" },
      { opacity: 1, translate: "0 0", scale: "1" },
    ],
    {
      duration: time(480),
      delay: time(delay),
      easing: "cubic-bezier(.2,.8,.3,1)",
      fill: "backwards",
    },
  );
}

const cardNode = (id: string): Element | null =>
  id ? document.querySelector(`[data-card="${CSS.escape(id)}"]`) : null;

export function animate(
  events: GameEvent[],
  _before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): void {
  let delay = 0;
  const market = (after?.market as (string | null)[] | undefined) ?? [];
  for (const { kind, params } of events.slice(0, 40)) {
    const seat = typeof params.seat === "number" ? params.seat : 0;
    const home = at(`display-${seat}`);
    const good = text(params.good);
    const stock = at(`stock-${seat}-${good}`) ?? home;
    const stall = at(`stall-${Math.max(0, market.indexOf(good))}`);
    switch (kind) {
      case "GoodsGained":
        shine(stock, delay);
        break;
      case "ResourceBought":
        fly(at("bzn-market"), stock, good, delay);
        break;
      case "ResourceSold":
        fly(stock, stall, good, delay);
        break;
      case "ContributionRevealed":
        fly(stock, document.querySelector(".event"), good, delay);
        break;
      case "CardTakenUnseen":
        fly(at("bzn-deck"), home, "card", delay);
        break;
      case "SealPlaced":
        shine(at(`position-${text(params.keimelion)}`), delay);
        break;
      case "CardPlayed":
      case "IntriguePlayed":
      case "CardAttached":
      case "CardDrawn":
      case "DisplayFilled":
        arrive(cardNode(text(params.card)), delay);
        break;
      case "CardActivated":
        shine(cardNode(text(params.card)), delay);
        break;
      case "UnitPlaced":
        arrive(at(`unit-${text(params.territory)}-${text(params.unit)}`), delay);
        break;
      case "UnitMoved":
        fly(
          at(`territory-${text(params.from)}`),
          at(`territory-${text(params.to)}`),
          text(params.unit),
          delay,
        );
        break;
      case "DoxaScored":
      case "DoxaLost":
        shine(at(`racer-${seat}`), delay);
        break;
      default:
        continue;
    }
    delay += STEP;
  }
}
