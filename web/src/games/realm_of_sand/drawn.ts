/** Tiles, pieces and plans as small pictures, for the log, the ask and whatever advises. */
import type { EventInfo, OptionInfo, RealmOfSandView } from "../../api/types";
import { type Element, ELEMENTS, pattern, piece } from "../../art/glass";
import { GLYPHS } from "../../art/glyphs";
import { svg } from "../../art/svg";
import type { Table } from "../../table/table.svelte";
import { readFigure } from "./figure";
import { answerOf } from "./options";
import { cardArt } from "./pictures";

const S = 17;
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const viewOf = (table: Table): RealmOfSandView => table.sight.view as RealmOfSandView;

/** `E` is a square, `(E)` a disc; what is told of a cell has its name before it. */
function drawnPiece(told: string): string {
  const what = told.split(" ").at(-1) ?? "";
  const letter = what.replace(/[()]/g, "");
  if (!(letter in ELEMENTS)) return "";
  const look = { disc: what.startsWith("(") };
  return svg(S, S, piece(letter as Element, 0, 0, S, look), `width="${S}" height="${S}"`);
}

const disc = (letter: unknown): string => drawnPiece(`(${String(letter)})`);

function figure(rows: readonly string[] | undefined): string {
  const squares = readFigure(rows ?? []);
  return squares.length === 0
    ? ""
    : pattern(
        squares.map(({ row, column, letter }) => [row, column, letter] as const),
        11,
      );
}

const tile = (table: Table, id: unknown): string => figure(viewOf(table).tiles[String(id)]);
const plan = (table: Table, id: unknown): string => {
  const card = viewOf(table).cards[String(id)];
  return card === undefined ? "" : `<span class="plan tall">${cardArt(card)}</span>`;
};
const level = `<svg class="g" viewBox="0 0 24 24" fill="currentColor">${GLYPHS.level}</svg>`;

export function drawEvent({ kind, data }: EventInfo, table: Table): string {
  switch (kind) {
    case "TilePlaced":
    case "TileTaken":
    case "TileReturned":
    case "TileLaidAside":
      return tile(table, data["tile"]);
    case "TilesSwapped":
      return tile(table, data["given"]) + tile(table, data["taken"]);
    case "SquaresPlaced":
    case "PiecesPaid":
    case "PiecesRemoved":
      return words(data["pieces"]).map(drawnPiece).join("");
    case "DiscPlaced":
    case "DiscMoved":
    case "ExtraDiscTaken":
      return disc(data["element"]);
    case "SquareCarried":
      return drawnPiece(String(data["element"]));
    case "DiscExchanged":
      return disc(data["given"]) + disc(data["taken"]);
    case "DiscBonus":
      return words(data["elements"]).map(disc).join("");
    case "CardCompleted":
    case "CardKept":
      return plan(table, data["card"]);
    case "LevelChanged":
      return level;
    default:
      return "";
  }
}

export function drawAnswer(option: Pick<OptionInfo, "answer">, table: Table): string {
  const answer = answerOf(option);
  switch (answer.verb) {
    case "place":
      return figure(viewOf(table).looks[answer.tile]?.[answer.turned]?.rows);
    case "take":
    case "aside":
      return tile(table, answer.tile);
    case "swap":
      return tile(table, answer.mine) + tile(table, answer.theirs);
    case "complete":
    case "keep":
      return plan(table, answer.card);
    case "disc":
    case "extra":
      return disc(answer.element);
    case "exchange":
      return disc(answer.element);
    default:
      return "";
  }
}
