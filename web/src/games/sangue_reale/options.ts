/** The answers of Sangue Reale as data. */
import type { OptionInfo, SangueRealeAnswer } from "../../api/types";

export const answerOf = ({ answer }: Pick<OptionInfo, "answer">): SangueRealeAnswer =>
  answer as unknown as SangueRealeAnswer;
