/* The client's worker: it shows reminders that were pushed, and opens the table when one is touched; what is kept for
   times without a line is in a file of its own. Small and without state; each task listens for itself. */

importScripts("/offline.js");

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** A browser wants every push shown, whatever it holds. */
addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    /* not ours, or torn: it is shown as a bare call */
  }
  const { title = "Tavola", text = "", tag = "tavola", path = "/tables" } = said;
  const how = { body: text, tag, icon: "/icon.svg", data: { path: String(path) } };
  event.waitUntil(registration.showNotification(title, how));
});

/** Only places of our own are opened; a page that is there already goes to the table. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.path ?? "/", location.origin);
  if (to.origin === location.origin) event.waitUntil(open(to.href));
});

async function open(href) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === href) ?? pages[0];
  if (there === undefined) return clients.openWindow(href);
  const page = await there.focus();
  return page.url === href ? page : page.navigate(href).catch(() => clients.openWindow(href));
}
