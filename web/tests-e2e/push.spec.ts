import { expect } from "@playwright/test";
import { PushService } from "./pushservice";
import { startServer } from "./server";
import { test, set, atHome } from "./test";

test("whoever is away is called: the browser subscribes, the server seals and signs, the notice is shown", async ({
  browser,
}) => {
  const service = new PushService();
  await service.listen();
  const server = await startServer({
    PORPHYRY_PUSH_CONTACT: "mailto:games@example.org",
    PORPHYRY_NOTICE_DELAY_S: "0",
    PORPHYRY_TRUSTED_HOSTS: "127.0.0.1",
    SSL_CERT_FILE: service.certificate,
  });
  const context = await browser.newContext({ serviceWorkers: "allow" });
  await context.grantPermissions(["notifications"], { origin: server.url });
  const page = await context.newPage();
  // Chromium itself subscribes only with its maker's service, out in the world; ours takes that one place
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = (options) => {
      const key = new Uint8Array(options!.applicationServerKey as ArrayBuffer);
      const shown = btoa(String.fromCharCode(...key))
        .replaceAll("+", "-")
        .replaceAll("/", "_");
      Object.assign(globalThis, {
        asked: { visible: options!.userVisibleOnly, key: shown.replace(/=+$/, "") },
      });
      return Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
    };
  }, service.subscription);

  await set(page.context(), atHome);
  await page.goto(`${server.url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Play now", exact: true }).first().click();
  await page.locator(".choices button").first().waitFor();
  await page.goto(`${server.url}/profile`);
  await page.getByRole("button", { name: /notices|this browser/i }).click();
  await expect(page.getByText("This browser will tell you.")).toBeVisible();
  const asked = await page.evaluate(
    () => (globalThis as unknown as { asked: { visible: boolean; key: string } }).asked,
  );

  // a game in which it is my turn begins while I am not at the table
  const delivery = service.next();
  const table = await page.evaluate(async () => {
    const { csrf } = (await (await fetch("/api/me")).json()) as { csrf: string };
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "X-CSRF-Token": csrf, "Content-Type": "application/json" },
      body: JSON.stringify({ game: "byzantium", seats: [{ who: "me" }, { who: "me" }] }),
    });
    return ((await answer.json()) as { id: string }).id;
  });
  const { claims, headers, sealed, sender, text } = await delivery;

  expect(asked).toEqual({ visible: true, key: sender });
  expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:games@example.org" });
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(sealed.includes(table)).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ type: "your-turn", table });

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: await registered,
    data: text,
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, data }) => ({ title, data: data as unknown }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: "Your turn: Byzantium", data: { address: `${server.url}/table/${table}` } }]);

  await context.close();
  await server.stop();
  await service.close();
});
