/** A person's reminders and holidays, and this browser as a place where reminders are shown. */
import { call } from "../api/http";
import type { DaysInfo } from "../api/types";
import { kept } from "../localStorage";

const WORKER = "/sw.js";

const asked = (path: string, request: Parameters<typeof call>[1] = {}): Promise<DaysInfo> =>
  call<DaysInfo>(path, { ...request, key: kept("device") ?? "" });

export const look = (): Promise<DaysInfo> => asked("/person/days");
export const goAway = (days: number): Promise<DaysInfo> => asked("/person/holiday", { body: { days } });
export const comeBack = (): Promise<DaysInfo> => asked("/person/holiday", { method: "DELETE" });
export const mailTo = (address: string): Promise<DaysInfo> => asked("/person/mails", { body: { address } });
export const end = (id: string): Promise<DaysInfo> => asked(`/person/reminders/${id}`, { method: "DELETE" });

/** What the link in a letter is for; its key stands behind `#`. */
export const follow = (key: string): Promise<{ readonly done: "stopped" | "confirmed" }> =>
  call("/reminders/link", { key, body: {} });

export const canShow = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
}

function letters(data: ArrayBuffer | null): string {
  const plain = String.fromCodePoint(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null where the browser, or its owner, will not show any. */
export async function showHere(pushKey: string): Promise<DaysInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  let made: PushSubscription;
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(pushKey) });
  } catch {
    return null; // no push service to be had
  }
  const keys = { p256dh: letters(made.getKey("p256dh")), auth: letters(made.getKey("auth")) };
  return asked("/person/pushes", { body: { address: made.endpoint, ...keys } });
}

export async function hideHere(id: string): Promise<DaysInfo> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return end(id);
}
