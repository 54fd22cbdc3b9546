/** How a new table is offered in the open hall. */
import type { Tongue } from "./hall";

export interface Offering {
  readonly on: boolean;
  readonly language: Tongue;
  readonly level: number;
  readonly public: boolean;
  readonly rated: boolean;
}

export const NOT_OFFERED: Offering = { on: false, language: "", level: 0, public: false, rated: false };
