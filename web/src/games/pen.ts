/** What all our drawings have in common: one dark line, flat colours, plain SVG text made of our own numbers. */
export const LINE = "#1d1410";
export const STEEL = "#c3c8cb";
export const WOOD = "#7a5230";
export const GOLD = "#e2b33c";

export function shape(d: string, fill: string, width = 1.1, more = ""): string {
  return `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
}

export function line(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A thing with a dark rim, so that it stands out on any ground. */
export function rimmed(d: string, colour: string, width: number): string {
  return line(d, LINE, width + 1.7) + line(d, colour, width);
}

export function disc(x: number, y: number, r: number, fill: string, width = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${LINE}" stroke-width="${width}"/>`;
}
