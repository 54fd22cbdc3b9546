/** What others do at the same pack, as it happens; the line comes back by itself. */
import { settings } from "../settings.svelte";
import type { Applied, Faults, Person, Version } from "./api";
import type { Bench } from "./bench.svelte";

type Sent =
  | { type: "welcome"; seq: number; changes: Applied[]; people: Person[] }
  | { type: "changed"; change: Applied; digest: string }
  | { type: "faults"; faults: Faults }
  | { type: "people"; people: Person[] }
  | { type: "versions"; versions: Version[] }
  | { type: "measured"; measure: unknown }
  | { type: "pong"; id: string }
  | { type: "refused" };

const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
const PING = 20_000;
const FINAL = new Set([4401, 4404]);

/** Listen until the function that comes back is called. */
export function listen(bench: Bench): () => void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let wait: ReturnType<typeof setTimeout> | undefined;

  async function hear(sent: Sent): Promise<void> {
    switch (sent.type) {
      case "welcome":
        tries = 0;
        bench.people = sent.people;
        for (const change of sent.changes) await bench.heard(change);
        break;
      case "changed":
        await bench.heard(sent.change);
        break;
      case "faults":
        if (sent.faults.seq < bench.seq) break;
        bench.faults = sent.faults.list;
        bench.complete = sent.faults.complete;
        break;
      case "people":
        bench.people = sent.people;
        break;
      case "versions":
        bench.versions = sent.versions;
        break;
      case "measured":
      case "pong":
      case "refused":
        break;
    }
  }

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/api/workshop/${bench.draft}/stream`);
    socket = line;
    line.onopen = () =>
      line.send(JSON.stringify({ do: "hello", key: bench.key, after: bench.seq, language: settings.language }));
    line.onmessage = (message) => void hear(JSON.parse(message.data as string) as Sent);
    line.onclose = (event) => {
      if (socket === line) socket = null;
      if (closed || FINAL.has(event.code)) return;
      wait = setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
    };
  }

  const pulse = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: "ping", id: "p" }));
  }, PING);
  open();
  return () => {
    closed = true;
    clearTimeout(wait);
    clearInterval(pulse);
    socket?.close(1000);
  };
}
