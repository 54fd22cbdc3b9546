/** For tests: a table that talks to a socket which only remembers what was said. */
import { vi } from "vitest";
import type {
  AnyClientMessage,
  AnyServerMessage,
  OptionInfo,
  Question,
  RefusedInfo,
  ViewInfo,
  TableInfo,
} from "../api/types";
import { Table } from "./table.svelte";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: (AnyClientMessage & { id?: string })[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyClientMessage);
  }
  close(): void {}
  tell(sent: AnyServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(sent) });
  }
  /** The last thing said of a kind. */
  last(kind: AnyClientMessage["do"]): (AnyClientMessage & { id?: string }) | undefined {
    return this.sent.findLast((said) => said.do === kind);
  }
}

/** To be called before each test. */
export function withoutNetwork(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1:8017" });
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
}

/** An option as the server tells it. */
export const option = (answer: OptionInfo["answer"], more: Partial<OptionInfo> = {}): OptionInfo => ({
  key: Object.values(answer).flat().join(":"),
  text: Object.values(answer).flat().join(" "),
  refs: [],
  preview: [],
  answer,
  forecast: {},
  ...more,
});

export function question(options: readonly OptionInfo[], more: Partial<Question> = {}): Question {
  const keys = options.map(({ key }) => key);
  return {
    id: "1.0",
    seat: 0,
    prompt: "turn",
    text: "?",
    keys,
    held: null,
    may_change: false,
    options,
    refused: [],
    ...more,
  };
}

export const refused = (answer: RefusedInfo["answer"], code = "X_E_NO"): RefusedInfo => ({
  code,
  text: "No.",
  rule: "X-1.1",
  key: Object.values(answer).flat().join(":"),
  answer,
});

/** A table at which this question is put, and the socket on its other side. */
export function seated(asked: Question, view: unknown = {}, game = "auction"): { table: Table; socket: FakeSocket } {
  const table = new Table("t", "tk_x");
  table.join();
  const socket = FakeSocket.made.at(-1)!;
  socket.onopen?.();
  socket.tell({
    type: "welcome",
    seq: 1,
    hand: [0],
    host: true,
    log: [],
    table: card(game),
    sight: sight(asked, view),
  });
  table.options.follow();
  return { table, socket };
}

export const sight = (asked: Question | null, view: unknown = {}): ViewInfo => ({
  viewer: 0,
  view,
  decisions: asked === null ? [] : [asked],
  waiting_for: [0],
  undo: null,
});

export const card = (game = "auction"): TableInfo =>
  ({ id: "t", name: "Table", game, pack: "", phase: "playing", seats: [], outcome: null }) as unknown as TableInfo;
