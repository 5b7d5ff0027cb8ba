/** What a day of a siege was: pictures of the day track. */
export const DAY_ICONS: Record<string, string> = {
  none: "M12 4v3M12 17v3M4 12h3M17 12h3M12 9a3 3 0 1 0 .01 0",
  assault: "M5 3L19 19M19 3L5 19M3 17l4 4M17 21l4-4",
  raid: "M10 21l3-11M13 10C8 8 12 5 11 2C16 5 18 8 13 10Z",
  sortie: "M4 21V9a8 8 0 0 1 16 0v12M9 15h8M14 12l3 3-3 3",
  battle: "M5 21V3l7 3-7 3M19 21V3l-7 3 7 3",
  divided: "M5 21V3l6 3-6 3M19 21V3l-6 3 6 3M12 12v9",
  works: "M3 21l6-12 6 12M4 17h10M8 20L19 5M20 4a1.6 1.6 0 1 0 .01 0",
  rest: "M3 20L12 5l9 15ZM12 12l-4 8M12 12l4 8",
};
/** What befell on a day, beside what was done on it. */
export const EVENT_ICONS: Record<string, string> = {
  "commander-ill": "M3 19V7M3 14h18v5M6 13.5a2 2 0 1 1 4 0M21 14a4 4 0 0 0 -4 -4h-6v4",
  smoke: "M7 21c6 -3 0 -6 4 -9s-1 -6 3 -8M13 21c5 -3 1 -6 4 -8s0 -5 3 -7",
  "well-poisoned": "M5 12h14v8H5zM6 12V6l6 -3 6 3v6M12 6v4M9 16h6",
  treason: "M7 8a4 4 0 1 0 .01 0M10.5 14.5L20 5M17 8l3 3M14.5 10.5l2 2",
  engineer: "M12 4L6 21M12 4l6 17M8.4 14h7.2M12 4V1.6",
  reinforcements: "M3 5h10v6c0 5 -5 8 -5 8s-5 -3 -5 -8zM18 9v8M14 13h8",
  "supplies-stolen": "M9 8c-5 4 -6 13 3 13s8 -9 3 -13zM9 4h6l-2 4h-2zM9 15h6",
  traitor: "M5 21V3h10v18M15 6l5 -2v15l-5 2M11.5 12h.01",
  refugees: "M8 4a2.4 2.4 0 1 0 .01 0M4 21v-6a4 4 0 0 1 8 0v6M17 9a2 2 0 1 0 .01 0M14 21v-4a3 3 0 0 1 6 0v4",
  dysentery: "M12 3c4 6 6 8 6 12a6 6 0 0 1 -12 0c0 -4 2 -6 6 -12zM9 15h6",
  saboteur: "M4 21L15 9M11 5c4 -3 9 -1 9 4l-4 .5 -4 4 -3.5 -3.5z",
  assassin: "M20 4L9 15M6.5 12.5l5 5M8 16l-4 4M20 4l-1 5 -4 0z",
  rain: "M7 14a4 4 0 0 1 0 -8a5 5 0 0 1 9.5 -1a4.5 4.5 0 0 1 .5 9zM8 17l-1.5 4M12.5 17l-1.5 4M17 17l-1.5 4",
  relief: "M5 22V3h14l-3.5 4 3.5 4H5",
  messenger: "M3 6h18v13H3zM3 7l9 7 9 -7",
};
