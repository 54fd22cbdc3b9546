/** The words of table options, loaded where tables are opened: `opt-rs-mode`, `opt-rs-mode-advanced`. */
import type { TableOption } from "../api/types";
import english from "../words/options.en.ftl?raw";
import italian from "../words/options.it.ftl?raw";
import { addWords } from "../words/words";

addWords({ it: italian, en: english });

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const optionId = (key: string): string => `opt-${plain(key)}`;

export const valueId = (key: string, value: TableOption["default"]): string =>
  `${optionId(key)}-${plain(String(value))}`;

/** What decides what kind of evening it is; the rest are rulings on fine points. */
export const FIRST: ReadonlySet<string> = new Set([
  "rs.mode",
  "rs.board_deal",
  "sr.length",
  "sr.era",
  "sr.character_pick",
  "tg.tutorial",
  "tg.story",
  "tg.narrative",
  "tg.max_days",
  "tg.short_menhirs",
  "tg.grace",
]);
