/** Horses from above, lying and as a head, and the animals of a raid: plain SVG, our own numbers and colours only. */
import { LINE, shape as outlined } from "../../pen";
import { lot } from "./look";

/** Coat, mane. */
const COATS: [string, string][] = [
  ["#7a4a26", "#2a1a10"],
  ["#9a5f2e", "#8a4f22"],
  ["#43302a", "#1c1412"],
  ["#b08a5c", "#3a2817"],
  ["#cfc6b4", "#8d8577"],
  ["#5d5450", "#2c2725"],
];

/** The same horse for the same rider, ridden, led or lying. */
export function coatOf(id: string): [string, string] {
  return COATS[lot(id.replace(/-horse$/, ""), "coat") % COATS.length]!;
}

const shape = (d: string, fill: string, width = 1.4): string => outlined(d, fill, width);

/** A horse seen from above, looking up the page: its head before 0,0, its croup `long` below. `cloth` lies over its back. */
export function horseFromAbove(id: string, long: number, cloth: string | null): string {
  const [coat, mane] = coatOf(id);
  const end = long + 18;
  const legs = `M-11 -14L-17 -23M11 -14L17 -19M-13 ${end - 14}L-20 ${end - 6}M13 ${end - 14}L20 ${end - 2}`;
  const body =
    `M-6 -27Q-13 -21 -14 -8Q-14.500 8 -12.500 ${long / 2}Q-18 ${long - 12} -16.500 ${end - 12}Q-13 ${end} 0 ${end}` +
    `Q13 ${end} 16.500 ${end - 12}Q18 ${long - 12} 12.500 ${long / 2}Q14.500 8 14 -8Q13 -21 6 -27Z`;
  const tail = `M-3.500 ${end - 3}Q-9 ${end + 8} -2 ${end + 22}Q0 ${end + 15} 1.500 ${end + 20}Q6 ${end + 8} 3.500 ${end - 3}Z`;
  const head =
    "M-5.500 -25Q-7 -33 -4.600 -39Q-4.800 -46 0 -47.500Q4.800 -46 4.600 -39Q7 -33 5.500 -25Q0 -22 -5.500 -25Z";
  const ears = "M-5.600 -30L-9 -35.500L-3.400 -33.500ZM5.600 -30L9 -35.500L3.400 -33.500Z";
  const [top, foot] = [26, long - 6];
  const saddle = cloth
    ? `<path d="M-15.500 ${top}Q0 ${top + 5} 15.500 ${top}L18.500 ${foot}Q0 ${foot + 9} -18.500 ${foot}Z" fill="${cloth}" stroke="${LINE}" stroke-width="1.400"/>` +
      `<path d="M-17 ${foot - 3}Q0 ${foot + 5} 17 ${foot - 3}" fill="none" stroke="#fff4d8" stroke-width="1.700" stroke-dasharray="3 2.400"/>`
    : `<path d="M0 -4V${end - 16}" stroke="#00000030" stroke-width="2"/>`;
  return (
    `<path d="${legs}" stroke="${LINE}" stroke-width="6.600" stroke-linecap="round"/><path d="${legs}" stroke="${coat}" stroke-width="4" stroke-linecap="round"/>` +
    shape(tail, mane) +
    shape(body, coat) +
    `<path d="M-9 ${end - 9}Q0 ${end - 3} 9 ${end - 9}M0 ${end - 12}V${end - 5}" fill="none" stroke="#00000045" stroke-width="1.500"/>` +
    saddle +
    `<g transform="translate(0 -26) scale(1.22) translate(0 26)">` +
    shape(ears, coat, 1.2) +
    shape(head, coat) +
    `<path d="M-1.500 -36Q4 -24 2.500 -4L-2 -6Q-4 -22 -1.500 -36Z" fill="${mane}"/>` +
    `<path d="M-6 -33.500H6M-4.600 -41H4.600M-5.600 -33.500L-4.600 -41M5.600 -33.500L4.600 -41" fill="none" stroke="#3b2713" stroke-width="1.200"/>` +
    `<path d="M-2 -45.300h.010M2 -45.300h.010" stroke="${LINE}" stroke-width="1.700" stroke-linecap="round"/>` +
    "</g>"
  );
}

/** A horse's head, for a counter of its own; in a square of 48. */
export function horseHead(id: string): string {
  const [coat, mane] = coatOf(id);
  return (
    shape(
      "M-14 24Q-13 2 -3 -9L-5 -18L2 -12L6 -19L8.500 -10Q16 -4 19 7Q20 12 15.500 13.500Q12 14 10 10.500Q5 11 4 12Q6 18 9 24Z",
      coat,
    ) +
    shape("M-16 24Q-17 2 -5 -12Q-8 -3 -9 6Q-10.500 15 -9 24Z", mane, 1) +
    `<circle cx="7.500" cy="-2" r="1.500" fill="${LINE}"/><path d="M3 -8L14 8.500M10 10.500Q14 6 17.500 4.500" fill="none" stroke="#3b2713" stroke-width="1.600"/><circle cx="16.600" cy="9.500" r=".900" fill="${LINE}"/>`
  );
}

/** A dead horse on the ground. */
export function fallenHorse(id: string): string {
  const [coat, mane] = coatOf(id);
  return (
    shape("M-22 2Q-20 -9 -6 -9H10Q17 -10 21 -15L26 -13Q25 -3 17 1Q12 8 0 8H-14Q-21 8 -22 2Z", coat) +
    shape("M-22 0Q-30 4 -27 12Q-24 6 -19 5Z", mane, 1) +
    `<path d="M-12 7L-16 16M-6 8L-8 17M8 7L13 15M3 8L4 17" fill="none" stroke="${LINE}" stroke-width="4"/><path d="M-12 7L-16 16M-6 8L-8 17M8 7L13 15M3 8L4 17" fill="none" stroke="${coat}" stroke-width="2"/>`
  );
}

/** The animals of a raid. */
export function beast(id: string): string {
  if (id.startsWith("sheep"))
    return (
      `<path d="M-9 10V18M-4 11V19M5 11V19M9 10V18" stroke="${LINE}" stroke-width="2.600"/>` +
      shape(
        "M-14 4a5 5 0 0 1 2 -9a6 6 0 0 1 10 -3a6 6 0 0 1 10 2a5 5 0 0 1 4 8a5 5 0 0 1 -5 8q-8 3 -16 0a5 5 0 0 1 -5 -6z",
        "#f4efe2",
      ) +
      shape("M9 -7Q16 -9 18 -1Q17 4 12 3Q8 0 9 -7Z", "#3a302a", 1)
    );
  if (id.startsWith("boar"))
    return (
      `<path d="M-9 10V18M-4 11V18M4 11V18M8 10V17" stroke="${LINE}" stroke-width="3"/>` +
      shape("M-16 2Q-15 -10 -2 -11Q8 -11 13 -4L20 3Q20 8 14 9Q0 14 -12 10Q-16 8 -16 2Z", "#5a4332") +
      `<path d="M-12 -7L-9 -12M-6 -9.500L-4 -14.500M0 -10.500L1 -15M6 -9L7 -13" stroke="${LINE}" stroke-width="1.600"/><path d="M14 7Q17 5 16 1" fill="none" stroke="#f4efe2" stroke-width="2"/><circle cx="11" cy="-1" r="1.200" fill="#f4efe2"/>`
    );
  return (
    shape(
      "M-15 6Q-16 -3 -8 -4H4L9 -11L13 -7L19 -5Q20 0 14 2L10 5V17H6V8H-8V17H-12V9Q-18 2 -20 -6Q-16 -2 -15 6Z",
      "#8d6a42",
    ) + `<circle cx="13" cy="-4.600" r="1.200" fill="${LINE}"/>`
  );
}
