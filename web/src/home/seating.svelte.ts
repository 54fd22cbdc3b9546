/** Who shall sit at a new table: a list of seats that can be changed until it is opened. */
import type { GameOffer, SeatAsk } from "../api/types";
import { t } from "../settings.svelte";
import { myName, usualBot } from "./open";

export type Who = SeatAsk["who"];

export interface PlannedSeat {
  who: Who;
  name: string;
  bot: string;
}

export class Seating {
  seats = $state<PlannedSeat[]>([]);

  constructor(readonly game: GameOffer) {
    const [least] = game.players;
    this.seats = [this.#seat("me")];
    while (this.seats.length < Math.max(least, game.cooperative ? 1 : 2)) this.seats.push(this.#seat("open"));
  }

  get canAdd(): boolean {
    return this.seats.length < this.game.players[1];
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.players[0];
  }

  /** Several people at this screen: whether what is secret must be covered between them. */
  get shared(): boolean {
    return this.seats.filter((seat) => seat.who === "me").length > 1;
  }

  add(): void {
    this.seats.push(this.#seat(this.game.cooperative ? "me" : "bot"));
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  choose(at: number, who: Who): void {
    const seat = this.seats[at];
    if (seat && seat.who !== who) this.seats[at] = this.#seat(who);
  }

  asks(): SeatAsk[] {
    return this.seats.map(({ who, name, bot }, at) => {
      const called = name.trim() || (who === "me" ? t("player", { number: at + 1 }) : "");
      return who === "bot" ? { who, name: called || t("bot"), bot } : { who, name: called };
    });
  }

  #seat(who: Who): PlannedSeat {
    const first = who === "me" && !this.seats.some((seat) => seat.who === "me");
    const taken = this.seats.filter((seat) => seat.who === "bot").length;
    const name = first ? myName() : who === "bot" ? (taken === 0 ? t("bot") : `${t("bot")} ${taken + 1}`) : "";
    return { who, name, bot: usualBot(this.game) };
  }
}
