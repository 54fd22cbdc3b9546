/** What the board says in the ask: the next step, the tile that is lifted, what the others did. */
import { room } from "../../look/room.svelte";
import { t } from "../../settings.svelte";
import { kindOf } from "../../table/refs";
import { startsWith } from "./options";
import { since, weightiest } from "../../table/since";
import type { Play } from "./play.svelte";

const WEIGHTY = ["CardCompleted", "TilePlaced", "SummonBegun", "DiscPlaced", "DiscMoved"];

/** What the others did since I chose last, said under my question; null while I have chosen something. */
export function askUnder({ table }: Play): string | null {
  if (table.question === null || table.chosen !== null) return null;
  return (
    weightiest(since(table.log, table.hand), table.hand, WEIGHTY)
      .map(({ text }) => text)
      .join(" ") || null
  );
}

/** What to do next, in words; null where the table says it best. */
export function askLine(play: Play): string | null {
  const { chosen, options } = play.table;
  const cells = (play.ghost?.squares ?? [])
    .map((one) => play.cellAt(one.row, one.column))
    .toSorted()
    .join(", ");
  if (options.verb(chosen) === "place") return t("sand-ask-place", { cells });
  if (chosen !== null) return null;
  if (play.tile !== null)
    return (
      options.get(play.ghost?.key ?? null)?.preview.join(" ") ||
      t("sand-ask-carry", { keys: room.small ? "no" : "yes" })
    );
  if (play.path.length === 0 || play.prompt === "keep") return null;
  const next = play.paths.find(({ path }) => startsWith(path, play.path))?.path[play.path.length] ?? "";
  return t(`sand-ask-${kindOf(next) || "cell"}`);
}
