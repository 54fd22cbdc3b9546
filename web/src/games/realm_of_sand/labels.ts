/** Things on the table in words, for who listens. */
import type { RealmOfSandCardView, RealmOfSandCellView } from "../../api/types";
import { t } from "../../settings.svelte";
import type { Table } from "../../table/table.svelte";
import { readFigure } from "./figure";

export const elementName = (table: Table, letter: string): string =>
  table.word(`element-${letter.toLowerCase()}.short`);

/** `E` is a square, `(E)` a disc. */
export function pieceName(table: Table, piece: string): string {
  const disc = piece.startsWith("(");
  return t(disc ? "sand-disc" : "sand-square", { element: elementName(table, piece.replace(/[()]/g, "")) });
}

/** Row after row; a dash where nothing is wanted. */
export const figureName = (table: Table, rows: readonly string[]): string =>
  rows
    .map((row) => [...row].map((letter) => (/[A-Z]/.test(letter) ? elementName(table, letter) : "–")).join(" "))
    .join(" / ");

export function tileName(table: Table, rows: readonly string[]): string {
  const pieces = readFigure(rows)
    .map(({ letter }) => elementName(table, letter))
    .join(", ");
  return t(rows.length === 1 ? "sand-tile-line" : "sand-tile-corner", {
    pieces: rows.length === 1 ? pieces : figureName(table, rows),
  });
}

export function cardName(table: Table, card: RealmOfSandCardView): string {
  const bonus = card.discs.map((letter) => t("sand-disc", { element: elementName(table, letter) }));
  if (card.level_up > 0) bonus.unshift(t("sand-card-plus-level", { count: card.level_up }));
  return t("sand-card", {
    name: table.word(`card-${card.id}`),
    level: card.level,
    pattern: figureName(table, card.pattern),
    stars: card.stars,
    hourglasses: card.hourglasses,
    bonus: bonus.join(", ") || "none",
  });
}

/** `b4, casella scura, quadrato Smeraldo`. */
export function cellWords(table: Table, cell: RealmOfSandCellView): string {
  const kind = cell.dark ? (cell.usable ? "sand-cell-dark-open" : "sand-cell-dark") : "sand-cell-bright";
  const words = [cell.name, t(kind), cell.piece ? pieceName(table, cell.piece) : t("sand-cell-empty")];
  if (cell.crystal) words.push(t("sand-cell-crystal"));
  return words.join(", ");
}
