/** Who shall sit at a new table: a list of seats that can be changed until it is opened. */
import type { GameOffer, SeatAsk } from "../api/types";
import { t } from "../settings.svelte";
import { myName, usualBot } from "./open";

export type Who = SeatAsk["who"];

export interface Chair {
  who: Who;
  name: string;
  bot: string;
}

export class Seating {
  chairs = $state<Chair[]>([]);

  constructor(readonly game: GameOffer) {
    const [least] = game.players;
    this.chairs = [this.#chair("me")];
    while (this.chairs.length < Math.max(least, game.cooperative ? 1 : 2)) this.chairs.push(this.#chair("open"));
  }

  get canAdd(): boolean {
    return this.chairs.length < this.game.players[1];
  }

  get canRemove(): boolean {
    return this.chairs.length > this.game.players[0];
  }

  /** Several people at this screen: whether what is secret must be covered between them. */
  get shared(): boolean {
    return this.chairs.filter((chair) => chair.who === "me").length > 1;
  }

  add(): void {
    this.chairs.push(this.#chair(this.game.cooperative ? "me" : "bot"));
  }

  remove(at: number): void {
    this.chairs.splice(at, 1);
  }

  seat(at: number, who: Who): void {
    const chair = this.chairs[at];
    if (chair && chair.who !== who) this.chairs[at] = this.#chair(who);
  }

  asks(): SeatAsk[] {
    return this.chairs.map(({ who, name, bot }, at) => {
      const called = name.trim() || (who === "me" ? t("player", { number: at + 1 }) : "");
      return who === "bot" ? { who, name: called || t("bot"), bot } : { who, name: called };
    });
  }

  #chair(who: Who): Chair {
    const first = who === "me" && !this.chairs.some((chair) => chair.who === "me");
    const taken = this.chairs.filter((chair) => chair.who === "bot").length;
    const name = first ? myName() : who === "bot" ? (taken === 0 ? t("bot") : `${t("bot")} ${taken + 1}`) : "";
    return { who, name, bot: usualBot(this.game) };
  }
}
