/** Days as people say them: today, yesterday, a day of this year, a day with its year. Times of the server are seconds. */
import { settings } from "../settings.svelte";

const DAY = 86_400_000;

export function dayOf(seconds: number, now = Date.now()): string {
  const then = new Date(seconds * 1000);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - then.getTime()) / DAY);
  const language = settings.language;
  if (days <= 1) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(0, days), "day");
  const year = then.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year }).format(then);
}
