/** Byzantion's events as motion: pieces and cards fly, seals and scores shine. */
import type { GameEvent } from "../../lib/wire";
import { arrive, at, fly, shine, text } from "../motion";
import { GOOD_COLOUR, ICONS } from "./icons";

const STEP = 140;

/** A piece or a card flies across the page. */
function flyPiece(from: Element | null, to: Element | null, icon: string, delay: number): void {
  const piece = `<svg viewBox="0 0 24 24"><rect x=".6" y=".6" width="22.8" height="22.8" rx="6" fill="${GOOD_COLOUR[icon] ?? "#24606e"}" stroke="#f1d489"/><path d="${ICONS[icon] ?? ""}" transform="translate(3.4 3.4) scale(.717)" fill="#fdf4df" fill-rule="evenodd"/></svg>`;
  fly(from, to, piece, 30, delay);
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
        flyPiece(at("bzn-market"), stock, good, delay);
        break;
      case "ResourceSold":
        flyPiece(stock, stall, good, delay);
        break;
      case "ContributionRevealed":
        flyPiece(stock, document.querySelector(".event"), good, delay);
        break;
      case "CardTakenUnseen":
        flyPiece(at("bzn-deck"), home, "card", delay);
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
        flyPiece(
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
