/** The card under the pointer or the focus, shown large beside it. */
export const zoom = $state<{ id: string | null; left: number; top: number }>({ id: null, left: 0, top: 0 });

const WIDTH = 236;

export function zoomOn(id: string, node: Element): void {
  const box = node.getBoundingClientRect();
  const right = box.right + 8;
  zoom.left = right + WIDTH < window.innerWidth ? right : Math.max(4, box.left - WIDTH - 8);
  zoom.top = Math.max(4, box.top - 40);
  zoom.id = id;
}

export function zoomOff(): void {
  zoom.id = null;
}
