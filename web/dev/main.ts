// The client on fixtures, without a server: `npm run dev`, then /dev/?to=/table/demo. Never built, never shipped.
import { install } from "./mock";

install();
history.replaceState(null, "", new URLSearchParams(location.search).get("to") ?? "/");
await import("../src/main");
