/** What has just happened at the encounter table, in one line. */
import type { Happening } from "../../../api/types";

const SHOWN = new Set([
  "EnemyAttacked", "EnemyReacted", "OpportunityTaken", "TrackMoved", "PoolChanged", "AffinityMoved", "StageWon", "DeckCardDiscarded",
  "SequenceCardLost", "AbilityCovered", "ChargesChanged", "ResourceLost", "ResourceGained", "FleeCoinFlipped", "PartyDisagreed", "ConsentRefused", "EncounterLeft",
]);
const MOST = 5;

export const told = (latest: readonly Happening[]): string => latest.filter(({ kind }) => SHOWN.has(kind)).slice(0, MOST).map(({ text }) => text).join(" ");
