/** Byzantion's events as motion: pieces and cards fly, seals and scores shine. */
import { arrive, at, fly, shine } from "../motion";
import { GOOD_COLOUR, ICONS } from "./icons";
import type { ByzantionEvent, ByzantionView } from "./view";

const STEP = 140;

/** A piece or a card flies across the page. */
function flyPiece(from: Element | null, to: Element | null, icon: string, delay: number): void {
  const piece = `<svg viewBox="0 0 24 24"><rect x=".6" y=".6" width="22.8" height="22.8" rx="6" fill="${GOOD_COLOUR[icon] ?? "#24606e"}" stroke="#f1d489"/><path d="${ICONS[icon] ?? ""}" transform="translate(3.4 3.4) scale(.717)" fill="#fdf4df" fill-rule="evenodd"/></svg>`;
  fly(from, to, piece, 30, delay);
}

const cardNode = (id: string | null): Element | null =>
  id ? document.querySelector(`[data-card="${CSS.escape(id)}"]`) : null;

const stock = (seat: number, good: string | null): Element | null =>
  at(`stock-${seat}-${good}`) ?? at(`display-${seat}`);

/** Shows one event, beginning after `delay`. Is there anything to see? */
function show(event: ByzantionEvent, market: readonly (string | null)[], delay: number): boolean {
  const { kind, params } = event;
  switch (kind) {
    case "GoodsGained":
      shine(stock(params.seat, params.good), delay);
      return true;
    case "ResourceBought":
      flyPiece(at("bzn-market"), stock(params.seat, params.good), params.good ?? "", delay);
      return true;
    case "ResourceSold": {
      const stall = at(`stall-${Math.max(0, market.indexOf(params.good))}`);
      flyPiece(stock(params.seat, params.good), stall, params.good ?? "", delay);
      return true;
    }
    case "ContributionRevealed":
      flyPiece(stock(params.seat, params.good), document.querySelector(".event"), params.good ?? "", delay);
      return true;
    case "CardTakenUnseen":
      flyPiece(at("bzn-deck"), at(`display-${params.seat}`), "card", delay);
      return true;
    case "SealPlaced":
      shine(at(`position-${params.keimelion}`), delay);
      return true;
    case "CardPlayed":
    case "IntriguePlayed":
    case "CardAttached":
    case "CardDrawn":
    case "DisplayFilled":
      arrive(cardNode(params.card), delay);
      return true;
    case "CardActivated":
      shine(cardNode(params.card), delay);
      return true;
    case "UnitPlaced":
      arrive(at(`unit-${params.territory}-${params.unit}`), delay);
      return true;
    case "UnitMoved":
      flyPiece(at(`territory-${params.from}`), at(`territory-${params.to}`), params.unit ?? "", delay);
      return true;
    case "DoxaScored":
    case "DoxaLost":
      shine(at(`racer-${params.seat}`), delay);
      return true;
    default:
      return false;
  }
}

export function animate(
  events: ByzantionEvent[],
  _before: ByzantionView | null,
  after: ByzantionView | null,
): void {
  let delay = 0;
  for (const event of events.slice(0, 40)) if (show(event, after?.market ?? [], delay)) delay += STEP;
}
