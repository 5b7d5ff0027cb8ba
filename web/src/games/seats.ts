/** Four families, told apart by colour and by sign: lozenge, star, ring, chevron. Paths fit a box of 20 around 0,0. */
export const SIGNS = [
  "M0 -9L8 0L0 9L-8 0Z",
  "M0 -9.5L2.4 -3.2L9 -2.9L3.8 1.2L5.6 7.7L0 4L-5.6 7.7L-3.8 1.2L-9 -2.9L-2.4 -3.2Z",
  "M0 -8.6A8.6 8.6 0 1 1 -.01 -8.6ZM0 -4A4 4 0 1 0 .01 -4Z",
  "M-9 4.5L0 -7L9 4.5L9 9L0 -1.5L-9 9Z",
] as const;

export const sign = (seat: number): string => SIGNS[seat % SIGNS.length]!;
export const colour = (seat: number): string => `var(--seat-${seat % 4})`;
export const ink = (seat: number): string => `var(--seat-${seat % 4}-ink)`;
