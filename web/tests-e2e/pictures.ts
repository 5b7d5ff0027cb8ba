/** Pictures compared: each piece as a small grid of mean colours, so that another machine's fonts and edges make no difference. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const FOLDER = new URL("./pieces/", import.meta.url).pathname;
/** Squares along a side of a grid, and how far one may be from what it was (of 255). */
const SIDE = 6;
const NEAR = 26;

/** Each piece of a page by its name: a grid of colours, three hexadecimal digits a square. */
type Pictures = Record<string, string>;

/** Every figure and counter of the page, drawn into a grid. */
export const pictures = (page: Page): Promise<Pictures> =>
  page.evaluate(async (side) => {
    /** A drawing with the colours that it has in the page. */
    const whole = (svg: SVGSVGElement): string => {
      const copy = svg.cloneNode(true) as SVGSVGElement;
      const nodes = [svg, ...svg.querySelectorAll<SVGElement>("*")];
      const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
      nodes.forEach((node, i) => {
        const style = getComputedStyle(node);
        for (const name of [
          "fill",
          "stroke",
          "stroke-width",
          "opacity",
          "display",
          "transform",
          "fill-opacity",
        ])
          copies[i]!.style.setProperty(name, style.getPropertyValue(name));
      });
      copy.querySelectorAll("text").forEach((text) => text.remove()); // what is written is not what is drawn
      const box = svg.getBoundingClientRect();
      copy.setAttribute("width", String(box.width));
      copy.setAttribute("height", String(box.height));
      copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
      return new XMLSerializer().serializeToString(copy);
    };
    const found: Record<string, string> = {};
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side * 8;
    const pen = canvas.getContext("2d", { willReadFrequently: true })!;
    for (const section of document.querySelectorAll("#playground .row:not(.faces)")) {
      const title = section.previousElementSibling?.textContent ?? "";
      const kind = title.replace(/^\w+: (\d+ )?/, "");
      let n = 0;
      for (const svg of section.querySelectorAll<SVGSVGElement>("svg.piece, .piece svg, .large svg")) {
        const name = svg.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ?? "";
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(whole(svg))}`;
        await image.decode();
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        let grid = "";
        for (let square = 0; square < side * side; square++) {
          const sum = [0, 0, 0];
          for (let y = 0; y < 8; y++)
            for (let x = 0; x < 8; x++) {
              const at = 4 * ((Math.floor(square / side) * 8 + y) * canvas.width + (square % side) * 8 + x);
              const alpha = data[at + 3]! / 255;
              for (let c = 0; c < 3; c++) sum[c]! += (data[at + c]! * alpha + 255 * (1 - alpha)) / 64;
            }
          grid += sum.map((c) => Math.round(c / 17).toString(16)).join("");
        }
        found[`${kind} ${n++} ${name}`.trim()] = grid;
      }
    }
    return found;
  }, SIDE);

/** How far two grids are from each other where they differ most. */
function apart(one: string, other: string): number {
  if (one.length !== other.length) return 255;
  return Math.max(
    ...[...one].map((digit, i) => 17 * Math.abs(parseInt(digit, 16) - parseInt(other[i]!, 16))),
  );
}

/** What has changed since the pictures were kept; with PICTURES=keep, or where there are none, they are kept now. */
export function changed(name: string, now: Pictures): string[] {
  const file = `${FOLDER}${name}.json`;
  if (process.env.PICTURES === "keep" || (!existsSync(file) && !process.env.CI)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
    return [];
  }
  const kept = JSON.parse(readFileSync(file, "utf8")) as Pictures;
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((piece) => {
    if (!(piece in now)) return [`gone: ${piece}`];
    if (!(piece in kept)) return [`new: ${piece}`];
    const far = apart(kept[piece]!, now[piece]!);
    return far > NEAR ? [`looks different by ${far}: ${piece}`] : [];
  });
}
