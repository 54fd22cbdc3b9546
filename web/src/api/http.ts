/** Requests to the table's server. Whatever is refused comes back as one shape, in words. */
import { settings } from "../settings.svelte";
import type { RefusalCard } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly card: RefusalCard,
  ) {
    super(card.text);
  }
}

/** The server could not be reached at all, or what answered is no table. */
export class Unreachable extends Error {}

type Query = Readonly<Record<string, string | number | undefined>>;

interface Request {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly key?: string | undefined;
  readonly query?: Query;
  readonly body?: unknown;
}

function address(path: string, query: Query): string {
  const asked = new URLSearchParams({ language: settings.language });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `/api${path}?${asked}`;
}

async function reach(path: string, { method, key, query = {}, body }: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key !== undefined) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const how: RequestInit = { method: method ?? (body === undefined ? "GET" : "POST"), headers };
  if (body !== undefined) how.body = JSON.stringify(body);
  try {
    return await fetch(address(path, query), how);
  } catch {
    throw new Unreachable(path);
  }
}

export async function call<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await reach(path, request);
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) throw new Refused(answer.status, told as RefusalCard);
  return told as T;
}

/** A file as the server gives it. */
export async function download(path: string, key: string): Promise<Blob> {
  const answer = await reach(path, { key });
  if (!answer.ok) throw new Refused(answer.status, (await answer.json()) as RefusalCard);
  return answer.blob();
}
