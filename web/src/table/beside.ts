/** Where a box stands beside a place: next to it, and on nothing that must stay in sight. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const RIM = 8;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Above the place if that is free, else below it, right or left of it: where it covers least of all these. */
export function beside(
  spot: Box,
  [width, height]: [number, number],
  within: Box,
  sights: readonly Box[] = [],
): { left: number; top: number } {
  const [x, y] = [(spot.left + spot.right - width) / 2, (spot.top + spot.bottom - height) / 2];
  const corners: [number, number][] = [
    [x, spot.top - height - GAP],
    [x, spot.bottom + GAP],
    [spot.right + GAP, y],
    [spot.left - width - GAP, y],
  ];
  const clamp = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
  const tried = corners.map(([left, top]) => {
    const at = {
      left: clamp(left, within.left + RIM, within.right - width - RIM),
      top: clamp(top, within.top + RIM, within.bottom - height - RIM),
    };
    const box = { ...at, right: at.left + width, bottom: at.top + height };
    return { at, covered: [spot, ...sights].reduce((sum, one) => sum + shared(box, one), 0) };
  });
  return tried.reduce((best, one) => (one.covered < best.covered ? one : best)).at;
}
