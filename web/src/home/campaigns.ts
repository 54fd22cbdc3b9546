/** Campaigns: tables that follow one another, found by what each says of the one before it. */
import { call } from "../api/http";
import type { TableCard } from "../api/types";
import { mine, type MyTable } from "../mine.svelte";

export interface Campaign {
  /** Its tables, the first one first. */
  readonly tables: readonly TableCard[];
}

export const isCampaign = (card: TableCard): boolean =>
  card.origin?.kind === "campaign" || card.game === "tainted_grail" || Object.entries(card.options).some(([key, value]) => key.endsWith(".length") && value === "campaign");

export async function fetchCampaigns(): Promise<readonly Campaign[]> {
  const cards = await Promise.all(mine.tables.filter((one) => one.role === "hand").slice(0, 60).map(fetchCard));
  return chained(cards.filter((card): card is TableCard => card !== null && isCampaign(card)));
}

async function fetchCard(table: MyTable): Promise<TableCard | null> {
  try {
    return await call<TableCard>(`/tables/${table.id}`, { key: table.key });
  } catch {
    return null; // the server knows it no more
  }
}

/** Tables in chains, each begun by one that follows none we know. */
export function chained(cards: readonly TableCard[]): readonly Campaign[] {
  const before = (card: TableCard): string => (card.origin?.kind === "campaign" ? card.origin.table : "");
  const known = new Set(cards.map((card) => card.id));
  const firsts = cards.filter((card) => !known.has(before(card)));
  return firsts.map((first) => {
    const tables = [first];
    for (let next = follower(first); next !== undefined; next = follower(next)) tables.push(next);
    return { tables };
  });

  function follower(card: TableCard): TableCard | undefined {
    return cards.find((other) => before(other) === card.id);
  }
}
