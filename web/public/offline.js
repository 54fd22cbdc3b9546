/* What the client's worker keeps for times without a line: the client itself, and what a page asks to be kept.

   - Files of the client have their content in their names: the kept one is as good as the server's.
   - A page of the client is the server's where there is a line, else the kept one.
   - Whatever a page fetches with the header `x-keep` is kept, small, by its address and by whose key asked for it. It is
     given out only when the line is down, and thrown away as soon as the server says that it is no more. */

const CLIENT = "client";
const BOOKS = "books";
const FILES = "/files.json"; // every file of the built client
const PAGE = "/";
const PATIENCE = 6000; // milliseconds after which a line counts as down, where there is something kept

addEventListener("install", (event) => event.waitUntil(gather()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (pathname.startsWith("/api/")) event.respondWith(book(request));
});

/** All files of this version; those of the last one go. */
async function gather() {
  const cache = await caches.open(CLIENT);
  const list = await fetch(FILES, { cache: "no-cache" });
  if (!list.ok) throw new Error("the client's files cannot be listed");
  const files = new Set([PAGE, ...(await list.json())].map((path) => new URL(path, location.origin).href));
  for (const kept of await cache.keys()) if (!files.delete(kept.url)) await cache.delete(kept);
  await cache.addAll([...files]);
}

/** A new page means a new version, so its files are gathered behind it. */
async function page(event) {
  const cache = await caches.open(CLIENT);
  const kept = await cache.match(PAGE);
  try {
    const found = await answered(event.request, kept !== undefined);
    if (found.ok && kept?.headers.get("etag") !== found.headers.get("etag")) {
      const copy = found.clone();
      event.waitUntil(cache.put(PAGE, copy).then(gather).catch(() => undefined));
    }
    return found;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(CLIENT)).put(request, found.clone());
  return found;
}

async function book(request) {
  const place = await placeOf(request);
  const cache = await caches.open(BOOKS);
  const kept = await cache.match(place);
  try {
    const found = await answered(request, kept !== undefined);
    if (found.ok && request.headers.has("x-keep")) await cache.put(place, packed(found.clone()));
    else if (kept && [401, 403, 404].includes(found.status)) await cache.delete(place);
    return found;
  } catch (error) {
    if (kept) return unpacked(kept);
    throw error;
  }
}

/** The address, and a sign of the key: nobody reads what another of this browser's keys has opened. */
async function placeOf(request) {
  const place = new URL(request.url);
  const key = request.headers.get("authorization");
  if (key !== null) {
    const sign = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)));
    place.searchParams.set("whose", [...sign.slice(0, 12)].map((byte) => byte.toString(16)).join(""));
  }
  return place.href;
}

const packed = (found) => new Response(found.body.pipeThrough(new CompressionStream("gzip")));

const unpacked = (kept) =>
  new Response(kept.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": "application/json", "x-kept": "1" },
  });

/** The server's answer; where something is kept, nobody waits long for it. */
async function answered(request, hasKept) {
  if (!hasKept) return fetch(request);
  return Promise.race([
    fetch(request),
    new Promise((_, failed) => setTimeout(() => failed(new Error("no answer")), PATIENCE)),
  ]);
}
