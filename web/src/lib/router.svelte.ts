/** Addresses of the client. Links are plain <a href>; one listener turns them into page changes. */
export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const { pathname, search, hash } = globalThis.location ?? { pathname: "/", search: "", hash: "" };
  return {
    path: pathname,
    parts: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: decodeURIComponent(hash.slice(1)),
  };
}

export const place: { now: Place } = $state({ now: read() });

export function go(address: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.now = read();
  if (location.pathname !== before) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", () => (place.now = read()));
  addEventListener("hashchange", () => (place.now = read()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
