/** Our icons of Byzantion, each drawn in a square of 24, filled by the even-odd rule. */
const dot = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1-.01 0z`;

export const ICONS: Record<string, string> = {
  // goods
  auctoritas: "M11 1h2v2h2.4v2H13v2.1a8 8 0 1 1-2 0V5H8.6V3H11zM4.3 13h15.4v2H4.3z",
  civicus:
    "M4 3h16v3H4zM6 7h12v1.5H6zM6.8 9.5h2.4V18H6.8zM10.8 9.5h2.4V18h-2.4zM14.8 9.5h2.4V18h-2.4zM5 19h14v1.2H5zM3 21h18v1.5H3z",
  virtus: "M12 1l2.2 3v10H9.8V4zM5.5 14.5h13V17h-13zM10.9 17h2.2v4h-2.2zM9.8 21h4.4v2H9.8z",
  fides: "M10.4 2h3.2v5.5H20v3.2h-6.4V22h-3.2V10.7H4V7.5h6.4z",
  lapis: "M12 2.5l9.5 4.7v9.6L12 21.5l-9.5-4.7V7.2zM12 5L5.8 8.1 12 11.2l6.2-3.1zM4.7 10v5.6l6.2 3.1v-5.6z",
  lignum:
    dot(6.8, 16.6, 5) +
    dot(6.8, 16.6, 2.6) +
    dot(17.2, 16.6, 5) +
    dot(17.2, 16.6, 2.6) +
    dot(12, 7.4, 5) +
    dot(12, 7.4, 2.6),
  frumentum:
    "M11.2 23V9h1.6v14zM12 1c2.2 2.2 2.2 5 0 7.2-2.2-2.2-2.2-5 0-7.2zM5.5 6c3.2 0 5.3 2 5.6 5.2-3.3 0-5.4-2-5.6-5.2zM18.5 6c-3.2 0-5.3 2-5.6 5.2 3.3 0 5.4-2 5.6-5.2zM5.5 12c3.2 0 5.3 2 5.6 5.2-3.3 0-5.4-2-5.6-5.2zM18.5 12c-3.2 0-5.3 2-5.6 5.2 3.3 0 5.4-2 5.6-5.2z",
  nomisma: "M12 2a10 10 0 1 1-.01 0zM12 4.2a7.8 7.8 0 1 0 .01 0zM11 7h2v4h4v2h-4v4h-2v-4H7v-2h4z",
  doxa: "M7.5 2.5C3 5.5 1.5 10.5 3.5 15.2 5.2 19.2 8.7 22 12 22s6.8-2.8 8.5-6.8c2-4.7.5-9.7-4-12.7l-1 2.2c3.2 2.5 4 6 2.5 9.5-1.3 3-3.7 5-6 5s-4.7-2-6-5C4.5 10.7 5.3 7.2 8.5 4.7zM12 7l1.5 3.3 3.6.3-2.7 2.3.8 3.5-3.2-1.9-3.2 1.9.8-3.5-2.7-2.3 3.6-.3z",
  dynamis:
    "M13 1c1 4.5 6.5 6.5 6.5 13A7.5 7.5 0 0 1 12 22.5 7.5 7.5 0 0 1 4.5 14.5c0-3.2 1.7-4.8 2.7-7 1.1 1 1.6 2.2 1.6 3.6C11.4 8.6 13.5 5.8 13 1zM12 12.5c-1.7 2-2.8 3.2-2.8 5A2.8 2.8 0 0 0 12 20.4a2.8 2.8 0 0 0 2.8-2.9c0-1.8-1.1-3-2.8-5z",
  card: "M5 2h14v20H5zM7.3 4.3v15.4h9.4V4.3zM12 7.5l3.2 4.5-3.2 4.5L8.8 12z",
  any: [
    dot(12, 12, 2.6),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      dot(12 + 7.4 * Math.cos((k * Math.PI) / 3), 12 + 7.4 * Math.sin((k * Math.PI) / 3), 2.6),
    ),
  ].join(""),
  // types
  palatine:
    "M12 1.5c4 0 6.5 2.5 7 6H5c.5-3.5 3-6 7-6zM3 8.5h18v2.2H3zM4.5 12h2.6v7H4.5zM10.7 12h2.6v7h-2.6zM16.9 12h2.6v7h-2.6zM3 20h18v2.3H3z",
  ekklesiastik:
    "M11 1h2v2h2v2h-2v2.3c3.6.7 6 3.3 6 7.2V22h-4.7v-3.7a2.3 2.3 0 0 0-4.6 0V22H5v-7.5c0-3.9 2.4-6.5 6-7.2V5H9V3h2z",
  stratiotika: "M12 2l9 3v6c0 5.6-3.6 9.4-9 11-5.4-1.6-9-5.4-9-11V5zM11 6v4H7v2.4h4V18h2v-5.6h4V10h-4V6z",
  emporion:
    "M11 2h2v2.6l7 1.2v1.8l3 7.4a4 4 0 0 1-7.6 0L18.2 8 13 7v12h4v2.5H7V19h4V7L5.8 8l2.8 7a4 4 0 0 1-7.6 0l3-7.4V5.8l7-1.2zM4.8 10.5L3 15h3.6zM19.2 10.5L17.4 15H21z",
  rustica: "M3 4c3.5.5 6 2 7.5 4.5L20 9l1 4h-3l-1.5 4H19l-4.5 5-2-4.5h2L15.5 13H10C5.5 12 3.5 9 3 4z",
  // keimelia
  labarum:
    "M11 1h2v2.5h6.5V14L12 12.2 4.5 14V3.5H11zM12 5v6M8.5 5.3v1.6L10.6 8 8.5 9.2v1.6L12 8.9l3.5 1.9V9.2L13.4 8l2.1-1.1V5.3L12 7.2zM11 14h2v9h-2z",
  chalice:
    "M5 2h14c0 6-2 9.5-5.8 10.6V18c2.6.4 4.3 1.6 4.8 4H6c.5-2.4 2.2-3.6 4.8-4v-5.4C7 11.5 5 8 5 2zM7.3 4.2c.2 1.5.5 2.7 1 3.8h7.4c.5-1.1.8-2.3 1-3.8z",
  sceptre: "M17.5 1.5l1.8 3.2 3.2 1.8-3.2 1.8-1 1.8-11 11.5a2 2 0 0 1-2.9 0 2 2 0 0 1 0-2.9l11.5-11 1.6-1z",
  robes: "M8.5 2L12 5l3.5-3 3 2 3.5 6-3.2 2.6L17.5 10v12h-11V10l-1.3 2.6L2 10l3.5-6zM11 8v12.5h2V8z",
  // deeds and signs
  draw: "M3 6h11v15H3zM5 8v11h7V8zM9 2h12v15h-5v-2h3V4h-8v1H9zM15 6.5l3 3h-2v3h-2v-3h-2z",
  play: "M6 2h12v9h-2V4H8v12h8v-2h2v4H6zM11 8.5h7V5.5l5 5-5 5v-3h-7zM4 20h16v2H4z",
  activate: "M13 1L4 13.5h6L8.5 23 19 9.5h-6.5z",
  sell: "M7 9a5.5 5.5 0 1 1-.01 0zM7 11.2a3.3 3.3 0 1 0 .01 0zM14 3h7v7l-2.4-2.4-4 4-2.2-2.2 4-4z",
  buy: "M7 9a5.5 5.5 0 1 1-.01 0zM7 11.2a3.3 3.3 0 1 0 .01 0zM12.5 11.5v-7l2.4 2.4 4-4L21.1 5.1l-4 4 2.4 2.4z",
  reset:
    "M12 3a9 9 0 0 1 8.6 6.3L23 8v7h-7l2.5-2.5A6.6 6.6 0 0 0 6 10.5L3.8 9.5A9 9 0 0 1 12 3zM1 9h7l-2.5 2.5A6.6 6.6 0 0 0 18 13.5l2.2 1A9 9 0 0 1 3.4 14.7L1 16z",
  build: "M3 3h9v4h9v4H12v4H3zM5 5v8h5V5zM14 13h3v4h4v4h-4v2h-3v-2h-4v-4h4z",
  ring: "M9 1h6l2 3-3.2 3.6a8 8 0 1 1-3.6 0L7 4zM12 9.6a5.4 5.4 0 1 0 .01 0z",
  hand: "M3 8l8-3 2.5 13-7 2.5zM12 4.5h8.5V19h-5.8z",
  mission:
    "M6 2h12a3 3 0 0 1 3 3v2h-4v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-2h4zM8.5 7v1.8h6V7zM8.5 11v1.8h6V11z",
};

/** Each good's colour behind its ivory glyph; the glyph alone tells it apart. */
export const GOOD_COLOUR: Record<string, string> = {
  auctoritas: "#6d2159",
  civicus: "#2f6480",
  virtus: "#a3281f",
  fides: "#8a6410",
  lapis: "#66625c",
  lignum: "#74441d",
  frumentum: "#4a701c",
  nomisma: "#b07d1e",
  doxa: "#2a1a2c",
  dynamis: "#b04a10",
  card: "#24606e",
  any: "#4a4152",
};

/** Each type's colour; its icon alone tells it apart. */
export const TYPE_COLOUR: Record<string, string> = {
  palatine: "#6d2159",
  ekklesiastik: "#85600f",
  stratiotika: "#99291c",
  emporion: "#1f5f6e",
  rustica: "#47691f",
};

/** The provinces in their colours on map and events. */
export const TERRITORY_COLOUR: Record<string, string> = {
  italia: "#b5402f",
  africa: "#c97720",
  illyricum: "#4f8040",
  thracia: "#7d3a78",
  oriens: "#b8952b",
  aegyptus: "#3b76a8",
};

/** A quadriga from the side: car, wheel and two of the four horses. */
export const QUADRIGA =
  "M-13 3c-1-5 1-8 5-8l1 5h4l3-5 3-4 3 1 2 3-2 1-2-1-1 3 1 6h-1.5l-2-5h-3l-1 5H-5.5l-.5-4h-1.5a3.4 3.4 0 1 1-5.5 1zM-9.8 2.3a1.7 1.7 0 1 0 .01 0zM5 -7l3-3 3 1 2 3-2 1-1.5-1z";

/** What actions cost and bring: goods, and what one's own missions would bring now. */
export const COUNTS: Record<string, { icon: string; fill?: string; level?: boolean }> = {
  ...Object.fromEntries(
    Object.entries(GOOD_COLOUR)
      .filter(([good]) => good !== "card" && good !== "any")
      .map(([good, fill]) => [good, { icon: ICONS[good]!, fill }]),
  ),
  missions: { icon: ICONS.mission!, level: true },
};
