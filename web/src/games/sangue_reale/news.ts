/** What of a step is worth showing for a moment: the reveal, the rolls and how they were shared, what was won or lost. */
import type { EventInfo } from "../../api/types";

export interface Throw {
  readonly seat: number;
  readonly dice: readonly number[];
  /** What the other gets of it, where it was shared out. */
  readonly given: readonly number[];
  /** Who rolled what, and who gets it, in words. */
  readonly text: string;
}

export interface News {
  readonly plans: readonly number[]; // by seat; empty without a reveal
  readonly reveal: string;
  readonly throws: readonly Throw[];
  readonly lines: readonly string[];
}

const TOLD: ReadonlySet<string> = new Set([
  "RoundCancelled",
  "ActionStood",
  "TerritoryControlled",
  "UniqueTaken",
  "TurnEnded",
  "EraEndTriggered",
  "DiceLost",
  "PlanShown",
  "ActionForbidden",
  "EdgeChanged",
  "SlotBlocked",
  "ModifierDrawn",
]);
const MOST = 3;

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];

/** `inTray`: whether the last roll lies in the ask already, for the viewer to use. */
export function newsOf(events: readonly EventInfo[], inTray: boolean): News | null {
  const shown = events.findLast((event) => event.kind === "PlansRevealed");
  const throws: Throw[] = [];
  for (const { kind, data, text } of events) {
    const seat = Number(data["seat"] ?? 0);
    if (kind === "DiceRolled") throws.push({ seat, dice: numbers(data["dice"]), given: [], text });
    else if (kind === "DiceSplit" && numbers(data["others"]).length > 0) {
      if (throws.at(-1)?.seat === seat) throws.pop();
      throws.push({ seat, dice: numbers(data["own"]), given: numbers(data["others"]), text });
    }
  }
  const lines = events
    .filter((event) => TOLD.has(event.kind))
    .map((event) => event.text)
    .slice(-MOST);
  const seen = throws.slice(0, inTray && throws.at(-1)?.given.length === 0 ? -1 : undefined).slice(-2);
  if (shown === undefined && seen.length === 0 && lines.length === 0) return null;
  return { plans: numbers(shown?.data["plans"]), reveal: shown?.text ?? "", throws: seen, lines };
}
