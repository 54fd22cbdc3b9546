/** Moments and stretches of time as people say them. */
import { settings, t } from "../settings.svelte";

const HOUR = 3600;

/** "Thu 14:30", or with its date where that is more than some days off. */
export function when(seconds: number): string {
  const far = Math.abs(seconds * 1000 - Date.now()) > 5 * 24 * HOUR * 1000;
  const day: Intl.DateTimeFormatOptions = far ? { day: "numeric", month: "long" } : { weekday: "long" };
  return new Date(seconds * 1000).toLocaleString(settings.language, { ...day, hour: "numeric", minute: "2-digit" });
}

/** How much time is left, for a tile. */
export function left(due: number): string {
  const hours = Math.floor((due * 1000 - Date.now()) / (HOUR * 1000));
  if (hours < 0) return t("tile-overdue");
  return hours < 48 ? t("tile-hours", { hours }) : t("tile-days", { days: Math.floor(hours / 24) });
}
