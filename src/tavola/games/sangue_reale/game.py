"""Sangue Reale as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavola.games.info import SANGUE_REALE
from tavola.games.sangue_reale import effects, event_text, labels, refusals, rounds
from tavola.games.sangue_reale.campaign import campaign_winner, eras_won, is_over, next_table, total_vp, what_is_played
from tavola.games.sangue_reale.choices import DuelChoice
from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.describe import describe
from tavola.games.sangue_reale.events import DuelEvent, PlanLocked
from tavola.games.sangue_reale.forecast import DuelForecast, forecast
from tavola.games.sangue_reale.options import Rulings
from tavola.games.sangue_reale.state import ERAS, FACES, LAST_ROUND, NO_ONE, SEATS, TURNS, Duel, Sheet, layout_of
from tavola.games.sangue_reale.supporters import column_of
from tavola.games.sangue_reale.view import DuelView, view
from tavola.kernel.chance import pick
from tavola.kernel.decision import Decision, Refusal, Refused, Seat, Viewer
from tavola.kernel.event import Event, emit
from tavola.kernel.flow import chosen, run, then
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box
from tavola.kernel.text import Message, Words

CHAPTERS = (effects, rounds)  # imported so that their rules are known


class SangueReale(Game[Duel]):
    """A duel of secret plans and dice over one Era or four."""

    id = SANGUE_REALE.id
    clauses = SANGUE_REALE.clauses
    seats = SANGUE_REALE.seats
    bit_sets = frozenset(("half", "circled", "blocked", "waived", "present"))  # columns, slots and edges, a bit each
    state = Duel
    options = Rulings
    events = DuelEvent

    # -- the rules

    def set_up(self, box: Box, seats: int, options: Any, rng: int) -> Duel:
        assert isinstance(box, DuelBox)
        g = Duel(box=box, options=options, rng=rng)
        then(g, what_is_played(g, options))
        run(g)
        return g

    def outcome(self, g: Duel) -> Outcome | None:
        """Of the Era where one is played alone, otherwise of the campaign."""
        if g.stack or not g.results:
            return None
        if g.options.length == "era" and not is_over(g):
            return Outcome(places(g.results[-1].winner), g.results[-1].vp, g.ending)
        scores = total_vp(g) if g.options.campaign_winner == "total_vp" else eras_won(g)
        return Outcome(places(campaign_winner(g)), scores, "campaign_told")

    def next_table(self, g: Duel, rng: int, more: int = 0) -> tuple[Rulings, Duel] | None:
        return next_table(g, rng) if not more else None

    def rounds(self, g: Duel) -> int:
        return g.rounds_begun

    def seated(self, g: Duel) -> int:
        return len(g.sheets)

    def answer(self, g: Duel, seat: Seat, key: str, decision_id: int | None = None) -> Decision:
        """As at any table; that somebody has planned is told, what he planned is not (SR-14.1)."""
        try:
            decision = super().answer(g, seat, key, decision_id)
        except Refused as refused:
            raise Refused(refusals.in_the_game_s_words(g, seat, key, refused.refusal)) from None
        if decision.prompt == "plan" and seat in g.held:
            emit(g, PlanLocked(seat))
        return decision

    def commits(self, g: Duel, decision: Decision) -> bool:
        """A plan is final, unless the table lets it be changed until the other has planned (SR-4.3)."""
        return decision.prompt == "plan" and g.options.lock_policy == "final"

    # -- what people are shown

    def view(self, g: Duel, viewer: Viewer) -> DuelView:
        return view(g, viewer)

    def keeps_secret(self, g: Duel, seat: Seat) -> bool:
        """A plan until both are in: then they are turned up for both (SR-14.1)."""
        return any(decision.prompt == "plan" for decision in g.open)

    def describe(self, view: Any, words: Words) -> str:
        return describe(view, words)

    def prompt(self, g: Duel, decision: Decision) -> Message:
        return labels.prompt_text(g, decision)

    def label(self, g: Duel, decision: Decision, key: str) -> Message:
        return labels.label(g, decision, chosen(g, decision, key))

    def refs(self, g: Duel, decision: Decision, key: str) -> tuple[str, ...]:
        return labels.refs(g, decision, chosen(g, decision, key))

    def forecast(self, g: Duel, decision: Decision, key: str) -> DuelForecast:
        return forecast(g, decision, key)

    def preview(self, g: Duel, decision: Decision, key: str) -> list[Message]:
        return list(forecast(g, decision, key).words)

    def tell(self, g: Duel, event: Event) -> Message:
        return event_text.tell(g, event)

    def looked_for(self, g: Duel, decision: Decision) -> list[DuelChoice]:
        return refusals.looked_for(g, decision)

    def why_not(self, g: Duel, decision: Decision, key: str) -> Refusal:
        return refusals.why_refused(g, decision, key)

    # -- what tests and bots need

    def resample(self, g: Duel, viewer: Viewer, rng: int) -> Duel:
        """Hidden, from a bot as from anybody: the plan that the other holds, all dice to come (SR-14.3, SR-14.4)."""
        clone = g.clone()
        clone.rng, clone.loaded = rng, []
        clone.held = {
            decision.seat: g.held[decision.seat] if decision.seat == viewer else pick(clone, decision.legal())
            for decision in g.open
            if decision.seat in g.held
        }
        return clone

    def pieces(self, g: Duel) -> Mapping[str, int]:
        """Printed places, marked or not: marks are added, places never, and nothing can run out (SR-15.5)."""
        layout = layout_of(g)
        return {
            "sheets": len(g.sheets),
            "rounds": sum(len(sheet.chronology) + rounds_left(g, sheet) for sheet in g.sheets),
            "turns": sum(len(sheet.modifiers) for sheet in g.sheets),
            "eras": len(g.results) + eras_left(g),
            "boxes amiss": len(g.boxes) - len(layout.boxes),
            "supporters amiss": len(g.uniques) - len(layout.uniques),
            "rows amiss": sum(rows_amiss(g, seat) for seat in SEATS),
        }


def places(winner: int) -> tuple[int, int]:
    return (1, 1) if winner == NO_ONE else (1, 2) if winner == 0 else (2, 1)


def rounds_left(g: Duel, sheet: Sheet) -> int:
    """Empty sections of the Chronology, this round's included until it is written."""
    return LAST_ROUND - g.round + (g.round > len(sheet.chronology))


def eras_left(g: Duel) -> int:
    """This one included while it is played."""
    return len(ERAS) - len(g.results) if g.options.length == "campaign" else 1 - len(g.results)


def rows_amiss(g: Duel, seat: Seat) -> int:
    """Rows blackened beyond what is printed, and modifiers of past turns still standing."""
    sheet = g.sheets[seat]
    beyond = sum(max(0, sheet.rows[value - 1] - column_of(g, seat, value).rows) for value in FACES)
    stale = sum(sheet.modifiers[turn - 1] for turn in TURNS if turn * 5 < g.round)
    return beyond + stale
