/** What the ask says besides the question itself: whom it is put to, and what a lifted answer takes from them. */
import { t } from "../../settings.svelte";
import type { Play } from "./play.svelte";

/** The question with the name of who is asked, where several Characters are on the way; alone it needs none. */
export function askLine({ view, table, name }: Play): string | null {
  const many = view.heroes.filter(({ character }) => character !== "").length > 1;
  if (!many || table.question === null) return null;
  return t("tg-asked", { name: name(table.question.seat), question: uncapital(table.question.text) });
}

/** What the lifted answer takes from who gives it, where what follows depends on who joins: "Ailei: Energy 6 → 5." */
export function askUnder(play: Play): string | null {
  const { table } = play;
  const hero = play.view.heroes[table.question?.seat ?? play.me];
  const price = table.chosen === null ? [] : play.price(table.chosen);
  if (hero === undefined || price.length === 0) return null;
  const parts = price.map(({ kind, n }) => {
    const has = hero.tracks[kind]?.value ?? hero.resources[kind] ?? 0;
    return `${table.word(`kind-${kind}`)} ${has} → ${kind === "terror" ? has + n : has - n}`;
  });
  const said = t("tg-takes", { name: play.name(hero.seat), parts: parts.join(", ") });
  if (play.companions.length === 0) return said;
  return `${said} ${t(price.some(({ each }) => each) ? "tg-takes-each" : "tg-takes-shared")}`;
}

/** Where the story stands, for the bar: the day and the Chapter. */
export const askWhere = ({ view, say }: Play): string =>
  t("tg-where", { day: view.day, title: say(view.chapter_title ?? view.title) });

/** After a name a sentence goes on in small letters. */
const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
