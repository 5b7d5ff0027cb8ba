/** The live line to the server: one WebSocket, reconnecting by itself, telling everybody what arrives. */
import type { FromClient, FromServer } from "./wire";

export type LineState = "idle" | "connecting" | "open" | "lost";
type Listener = (message: FromServer) => void;

class Line {
  state: LineState = $state("idle");
  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  /** Calls `hear` for every message and `opened` on each (re)connection, until the returned function is called. */
  join(hear: Listener, opened: () => void): () => void {
    this.listeners.add(hear);
    this.openers.add(opened);
    if (this.socket?.readyState === WebSocket.OPEN && this.state === "open") opened();
    else this.connect();
    return () => {
      this.listeners.delete(hear);
      this.openers.delete(opened);
      if (this.listeners.size === 0) this.close();
    };
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection and makes a new one: the server knows a connection by who opened it. */
  renew(): void {
    if (!this.socket) return;
    const old = this.socket;
    this.socket = null;
    clearInterval(this.beat);
    old.close();
    if (this.listeners.size > 0) this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    this.state = this.tries === 0 ? "connecting" : "lost";
    const address = new URL("/api/live", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "welcome") {
        this.tries = 0;
        this.state = "open";
        for (const opened of [...this.openers]) opened();
      }
      for (const listener of [...this.listeners]) listener(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.beat);
      if (this.listeners.size === 0) {
        this.state = "idle";
        return;
      }
      this.state = "lost";
      const wait = Math.min(15000, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
      this.tries++;
      this.timer = setTimeout(() => this.connect(), wait);
    };
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => {
      if (Date.now() - this.heard > 45000) socket.close();
      else this.send({ type: "ping", n: 0 } as FromClient);
    }, 15000);
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.state = "idle";
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  wake(): void {
    if (this.listeners.size > 0 && this.state === "lost") this.connect();
  }
}

export const line = new Line();

globalThis.addEventListener?.("online", () => line.wake());
globalThis.document?.addEventListener(
  "visibilitychange",
  () => document.visibilityState === "visible" && line.wake(),
);
