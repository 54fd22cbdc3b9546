/** What the board says in the ask: that a page is to be read first, what a plan is, where the Era stands. */
import { t } from "../../settings.svelte";
import type { Play } from "./play.svelte";

const ROMAN = ["", "I", "II", "III", "IV"];

/** While the page of an Era lies over the board, that it is read first. */
export const askLine = (reads: boolean): string | null => (reads ? t("sr-page") : null);

/** Nothing on the board glows for a plan: what it is about is said. */
export const askUnder = ({ prompt, table }: Play, reads: boolean): string | null =>
  prompt === "plan" && !reads && table.chosen === null ? t("sr-plan-under") : null;

/** The Era, its title and the round, for the bar. */
export const askWhere = ({ view, word }: Play): string =>
  t("sr-where", { era: ROMAN[view.era] ?? "", title: word("era", String(view.era), "title"), round: view.round });
