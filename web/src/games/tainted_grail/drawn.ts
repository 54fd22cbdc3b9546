/** Signs, cards, places and faces as small pictures, for the log, the ask and whatever advises; effects as rows of signs. */
import type { EventInfo, OptionInfo, TaintedGrailForecast, TaintedGrailView } from "../../api/types";
import { ATTRIBUTES, attribute, type Attribute } from "../../art/attribute";
import { GLYPHS, type GlyphName } from "../../art/glyphs";
import { idsOf } from "../../table/refs";
import type { Table } from "../../table/table.svelte";
import { cardPicture, foePicture } from "./encounter/pictures";
import { GOODS } from "./goods";
import { picture } from "./scenes";

const viewOf = (table: Table): TaintedGrailView => table.sight.view as TaintedGrailView;
const glyph = (name: GlyphName, cls = ""): string =>
  `<svg class="g ${cls}" viewBox="0 0 24 24" fill="currentColor">${GLYPHS[name]}</svg>`;
const good = (kind: unknown): string => {
  const name = GOODS[String(kind)];
  return name === undefined ? "" : glyph(name, String(kind));
};
const isAttribute = (name: string): name is Attribute => (ATTRIBUTES as readonly string[]).includes(name);
const card = (table: Table, id: string): string => {
  const face = viewOf(table).faces[`card:${id}`];
  return face === undefined ? "" : `<span class="plan">${cardPicture(id, face, "small")}</span>`;
};
const foe = (table: Table, id: string): string => {
  const met = viewOf(table).foes[id] ?? viewOf(table).encounter?.foe;
  return met === undefined || met.id !== id ? "" : `<span class="bust">${foePicture(met)}</span>`;
};
const place = (table: Table, number: number): string => {
  const found = viewOf(table).places.find((one) => one.number === number);
  return found === undefined ? "" : `<span class="plan">${picture(viewOf(table).pack, found, 96, 64)}</span>`;
};

const SIGNS: Readonly<Record<string, GlyphName>> = {
  PoolChanged: "cube",
  AffinityMoved: "affinity",
  ItemGained: "hand",
  SecretGained: "veil",
  MenhirActivated: "menhir",
  MenhirWentDark: "time",
  TimeDialTurned: "time",
  QuestSucceeded: "check",
  QuestFailed: "x",
  CharacterDied: "tomb",
  EventRevealed: "bolt",
  DayBegan: "energy",
  EveningCame: "moonrest",
  Dreamt: "dreams",
  EncounterJoined: "users",
};

export function drawEvent({ kind, data }: EventInfo, table: Table): string {
  const drawn: Readonly<Record<string, () => string>> = {
    TrackMoved: () => good(data["track"]),
    ResourceGained: () => good(data["kind"]),
    ResourceLost: () => good(data["kind"]),
    CostPaid: () => good(data["kind"]),
    CardPlayed: () => card(table, String(data["card"])),
    CardDrawn: () => card(table, String(data["card"])),
    AttributeRaised: () =>
      isAttribute(String(data["attribute"])) ? attribute(String(data["attribute"]) as Attribute) : "",
    KeyConnected: () => (isAttribute(String(data["key"])) ? attribute(String(data["key"]) as Attribute) : ""),
    EnemyAttacked: () => foe(table, String(data["card"])),
    EncounterDrawn: () => foe(table, String(data["card"])),
    LocationRevealed: () => place(table, Number(data["number"])),
  };
  const sign = SIGNS[kind];
  return drawn[kind]?.() ?? (sign === undefined ? "" : glyph(sign));
}

export function drawAnswer({ refs }: Pick<OptionInfo, "refs">, table: Table): string {
  const [number] = idsOf(refs, "location");
  const [played] = idsOf(refs, "card");
  if (played !== undefined) return card(table, played);
  return number === undefined ? "" : place(table, Number(number));
}

/** What an answer would bring, in signs: `♥ 5→4`, `+1` bread. */
export function drawEffects({ forecast }: Pick<OptionInfo, "forecast">, table: Table): string {
  if (forecast === null) return "";
  const {
    tracks = [],
    resources = [],
    gained = [],
    pool = null,
  } = forecast as unknown as Partial<TaintedGrailForecast>;
  const mine = (seat: number): boolean => seat === (table.question?.seat ?? table.viewer);
  const part = (drawn: string, told: string): string =>
    drawn === "" ? "" : `<span class="effect">${drawn}${told}</span>`;
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);
  return [
    ...tracks.filter(({ seat }) => mine(seat)).map(({ track, before, now }) => part(good(track), `${before}→${now}`)),
    ...resources.filter(({ seat }) => mine(seat)).map(({ kind, n }) => part(good(kind), signed(n))),
    ...gained.filter(({ seat }) => mine(seat)).map(() => part(glyph("draw"), "")),
    ...(pool === null ? [] : [part(glyph("cube"), String(pool))]),
  ].join("");
}
