"""Realm of Sand played quickly and not badly: how a search imagines the turns to come.

The weights were fitted by playing alone (`python -m tavola.lab.realm_of_sand.fitting`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.realm_of_sand.distances import chart_of
from tavola.bots.realm_of_sand.evaluation import Evaluator, Weights, owned, turns_left
from tavola.games.realm_of_sand import turns
from tavola.games.realm_of_sand.choices import AsideChoice, TakeChoice
from tavola.games.realm_of_sand.state import BEFORE, Sand
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import chosen, take
from tavola.kernel.game import Game
from tavola.kernel.state import State

END, POWER, SUMMON, SUMMON_ALL = turns.END_KEY, turns.POWER_KEY, turns.SUMMON_KEY, turns.SUMMON_ALL_KEY

TURNS = 2  # rounds imagined after the present one
PATIENCE = 4  # of two tiles on offer one need not think as long as of sixteen ways to lay one
CURIOSITY = 0.06  # a star makes a difference of some 0.03
LEVELS = {"companion": (16, None), "master": (4_000, 1.0)}  # visits, seconds
CARELESS = 0.65  # of the turns that a card with hourglasses takes from the game, so many are not missed
FEW = 6  # answers tried one by one where nothing quicker is known
FITTED = Weights(
    basic_disc=0.6,
    special_disc=0.28,
    level=0.3,
    unowned=0.25,
    near=(0.95, 0.6, 0.403, 0.271, 0.182, 0.122, 0.082, 0.055, 0.0),
    shares=(1.0, 0.144, 0.061, 0.019),
    long=2.5,
    pace=7.7,
)


class Quick:
    """A player who answers at a glance."""

    def __init__(self, weights: Weights) -> None:
        self.evaluator = Evaluator(weights)

    def reply(self, game: Game[Any], g: Sand, decision: Decision) -> str:
        """The answer that looks best."""
        keys = decision.legal()
        if len(keys) == 1:
            return keys[0]
        match decision.prompt:
            case "turn" | "after":
                return self.completed(game, g, decision) or self.main_action(game, g, decision)
            case "summon":
                return self.evaluator.stepped(g, decision)
            case "refill" | "aside":
                return self.tile(g, decision)
            case "carry":
                return self.evaluator.shortlist(g, decision, 1)[-1]
        return max(keys[:FEW], key=lambda key: self.after(game, g, decision, key))

    def rival(self, g: Sand, decision: Decision) -> str:
        """What another would do, more roughly: complete the dearest card, or lay a tile where it promises most."""
        keys = decision.legal()
        if decision.prompt not in ("turn", "after"):
            return keys[0]
        ready = [key for key in keys[: most_cards(g)] if key in g.box.completes]
        if ready:
            return max(ready, key=lambda key: g.card(g.box.completes[key]).stars)
        return END if decision.prompt == "after" else self.best_placement(g, decision)[0]

    def completed(self, game: Game[Any], g: Sand, decision: Decision) -> str:
        """The card most worth completing now, or "" where none is."""
        ready = [key for key in decision.legal()[: most_cards(g)] if key in g.box.completes]
        if not ready:
            return ""
        worth, key = max((self.after(game, g, decision, key), key) for key in ready)
        return key if worth > self.evaluator.value(game, g, decision.seat) else ""

    def main_action(self, game: Game[Any], g: Sand, decision: Decision) -> str:
        """A power at once; then lay a tile, or summon, whichever brings cards nearer."""
        keys = decision.legal()
        if decision.prompt == "after":
            return END
        if POWER in keys[: most_cards(g) + 1]:
            return POWER
        place, promise = self.best_placement(g, decision)
        left = max(0.0, turns_left(g, decision.seat) - 1)
        if keys[-1] in (SUMMON, SUMMON_ALL) and promise < self.all_discs(g, decision.seat, left):
            clone = g.clone()
            take(clone, decision, keys[-1])
            if promise < self.evaluator.hope(self.evaluator.summoned(game, clone), decision.seat, left):
                return keys[-1]
        return place

    def best_placement(self, g: Sand, decision: Decision) -> tuple[str, float]:
        """The placement that brings cards nearest, and what the board then promises."""
        side = g.side(g.players[decision.seat])
        laying = [key for key in decision.legal() if key in side.placements]
        left = max(0.0, turns_left(g, decision.seat) - 1)
        answers = chart_of(g, side).answers(laying, {})
        found = self.evaluator.hopes(g, decision.seat, left, answers)
        best = int(np.argmax(found))
        return laying[best], float(found[best])

    def all_discs(self, g: Sand, seat: Seat, left: float) -> float:
        """More than any summon could promise: every disc lies where it is wanted."""
        player = g.players[seat]
        discs = [owned(player, element) for element in range(len(player.front))]
        return float(self.evaluator.hopes(g, seat, left, hand=discs)[0])

    def tile(self, g: Sand, decision: Decision) -> str:
        """Of the tiles on offer the one that could be laid best next; laid aside is the one that could least."""
        side = g.side(g.players[decision.seat])
        left = max(0.0, turns_left(g, decision.seat) - 1)
        keys = decision.legal()
        laying = [side.places[tile_chosen(g, decision, key)].bright for key in keys]
        answers = chart_of(g, side).answers([way for ways in laying for way in ways], {})
        found = self.evaluator.hopes(g, decision.seat, left, answers)
        best = np.maximum.reduceat(found, np.cumsum([0, *[len(ways) for ways in laying[:-1]]]))
        return keys[int(np.argmin(best) if decision.prompt == "aside" else np.argmax(best))]

    def after(self, game: Game[Any], g: Sand, decision: Decision, key: str) -> float:
        """What an answer is worth when it is tried: one who plays for stars thinks of the end only half."""
        clone = g.clone()
        take(clone, decision, key)
        left = turns_left(clone, decision.seat)
        before = turns_left(g, decision.seat) - (decision.prompt == "turn" and clone.phase != BEFORE)
        return self.evaluator.value(game, clone, decision.seat, left + CARELESS * max(0.0, before - left))


def most_cards(g: Sand) -> int:
    """At most so many keys of a menu complete a card; they come first."""
    return sum(map(len, g.display)) + max(len(player.kept) for player in g.players)


QUICK = Quick(FITTED)


def value(game: Game[Any], g: State, seat: Seat) -> float:
    assert isinstance(g, Sand)
    return QUICK.evaluator.value(game, g, seat)


def reply(game: Game[Any], g: State, decision: Decision) -> str:
    assert isinstance(g, Sand)
    return QUICK.reply(game, g, decision)


def ranked(game: Game[Any], g: State, decision: Decision, most: int) -> tuple[str, ...]:
    """The likely answer, then the promising ones as they look when tried."""
    assert isinstance(g, Sand)
    likely = QUICK.reply(game, g, decision)
    promising = [key for key in QUICK.evaluator.shortlist(g, decision, most) if key != likely]
    worth = {key: QUICK.after(game, g, decision, key) for key in promising}
    return (likely, *sorted(promising, key=lambda key: -worth[key]))


def play_on(game: Game[Any], g: State, seat: Seat, begun: int) -> None:
    """Everybody plays quickly until the seat's turn some rounds after round `begun`, or to the end."""
    assert isinstance(g, Sand)
    while g.open:
        decision = g.open[0]
        if decision.prompt == "turn" and decision.seat == seat and g.round > begun + TURNS:
            return
        take(g, decision, QUICK.reply(game, g, decision) if decision.seat == seat else QUICK.rival(g, decision))


def tile_chosen(g: Sand, decision: Decision, key: str) -> str:
    choice = chosen(g, decision, key)
    assert isinstance(choice, (TakeChoice, AsideChoice))
    return choice.tile
