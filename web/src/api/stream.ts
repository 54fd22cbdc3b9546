/** One table's stream: says hello, hears what happens, and comes back by itself after the line was lost. */
import type { AnyClientMessage, AnyServerMessage, RefusalInfo } from "./types";

export type Link = "joining" | "open" | "lost" | "void" | "gone" | "locked";

/** Close codes after which trying again is of no use. */
const FINAL: Readonly<Record<number, Link>> = { 4400: "gone", 4401: "void", 4404: "gone", 4409: "locked" };
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING_EVERY = 10_000;
const SILENCE = 25_000; // nobody answers: the line is dead, whatever the browser believes

export class SaidNo extends Error {
  constructor(readonly card: RefusalInfo) {
    super(card.text);
  }
}

/** The line went down before the reply came. */
export class LineLost extends Error {}

export type Said = Exclude<AnyClientMessage, { do: "hello" }>;
export type Heard = (sent: AnyServerMessage) => void;

/** What a table is joined by. */
export interface Line {
  ask(said: Said): Promise<AnyServerMessage>;
  close(): void;
}

interface Hello {
  readonly key: string;
  readonly language: string;
  readonly after: () => number;
  readonly seat: () => number | null;
}

interface Pending {
  readonly said: AnyClientMessage;
  readonly done: (sent: AnyServerMessage) => void;
  readonly failed: (error: Error) => void;
}

export class Stream implements Line {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #next = 1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heardAt = 0;

  constructor(
    private readonly table: string,
    private readonly hello: Hello,
    private readonly heard: Heard,
    private readonly linked: (link: Link) => void,
  ) {
    this.#open();
    window.addEventListener("online", this.#now);
    window.addEventListener("offline", this.#dead);
  }

  /** Say something and wait for the reply to it. An answer outlives a lost line: saying it twice does nothing twice. */
  ask(said: Said): Promise<AnyServerMessage> {
    const id = `c${this.#next++}`;
    const whole = { ...said, id };
    return new Promise((done, failed) => {
      this.#pending.set(id, { said: whole, done, failed });
      this.#write(whole);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#now);
    window.removeEventListener("offline", this.#dead);
    this.#socket?.close(1000);
  }

  #now = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  /** The line is gone and the socket does not know it yet. */
  #dead = (): void => {
    const socket = this.#socket;
    if (socket === null || this.#closed) return;
    this.#lost(0);
    socket.close();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.#socket = socket;
    socket.onopen = () => {
      const { key, language, after, seat } = this.hello;
      socket.send(JSON.stringify({ do: "hello", key, language, after: after(), seat: seat() }));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as AnyServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #hear(sent: AnyServerMessage): void {
    this.#heardAt = performance.now();
    if (sent.type === "welcome") this.#joined();
    const id = "id" in sent ? sent.id : "";
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (sent.type === "no" && pending) pending.failed(new SaidNo(sent.refusal));
    this.heard(sent);
    if (sent.type !== "no") pending?.done(sent);
  }

  #joined(): void {
    this.#tries = 0;
    this.linked("open");
    for (const { said } of this.#pending.values()) this.#write(said);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    if (performance.now() - this.#heardAt > SILENCE) this.#dead();
    else this.#write({ do: "ping" });
  }

  #lost(code: number): void {
    this.#socket = null;
    clearInterval(this.#pulse);
    for (const [id, pending] of this.#pending) {
      if (pending.said.do === "answer") continue;
      this.#pending.delete(id);
      pending.failed(new LineLost());
    }
    if (this.#closed) return;
    this.linked(FINAL[code] ?? "lost");
    if (code in FINAL) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #write(said: AnyClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }
}
