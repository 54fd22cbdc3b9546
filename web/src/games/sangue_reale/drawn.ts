/** Dice, numbers and faces as small pictures, for the log, the ask and whatever advises. */
import type { EventInfo, OptionInfo, SangueRealeAnswer, SangueRealeView } from "../../api/types";
import { die } from "../../art/die";
import type { Table } from "../../table/table.svelte";
import { faceOf } from "./faces";

const S = 20;
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const one = (value: unknown): string => (Number(value) >= 1 && Number(value) <= 6 ? die(Number(value), S) : "");
const all = (values: unknown): string => numbers(values).map(one).join("");
const gap = '<i class="gap"></i>';
const dull = (drawn: string): string => `<span class="dull">${drawn}</span>`;
const ring = (number: unknown): string =>
  `<svg viewBox="0 0 24 24" width="${S}" height="${S}"><circle cx="12" cy="12" r="9.500" fill="#fff6e2" stroke="#8f1c26" stroke-width="2.500"/><text x="12" y="16.500" text-anchor="middle" font-weight="700" font-size="13" fill="#2a1a14">${Number(number)}</text></svg>`;
const face = (id: unknown): string => `<span class="bust">${faceOf(String(id))}</span>`;

export function drawEvent({ kind, data }: EventInfo): string {
  switch (kind) {
    case "PlansRevealed":
      return all(data["plans"]);
    case "PlanShown":
    case "ActionStood":
    case "RoundCancelled":
      return one(data["plan"]);
    case "DiceRolled":
    case "DieUsed":
      return all(data["dice"]);
    case "FaceChosen":
      return one(data["face"]);
    case "DieChanged":
      return one(data["value"]);
    case "DiceSplit":
      return all(data["own"]) + gap + all(data["others"]);
    case "DiceLost":
      return dull(all(data["dice"]));
    case "RowBlackened":
      return one(data["column"]);
    case "NumberCircled":
      return ring(data["number"]);
    case "ActionForbidden":
      return dull(one(data["action"]));
    case "UniqueTaken":
      return face(data["unique"]);
    default:
      return "";
  }
}

/** The dice that a question is about: those rolled, or those in hand. */
function held({ sight, question }: Table): readonly number[] {
  const view = sight.view as SangueRealeView;
  return question?.prompt === "change_roll" ? view.rolled : (view.hands.at(-1)?.dice ?? []);
}

export function drawAnswer({ answer }: Pick<OptionInfo, "answer">, table: Table): string {
  const given = answer as unknown as SangueRealeAnswer;
  const dice = held(table);
  switch (given.verb) {
    case "plan":
      return one(given.action);
    case "forbid":
      return dull(one(given.action));
    case "face":
      return one(given.face);
    case "use":
    case "pair":
    case "partner":
      return one(dice[given.die]);
    case "change":
    case "set":
      return one(dice[given.die]) + gap + one(given.value);
    case "pick":
    case "keep":
      return given.dice.map((at) => one(dice[at])).join("");
    case "equal":
      return all(given.values);
    case "column":
      return one(given.column);
    case "circle":
    case "block":
      return ring((table.sight.view as SangueRealeView).sheets[0].numbers[given.slot]);
    default:
      return "";
  }
}
