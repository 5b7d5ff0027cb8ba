// The offline shell and notices. Pages come from the network when there is one, from the shelf when there is none.
// The files under /assets/ carry their hash in their name and never change; of the API only what is printed is kept: rules, rulebooks, words, cards, boards.
const SHELF = "porphyry-1";
const PRINTED = /^\/api\/games\/[^/]+(\/(rules|rows|rulebook(\/figures\/[^/]+)?|texts\/[^/]+))?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(["/", "/icon.svg", "/manifest.webmanifest"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/") && !PRINTED.test(pathname)) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(
      caches.match(request).then(
        (kept) =>
          kept ??
          fetch(request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              void caches.open(SHELF).then((shelf) => shelf.put(request, copy));
            }
            return answer;
          }),
      ),
    );
    return;
  }
  event.respondWith(
    fetch(request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          const key = request.mode === "navigate" ? "/" : request;
          void caches.open(SHELF).then((shelf) => shelf.put(key, copy));
        }
        return answer;
      })
      .catch(() =>
        caches.match(request.mode === "navigate" ? "/" : request).then((kept) => kept ?? Response.error()),
      ),
  );
});

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    notice = {};
  }
  const table = typeof notice.table === "string" ? notice.table : "";
  const address = new URL(notice.url ?? (table ? `/table/${table}` : "/tables"), location.origin);
  event.waitUntil(
    self.registration.showNotification(notice.title ?? "Porphyry", {
      body: notice.body ?? "",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: table || "porphyry",
      data: { address: address.href },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => window.url.replace(/[?#].*/, "") === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
