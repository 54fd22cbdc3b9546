/** Requests to the table's server. Whatever is refused comes back as one shape, in words. */
import { settings } from "../settings.svelte";
import type { RefusalInfo } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly card: RefusalInfo,
  ) {
    super(card.text);
  }
}

/** The server could not be reached at all, or what answered is no table. */
export class Unreachable extends Error {}

const TOO_OFTEN = 429;
const UNAVAILABLE = 503;
const AGAIN = 3; // times that something is asked for once more when the server has had enough

type Query = Readonly<Record<string, string | number | undefined>>;

interface Request {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly key?: string | undefined;
  readonly query?: Query;
  readonly body?: unknown;
  /** What is sent as it is, instead of a body. */
  readonly file?: Blob;
  /** It makes or voids a key, or takes back: it has a name, and is asked for again by that name until it is answered. */
  readonly once?: boolean;
  /** What comes is kept by the client's worker, and given out when the line is down. */
  readonly keep?: boolean;
}

/** Names of requests that nobody has answered yet: who asks for the same again means the same request. */
const unanswered = new Map<string, string>();

/** 128 random bits; `randomUUID` is not there on a page without TLS. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function address(path: string, query: Query): string {
  const asked = new URLSearchParams({ language: settings.language });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `/api${path}?${asked}`;
}

async function reach(path: string, request: Request): Promise<Response> {
  if (request.once !== true) return send(path, request);
  const same = [path, request.key, JSON.stringify(request.body)].join(" ");
  const name = unanswered.get(same) ?? newName();
  unanswered.set(same, name);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(path, request, name);
      if (answer.status !== UNAVAILABLE || tries === AGAIN) {
        if (answer.status !== UNAVAILABLE) unanswered.delete(same);
        return answer;
      }
    } catch (error) {
      if (tries === AGAIN) throw error;
    }
    await rest(tries + 1);
  }
}

async function send(path: string, request: Request, name?: string): Promise<Response> {
  const { method, key, query = {}, body, file, keep } = request;
  const headers: Record<string, string> = {};
  if (key !== undefined) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (name !== undefined) headers["idempotency-key"] = name;
  if (keep === true) headers["x-keep"] = "1";
  const how: RequestInit = { method: method ?? (body === undefined && !file ? "GET" : "POST"), headers };
  if (body !== undefined) how.body = JSON.stringify(body);
  if (file) {
    headers["content-type"] = "application/zip";
    how.body = file;
  }
  try {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(address(path, query), how);
      if (answer.status !== TOO_OFTEN || how.method !== "GET" || tries === AGAIN) return answer;
      await rest(Number(answer.headers.get("retry-after")) || 1);
    }
  } catch {
    throw new Unreachable(path);
  }
}

const rest = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, Math.min(seconds, 5) * 1000));

export async function call<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await reach(path, request);
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) throw new Refused(answer.status, told as RefusalInfo);
  return told as T;
}

/** A file as the server gives it. */
export async function download(path: string, key: string, query: Query = {}): Promise<Blob> {
  const answer = await reach(path, { key, query });
  if (!answer.ok) throw new Refused(answer.status, (await answer.json()) as RefusalInfo);
  return answer.blob();
}

/** The browser keeps it where it keeps what is downloaded. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
