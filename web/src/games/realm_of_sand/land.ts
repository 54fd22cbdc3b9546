/** A board as it would be seen once an answer is given: for drawing what it would complete. */
import type { RealmOfSandCellView } from "../../api/types";
import { cellName, type Square } from "./figure";

export interface Land {
  /** The element on each cell, square or disc alike. */
  readonly land: ReadonlyMap<string, string>;
  /** Where it differs from now; everywhere, when a card is to be completed with what lies there. */
  readonly changed: ReadonlySet<string>;
}

export function landAfter(cells: readonly RealmOfSandCellView[], key: string, squares: readonly Square[]): Land {
  const land = new Map(
    cells.filter(({ piece }) => piece !== "").map(({ name, piece }) => [name, piece.replace(/[()]/g, "")]),
  );
  const [word, from = "", to = ""] = key.split(":");
  switch (word) {
    case "complete":
      return { land, changed: new Set(land.keys()) };
    case "place":
      for (const { row, column, letter } of squares) land.set(cellName(row, column), letter);
      return { land, changed: new Set(squares.map(({ row, column }) => cellName(row, column))) };
    case "disc":
      land.set(to, from);
      break;
    case "move":
    case "carry":
      land.set(to, land.get(from) ?? "");
      land.delete(from);
      break;
    case "exchange":
      land.set(from, to);
      break;
    default:
  }
  return { land, changed: new Set([from, to]) };
}
