/** Our icons for the spaces and boxes of the board, each drawn in a square of 24. */
export const ICONS: Record<string, string> = {
  emperor: "M3 19h18v2H3zM3 17L2 7l5 4 5-8 5 8 5-4-1 10zM12 12.2a1.6 1.6 0 1 0 .01 0z",
  caliph:
    "M4 17c0-6 3-11 8-14 5 3 8 8 8 14zM3 18h18v3H3zM12 7.5a3.2 3.2 0 1 0 2.6 5.1 2.6 2.6 0 1 1-2.6-5.1z",
  fleet:
    "M2 15h20c-1 4-3 6-6 6H8c-3 0-5-2-6-6zM11 2h1.6v12H11zM13.4 4c4 2 6 5 6.2 9h-6.2zM10.2 5.5c-3 2-4.6 4.4-4.8 7.5h4.8z",
  civil_war:
    "M3 2l12 12 1.5-1.5 1.6 1.6-1.6 1.6 4 4-1.8 1.8-4-4-1.6 1.6-1.6-1.6L13 15 2 4zM21 2l-7.4 7.4 1.8 1.8L22 4zM10.6 12.4L8.9 14l-1.4-1.5-1.6 1.6 1.6 1.6-4 4 1.8 1.8 4-4 1.6 1.6 1.6-1.6-1.5-1.4 1.6-1.7z",
  improve:
    "M3 14a9 4 0 0 0 18 0v4a9 4 0 0 1-18 0zM12 8.5a9 4 0 1 0 .01 0zM11 1h2.4v2.4h2.4v2.4h-2.4V8H11V5.8H8.6V3.4H11z",
  bulgars: "M4 21c1-6 1-9 5-12L8 5l4 2c4 0 7 3 8 8l-3 2-3-2c-1 2-1 4 0 6zM13.6 9.6a1.1 1.1 0 1 0 .01 0z",
  fortification: "M4 22V9H3V3h4v2.4h3V3h4v2.4h3V3h4v6h-1v13h-5v-5a3 3 0 0 0-6 0v5z",
  tax: "M9 3a6 6 0 1 0 .01 0zM9 5.2a3.8 3.8 0 1 1-.01 0zM16 9.5a6 6 0 1 1-6.8 8A8 8 0 0 0 16 9.5z",
  church:
    "M11 1h2v2.2h2.2v2H13V8h-2V5.2H8.8v-2H11zM5 14a7 6.4 0 0 1 14 0zM4 15h16v7h-5.4v-3.4a2.6 2.6 0 0 0-5.2 0V22H4z",
  mosque:
    "M12 2.4a2.6 2.6 0 1 0 2.2 4 2.1 2.1 0 1 1-2.2-4zM5 14c0-3.6 4-4.6 7-7 3 2.4 7 3.4 7 7zM2 10h2v12H2zM20 10h2v12h-2zM5 15h14v7h-4.4v-3.4a2.6 2.6 0 0 0-5.2 0V22H5z",
  pass: "M5 2h14v2.4c0 4-2.4 5.6-5 7.6 2.6 2 5 3.6 5 7.6V22H5v-2.4c0-4 2.4-5.6 5-7.6-2.6-2-5-3.6-5-7.6zM7.4 4.2h9.2c-.2 2.6-2 3.8-4.6 5.8-2.6-2-4.4-3.2-4.6-5.8zM8 19.8h8c-.4-2-2-3-4-4.2-2 1.2-3.6 2.2-4 4.2z",
  elite: "M12 2l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5L12 16.1l-5.8 3.5 1.6-6.5L2.7 8.7l6.7-.5z",
  main: "M12 2l9 3v6c0 5.6-3.6 9.4-9 11-5.4-1.6-9-5.4-9-11V5zM12 5v13.8c3.6-1.4 6-4 6-7.8V7z",
  levy: "M11 2h2v6h7v3h-7v11h-2V11H4V8h7zM6 13h2v7H6zM16 13h2v7h-2z",
  move: "M3 14c2-1 3-3 3.4-6l5 1c0 3 1 4.6 3.6 5.4l6 1.6c1 .4 1 2 1 4H3z",
  pool: "M12 2l9 4.6v10.8L12 22l-9-4.6V6.6zM12 4.4L6 7.5l6 3 6-3zM5 9.2v7l6 3.1v-7.1z",
  casualties:
    "M12 2a8 8 0 0 0-4 14.9V20h8v-3.1A8 8 0 0 0 12 2zM9 9a1.8 1.8 0 1 1-.01 0zM15 9a1.8 1.8 0 1 1-.01 0zM10 20v2h1.2v-2zM12.8 20v2H14v-2z",
  treasury: "M4 9c0-4 3-6 8-6s8 2 8 6zM3 10h18v11H3zM10.6 12h2.8v4h-2.8z",
};

/** The icon of a space by its id: `byzantine-civil-war`, `fortification-2`. */
export function spaceIcon(kind: string): string {
  const known = Object.keys(ICONS).find((name) => kind.replaceAll("-", "_").includes(name));
  return ICONS[known ?? "improve"]!;
}

const LAUREL = "M12 22C5 19 2 13 3 4c7 2 10 8 9 18zM12 22c-1-10 2-16 9-18 1 9-2 15-9 18z";

/** What actions cost and bring. */
export const COUNTS = {
  cubes: { icon: ICONS.pool! },
  byzantine: { icon: ICONS.treasury!, fill: "#6d2159" },
  arab: { icon: ICONS.treasury!, fill: "#fbf8ef", ink: "#33220a" },
  taxes: { icon: ICONS.tax!, fill: "#b07d1e" },
  "byzantine-points": { icon: ICONS.emperor!, fill: "#6d2159" },
  "arab-points": { icon: ICONS.caliph!, fill: "#fbf8ef", ink: "#33220a" },
  total: { icon: LAUREL, level: true },
};
