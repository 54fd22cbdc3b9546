/** What has just happened at the encounter table, in one line. */
import type { EventInfo } from "../../../api/types";

const SHOWN = new Set([
  "EnemyAttacked",
  "EnemyReacted",
  "OpportunityTaken",
  "TrackMoved",
  "PoolChanged",
  "AffinityMoved",
  "StageWon",
  "DeckCardDiscarded",
  "SequenceCardLost",
  "AbilityCovered",
  "ChargesChanged",
  "ResourceLost",
  "ResourceGained",
  "FleeCoinFlipped",
  "PartyDisagreed",
  "ConsentRefused",
  "EncounterLeft",
]);
const MOST = 5;

/** Of this encounter alone: how one before it ended is read in the book. */
const ofThisOne = (latest: readonly EventInfo[]): readonly EventInfo[] =>
  latest.slice(latest.findLastIndex(({ kind }) => kind === "EncounterEnded") + 1);

export const told = (latest: readonly EventInfo[]): string =>
  ofThisOne(latest)
    .filter(({ kind }) => SHOWN.has(kind))
    .slice(0, MOST)
    .map(({ text }) => text)
    .join(" ");
