import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./styles/base.css";
import { mount } from "svelte";
import { FIRST, loadBoard } from "./games/board";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";
import { prefetchTable } from "./lib/prefetch";
import { prepareTexts } from "./lib/texts.svelte";

// a table is asked for by its address: fetch its page, the board and the view at once instead of one after the other
const early = /^\/(table|replay)\/([^/]+)/.exec(location.pathname);
if (early) {
  prefetchTable(decodeURIComponent(early[2]!));
  void (early[1] === "table" ? import("./pages/Table.svelte") : import("./pages/Replay.svelte"));
  void loadBoard(FIRST).catch(() => undefined);
  void prepareTexts(FIRST);
}

applySettings();
startRouter();
void prepareTexts("").then(() => mount(App, { target: document.getElementById("app")! }));

if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
