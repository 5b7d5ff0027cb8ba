/**
 * A push service of our own, for the tests: it listens over HTTPS, checks who sends (VAPID, RFC 8292),
 * and opens what it is sent as the subscribed browser would (RFC 8188 and 8291).
 */
import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  claims: { aud: string; sub: string; exp: number };
  sender: string;
  sealed: Buffer;
  text: string;
}

const base64url = (bytes: Buffer): string => bytes.toString("base64url");

export class PushService {
  private readonly folder = mkdtempSync(join(tmpdir(), "porphyry-push-"));
  readonly certificate = join(this.folder, "certificate.pem");
  private readonly browser = createECDH("prime256v1");
  private readonly secret = randomBytes(16);
  private readonly server: Server;
  private readonly waiting: ((delivery: Delivery) => void)[] = [];

  constructor() {
    const key = join(this.folder, "key.pem");
    execFileSync(
      "openssl",
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=push"
        .split(" ")
        .concat(["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", this.certificate]),
      { stdio: "ignore" },
    );
    this.browser.generateKeys();
    this.server = createServer(
      { key: readFileSync(key), cert: readFileSync(this.certificate) },
      (request, reply) => {
        const parts: Buffer[] = [];
        request.on("data", (part: Buffer) => parts.push(part));
        request.on("end", () => {
          const delivery = this.open(request.headers, Buffer.concat(parts));
          reply.writeHead(201).end();
          for (const tell of this.waiting.splice(0)) tell(delivery);
        });
      },
    );
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  async close(): Promise<void> {
    await new Promise((done) => this.server.close(done));
    rmSync(this.folder, { recursive: true });
  }

  get origin(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What `PushManager.subscribe` hands to a page. */
  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    return {
      endpoint: `${this.origin}/for/this-browser`,
      keys: { p256dh: base64url(this.browser.getPublicKey()), auth: base64url(this.secret) },
    };
  }

  next(): Promise<Delivery> {
    return new Promise((done) => this.waiting.push(done));
  }

  private open(headers: Delivery["headers"], sealed: Buffer): Delivery {
    const [, token, sender] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(String(headers.authorization))!;
    const [head, body, signature] = token!.split(".");
    const point = Buffer.from(sender!, "base64url");
    const key = createPublicKey({
      key: {
        kty: "EC",
        crv: "P-256",
        x: base64url(point.subarray(1, 33)),
        y: base64url(point.subarray(33)),
      },
      format: "jwk",
    });
    const signed = verify(
      "sha256",
      Buffer.from(`${head}.${body}`),
      { key, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature!, "base64url"),
    );
    if (!signed) throw new Error("the sender's signature is wrong");
    return {
      headers,
      claims: JSON.parse(Buffer.from(body!, "base64url").toString()) as Delivery["claims"],
      sender: sender!,
      sealed,
      text: this.unseal(sealed),
    };
  }

  private unseal(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const length = sealed[20]!;
    const theirs = sealed.subarray(21, 21 + length);
    const record = sealed.subarray(21 + length);
    const derive = (key: Buffer, by: Buffer, info: Buffer | string, size: number): Buffer =>
      Buffer.from(hkdfSync("sha256", key, by, info, size));
    const shared = derive(
      this.browser.computeSecret(theirs),
      this.secret,
      Buffer.concat([Buffer.from("WebPush: info\0"), this.browser.getPublicKey(), theirs]),
      32,
    );
    const cipher = createDecipheriv(
      "aes-128-gcm",
      derive(shared, salt, "Content-Encoding: aes128gcm\0", 16),
      derive(shared, salt, "Content-Encoding: nonce\0", 12),
    );
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString(); // the last record ends with a 2 and padding
  }
}
