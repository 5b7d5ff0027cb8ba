/** Where the cities' names are written. Seen from afar they are drawn larger, and each goes where the fewest things lie. */
import { BOXES, BULGARS, PIECE, SHEET, SPACES, TURNS } from "./layout";
import { LABELS, map } from "./map";

export interface Label {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SIZE = 24;
const LEAST = 9.5; // of a letter's height on the screen, in CSS pixels
const STANDARD: Label = { dx: 0, dy: 42, anchor: "middle" };

/** How many times larger than on paper names and numbers are drawn on a sheet of this width. */
export const farness = (width: number): number =>
  width > 0 ? Math.max(1, (LEAST * SHEET.width) / (SIZE * PIECE * width)) : 1;

/** How many times larger the cities' numbers are drawn: small on paper, they grow faster than the names. */
export const numbers = (far: number): number => (far > 1 ? far * 1.25 : 1);

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The places a name can have around its stack, the favourite first. */
function around(id: string, far: number): Label[] {
  const [side, low, high] = [25 + 14 * numbers(far), 14 + 18 * far, -22];
  return [
    LABELS[id] ?? { ...STANDARD, dy: Math.max(STANDARD.dy, low) },
    ...[8, 8 + 10 * far, 8 - 14 * far].flatMap((dy): Label[] => [
      { dx: side, dy, anchor: "start" },
      { dx: -28, dy, anchor: "end" },
    ]),
    { dx: 0, dy: low, anchor: "middle" },
    { dx: 0, dy: high, anchor: "middle" },
    { dx: -20, dy: low, anchor: "start" },
    { dx: -20, dy: high, anchor: "start" },
    { dx: 16, dy: low, anchor: "end" },
    { dx: 20, dy: high, anchor: "end" },
  ];
}

function boxOf(id: string, label: Label, name: string, far: number): Box {
  const [x, y] = map.cities[id]!;
  const width = name.length * SIZE * 0.5 * far * PIECE;
  const left = x + label.dx * PIECE - { start: 0, middle: width / 2, end: width }[label.anchor];
  const bottom = y + (label.dy + 5 * far) * PIECE;
  return { left, top: bottom - SIZE * 0.95 * far * PIECE, right: left + width, bottom };
}

const PANELS: Box[] = [
  { left: BULGARS.x, top: BULGARS.y, right: BULGARS.x + BULGARS.width, bottom: BULGARS.y + BULGARS.height },
  { left: 0, top: SPACES.y - 14, right: SPACES.x + 6 * SPACES.cell + 14, bottom: BOXES.y + BOXES.height },
  { left: TURNS.x, top: TURNS.y, right: TURNS.x + 216, bottom: TURNS.y + 120 },
];

/** A place for every name, by city. */
export function placed(names: Record<string, string>, far: number): Record<string, Label> {
  const ids = Object.keys(names);
  const labels = Object.fromEntries(ids.map((id) => [id, LABELS[id] ?? STANDARD]));
  if (far < 1.15) return labels;
  const pieces = ids.flatMap((id): Box[] => {
    const [x, y] = map.cities[id]!;
    const number = 12 * numbers(far) * PIECE;
    const [cx, cy] = [x + 25 * PIECE, y + 10 * PIECE];
    return [
      { left: x - 28, top: y - 26, right: x + 28, bottom: y + 16 },
      { left: cx - number, top: cy - number, right: cx + number, bottom: cy + number },
    ];
  });
  const choices = new Map(
    ids.map((id) => [
      id,
      around(id, far).map((label, rank) => ({ label, rank, box: boxOf(id, label, names[id]!, far) })),
    ]),
  );
  const boxes = new Map(ids.map((id) => [id, choices.get(id)![0]!.box]));
  const cost = (id: string, box: Box, rank: number): number => {
    const outside =
      Math.max(0, -box.left) + Math.max(0, box.right - map.width) + Math.max(0, box.bottom - map.height);
    let sum = rank * 20 + outside * 200;
    for (const one of pieces) sum += overlap(box, one);
    for (const one of PANELS) sum += overlap(box, one);
    for (const [other, one] of boxes) if (other !== id) sum += 3 * overlap(box, one);
    return sum;
  };
  for (let round = 0; round < 6; round++)
    for (const id of ids) {
      const [best] = choices
        .get(id)!
        .map((one) => ({ ...one, cost: cost(id, one.box, one.rank) }))
        .sort((a, b) => a.cost - b.cost);
      labels[id] = best!.label;
      boxes.set(id, best!.box);
    }
  return labels;
}
