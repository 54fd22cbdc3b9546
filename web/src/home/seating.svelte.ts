/** Who shall sit at a new table: a list of seats that can be changed until it is opened. */
import type { GameOffer, SeatAsk } from "../api/types";
import { t } from "../settings.svelte";
import { botName, levelOf } from "../bots/cast";
import { myName } from "./open";

export type Who = SeatAsk["who"];

export interface PlannedSeat {
  who: Who;
  name: string;
  bot: string;
}

export class Seating {
  seats = $state<PlannedSeat[]>([]);

  constructor(
    readonly game: GameOffer,
    invites = false,
  ) {
    const [least] = game.players;
    this.seats = [this.#seat("me")];
    while (this.seats.length < Math.max(least, game.cooperative ? 1 : 2)) this.seats.push(this.#seat("open"));
    if (invites) this.invite();
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

  /** A table that looks for people has a seat for one. */
  invite(): void {
    if (this.canAdd && !this.seats.some((seat) => seat.who === "open")) this.seats.push(this.#seat("open"));
  }

  remove(at: number): void {
    this.seats.splice(at, 1);
  }

  choose(at: number, who: Who): void {
    const seat = this.seats[at];
    if (seat && seat.who !== who) this.seats[at] = this.#seat(who);
  }

  asks(): SeatAsk[] {
    const taken = new Map<string, number>();
    return this.seats.map(({ who, name, bot }, at) => {
      if (who !== "bot") return { who, name: name.trim() || (who === "me" ? t("player", { number: at + 1 }) : "") };
      const nth = (taken.get(bot) ?? 0) + 1;
      taken.set(bot, nth);
      return { who, name: nth === 1 ? botName(bot) : `${botName(bot)} ${nth}`, bot };
    });
  }

  #seat(who: Who): PlannedSeat {
    const first = who === "me" && !this.seats.some((seat) => seat.who === "me");
    return { who, name: first ? myName() : "", bot: levelOf(this.game) };
  }
}
