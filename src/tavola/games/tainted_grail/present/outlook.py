"""What each answer in an Encounter would surely bring, in figures: where Pool, marker and tracks would stand."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.events.character import TrackMoved
from tavola.games.tainted_grail.events.encounter import AffinityMoved, EncounterEnded, PoolChanged, StageWon
from tavola.games.tainted_grail.present.labels_encounter import PROMPTS
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision
from tavola.kernel.preview import foreseen

MOST = 40  # answers to one question that are looked into


class OutlookView(msgspec.Struct, frozen=True):
    """As far as no chance and no hidden card is needed."""

    pool: int
    marker: int
    tracks: dict[str, int]  # of the one who answers, those that would move
    stage_won: bool
    outcome: str  # won, lost, fled ...; empty while it would go on


def outlooks(g: Avalon) -> dict[str, OutlookView]:
    """For every answer to the questions of this Encounter that are open."""
    asked = [decision for decision in g.open if decision.prompt in PROMPTS and len(decision.legal()) <= MOST]
    return {key: outlook(g, decision, key) for decision in asked for key in decision.legal()}


def outlook(g: Avalon, decision: Decision, key: str) -> OutlookView:
    assert g.encounter is not None
    pool, marker, outcome, stage_won = g.encounter.pool, g.encounter.marker, "", False
    tracks: dict[str, int] = {}
    for event in foreseen(g, decision, key):
        match event:
            case PoolChanged(now=now):
                pool = now
            case AffinityMoved(now=now):
                marker = now
            case TrackMoved(seat=seat, track=track, now=now) if seat == decision.seat:
                tracks[track] = now
            case StageWon():
                stage_won = True
            case EncounterEnded(outcome=how):
                outcome = how
    return OutlookView(pool, marker, tracks, stage_won, outcome)
