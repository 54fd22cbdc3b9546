"""Tainted Grail as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavola.games.info import TAINTED_GRAIL
from tavola.games.tainted_grail.campaign import opening, sessions
from tavola.games.tainted_grail.campaign.one_encounter import what_is_left
from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.events.base import GrailEvent, with_cast
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.pieces import count_pieces, take_in_what_is_new
from tavola.games.tainted_grail.present import event_text, labels, refusals
from tavola.games.tainted_grail.present.describe import describe
from tavola.games.tainted_grail.present.forecast import AvalonForecast, forecast
from tavola.games.tainted_grail.present.journalist import GrailJournalist
from tavola.games.tainted_grail.present.looked_for import looked_for
from tavola.games.tainted_grail.present.tale import tale_of
from tavola.games.tainted_grail.present.view import AvalonView, view_for
from tavola.games.tainted_grail.resampling import resampled
from tavola.games.tainted_grail.rulebook import RULES
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.decision import Decision, Refusal, Refused, Seat, Viewer
from tavola.kernel.event import Event
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box
from tavola.kernel.tale import ChapterTale
from tavola.kernel.text import Message, Words

CHAPTERS = RULES  # imported so that their rules are known before anything is read back
UNASKED = ("TABLE_E_NOT_YOUR_DECISION", "TABLE_E_NOTHING_TO_DECIDE")
WON, NOT_WON = 1, 2


class TaintedGrail(Game[Avalon]):
    """A campaign for one to four, won or lost together."""

    id = TAINTED_GRAIL.id
    clauses = TAINTED_GRAIL.clauses
    seats = TAINTED_GRAIL.seats
    cooperative = TAINTED_GRAIL.cooperative
    counters = frozenset(("steps_asked", "steps_taken", "quiet_since", "points_given", "quests_done"))
    state = Avalon
    options = AvalonOptions
    events = GrailEvent

    # -- the rules

    def set_up(self, box: Box, seats: int, options: Any, rng: int) -> Avalon:
        assert isinstance(box, AvalonBox)
        return opening.set_up(box, seats, options, rng)

    def outcome(self, g: Avalon) -> Outcome | None:
        """All share one place. A table that stopped at its last day has neither won nor lost; the score is how many
        Quests were fulfilled, at a table of one Encounter how whole its Party is."""
        if not g.outcome:
            return None
        seats = self.seated(g)
        place = WON if g.outcome == "win" else NOT_WON
        score = what_is_left(g) if g.options.encounter else g.quests_done
        return Outcome((place,) * seats, (score,) * seats, g.ending, undecided=g.outcome == "pause")

    def next_table(self, g: Avalon, rng: int, more: int = 0) -> tuple[AvalonOptions, Avalon] | None:
        return sessions.next_table(g, rng, more)

    def grown(self, g: Avalon, rng: int) -> Avalon:
        """Nothing is ever taken out of a pack, so what lies on the table stays, and what is new is put to it."""
        new = resampled(g, None, rng)
        new.held = g.held.copy()
        take_in_what_is_new(new)
        return new

    def rounds(self, g: Avalon) -> int:
        """Days begun."""
        return g.day

    def seated(self, g: Avalon) -> int:
        return max(len(g.heroes), len(g.choices))

    def answer(self, g: Avalon, seat: Seat, key: str, decision_id: int | None = None) -> Decision:
        """As at any table; who is not asked is told why in the game's own words, and events keep who was who."""
        cast = [hero.character for hero in g.heroes]
        try:
            decision = super().answer(g, seat, key, decision_id)
            g.events = with_cast(g.events, cast)
            return decision
        except Refused as refused:
            if refused.refusal.code in UNASKED:
                raise Refused(refusals.not_asked(g, seat, key)) from None
            raise

    # -- what people are shown

    def view(self, g: Avalon, viewer: Viewer) -> AvalonView:
        return view_for(g, viewer)

    def describe(self, view: Any, words: Words) -> str:
        return describe(view, words)

    def prompt(self, g: Avalon, decision: Decision) -> Message:
        return labels.prompt_text(g, decision)

    def label(self, g: Avalon, decision: Decision, key: str) -> Message:
        return labels.label(g, decision, key)

    def refs(self, g: Avalon, decision: Decision, key: str) -> tuple[str, ...]:
        return labels.refs(g, decision, key)

    def forecast(self, g: Avalon, decision: Decision, key: str) -> AvalonForecast:
        return forecast(g, decision, key)

    def preview(self, g: Avalon, decision: Decision, key: str) -> list[Message]:
        return list(forecast(g, decision, key).words)

    def tell(self, g: Avalon, event: Event) -> Message:
        return event_text.tell(g, event)

    def tale(self, g: Avalon) -> list[ChapterTale]:
        return tale_of(g)

    def journalist(self, g: Avalon) -> GrailJournalist:
        return GrailJournalist(g)

    def looked_for(self, g: Avalon, decision: Decision) -> list[GrailChoice]:
        return looked_for(g, decision)

    def refused(self, g: Avalon, decision: Decision) -> list[Refusal]:
        return refusals.refused(g, decision)

    def why_not(self, g: Avalon, decision: Decision, key: str) -> Refusal:
        return refusals.why_not(g, decision, key)

    # -- what tests and bots need

    def resample(self, g: Avalon, viewer: Viewer, rng: int) -> Avalon:
        return resampled(g, viewer, rng)

    def pieces(self, g: Avalon) -> Mapping[str, int]:
        return count_pieces(g)
