/**
 * What all boards move with. A board is already drawn from the new view when it is animated: ghosts travel over it,
 * or a piece comes from where it was. Whatever is cut short leaves the true board.
 */
import { settings } from "../lib/settings.svelte";

export const at = (id: string): Element | null => document.getElementById(id);

/** A time in milliseconds at the reader's own speed. */
export const time = (ms: number): number => ms / Math.max(0.25, settings.speed);

const EASE = "cubic-bezier(.4,.1,.3,1)";

/** Where a node is on the screen, or null where it cannot be seen. */
function middle(node: Element | null): [number, number] | null {
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

function ghost(drawing: string, size: number, frames: Keyframe[], ms: number, delay: number): void {
  const node = document.createElement("div");
  node.className = "ghost";
  node.setAttribute("aria-hidden", "true");
  node.innerHTML = drawing;
  Object.assign(node.style, {
    position: "fixed",
    left: `${-size / 2}px`,
    top: `${-size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "45",
    pointerEvents: "none",
  });
  document.body.append(node);
  const motion = node.animate(frames, { duration: time(ms), delay: time(delay), easing: EASE, fill: "both" });
  const gone = (): void => node.remove();
  motion.finished.then(gone, gone);
}

/** Something small travels across the page in an arc. */
export function fly(
  from: Element | null,
  to: Element | null,
  drawing: string,
  size: number,
  delay: number,
): void {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return;
  const [[x0, y0], [x1, y1]] = [start, end];
  const lift = Math.min(120, Math.hypot(x1 - x0, y1 - y0) / 4);
  const frames = [
    { transform: `translate(${x0}px, ${y0}px) scale(.7)`, opacity: 0 },
    {
      transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(1.25)`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1, offset: 0.92 },
    { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 0 },
  ];
  ghost(drawing, size, frames, 720, delay);
}

/** A ring in somebody's colour opens over a place that changed hands. */
export function wave(node: Element | null, colour: string, delay: number): void {
  const place = middle(node);
  if (!place) return;
  const there = `translate(${place[0]}px, ${place[1]}px)`;
  const drawing = `<svg viewBox="-50 -50 100 100"><circle r="44" fill="none" stroke="${colour}" stroke-width="9"/></svg>`;
  const frames = [
    { transform: `${there} scale(.2)`, opacity: 0 },
    { transform: `${there} scale(.6)`, opacity: 1, offset: 0.3 },
    { transform: `${there} scale(1.5)`, opacity: 0 },
  ];
  ghost(drawing, 90, frames, 1300, delay);
}

/** Something changed here. */
export function shine(node: Element | null, delay: number, strong = false): void {
  const glow = `drop-shadow(0 0 ${strong ? 18 : 11}px var(--glow)) brightness(1.22)`;
  node?.animate([{ filter: "none" }, { filter: glow }, { filter: "none" }], {
    duration: time(strong ? 1600 : 950),
    delay: time(delay),
    easing: "ease-out",
  });
}

/** Something new is laid down here. */
export function arrive(node: Element | null, delay: number): void {
  node?.animate(
    [
      { opacity: 0, translate: "0 -18px", scale: "1.15" },
      { opacity: 1, translate: "0 0", scale: "1" },
    ],
    { duration: time(480), delay: time(delay), easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
  );
}
