/** Notices on this browser, when a decision waits and the page is closed. */
import * as api from "./api";
import { self } from "./person.svelte";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export async function subscribePush(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  if (!self.pushKey || !("pushManager" in worker)) throw new api.Problem(501, { error: "push" });
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(self.pushKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.post("/api/push", { endpoint, keys });
}
