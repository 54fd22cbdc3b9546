"""How a player of Realm of Sand looks at a position: stars won, means to win more, how near the board is to cards."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from tavola.bots.realm_of_sand.distances import Counts, Numbers, Outlook, Places, chart_of
from tavola.games.realm_of_sand import discs
from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.content import Card, SandBox
from tavola.games.realm_of_sand.patterns import available
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import BEFORE, Player, Sand, hourglasses, in_turn_order, stars
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game

SPECIAL = range(BASIC, len(ELEMENTS))
CLEAR = 4  # stars that make a lead clear
STARS_A_TURN, GLASSES_A_TURN = 2.0, 0.7
USUAL_HOPE, MIDDLING = 4.0, 18.0
TURNS_A_GLASS = 1.3
PATIENCE = 20  # rounds after which a bot takes what it can get
DONE = discs.DONE.key
POWERS = ("deck", "keep", "exchange", "carry", "swap")  # questions that a special power asks
UNDER_WAY = 0.7  # a power whose effect is still being chosen
LAYING = ("place:", "disc:", "move:", "carry:")  # answers that lay or move pieces


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in stars."""

    basic_disc: float = 0.6
    special_disc: float = 1.6
    level: float = 0.5
    crystal: float = 0.4
    hurry: float = 0.15  # an hourglass, to whoever leads clearly
    unowned: float = 0.35  # a card that needs a special disc is far away while one owns none
    near: tuple[float, ...] = (0.95, 0.6, 0.42, 0.3, 0.2, 0.13, 0.08, 0.04, 0.0)  # of a card's gain, by pieces missing
    shares: tuple[float, ...] = (1.0, 0.2, 0.05)  # the best card counts in full, the next compete for the same pieces
    long: float = 3.0  # turns in which discs, levels and the crystal pay off in full
    pace: float = 3.0  # pieces that a turn brings nearer to a card


class Evaluator:
    """Judges positions by one set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.near = np.interp(np.arange(256) / 2, np.arange(len(weights.near)), weights.near)  # by half pieces
        self.shares = np.array(weights.shares)
        self.disc_worths = [self.disc_worth(element) for element in range(len(ELEMENTS))]
        self.known: WeakKeyDictionary[SandBox, dict[tuple[str, tuple[int, ...]], float]] = WeakKeyDictionary()

    def value(self, game: Game[Any], g: Sand, seat: Seat, left: float | None = None) -> float:
        """By how much the seat stands better than the best of the others; alone, than a middling score.

        Who plays for stars and not for the end says how many turns are `left`, whatever the hourglasses say.
        """
        if not g.players[seat].face:
            return 0.0
        if g.ending:
            return stars(g, seat) - self.to_beat(g, seat)
        if g.summoning is not None and g.turn == seat and not g.summoning.steps:
            g = self.summoned(game, g)
        left = turns_left(g, seat) if left is None else left
        worth = stars(g, seat) + self.means(g.players[seat]) * min(1.0, left / self.weights.long)
        worth += self.hope(g, seat, left)
        if g.open and g.open[0].seat == seat and g.open[0].prompt in POWERS:
            worth += UNDER_WAY
        return worth + self.weights.hurry * hourglasses(g, seat) * lead(g, seat) - self.to_beat(g, seat)

    def to_beat(self, g: Sand, seat: Seat) -> float:
        """What the strongest rival has in hand and may be supposed to hope for."""
        rivals = [stars(g, other) + self.means(player) for other, player in enumerate(g.players) if other != seat]
        return max(rivals) + USUAL_HOPE if rivals else MIDDLING

    def means(self, player: Player) -> float:
        """Discs, levels and the crystal: what helps with cards to come."""
        worth = self.weights.level * player.level + self.weights.crystal * player.charged
        for element, (front, cells) in enumerate(zip(player.front, player.discs, strict=True)):
            worth += (front + cells.bit_count()) * self.disc_worths[element]
        return worth

    def disc_worth(self, element: int) -> float:
        return self.weights.basic_disc if element < BASIC else self.weights.special_disc

    # -- cards to come
    def hope(self, g: Sand, seat: Seat, left: float) -> float:
        """How near the board is to the cards that one may still complete."""
        return float(self.hopes(g, seat, left)[0])

    def hopes(
        self, g: Sand, seat: Seat, left: float, answers: Places | None = None, hand: list[int] | None = None
    ) -> Numbers:
        """What the nearest and dearest cards promise, for the board as it lies or after each of these answers.

        A disc in front makes up for half of a missing piece; with `hand`, these discs make up for whole ones.
        """
        player = g.players[seat]
        cards = tuple(available(g, seat))
        if not cards:
            return np.zeros(1 if answers is None else len(answers))
        chart = chart_of(g, g.side(player))
        lot = chart.of(player.level, cards)
        outlook = Outlook(chart, lot, player)
        missing = outlook.missing[None] if answers is None else outlook.missing_after(answers)
        halves = 2 * missing
        if hand or any(player.front):
            halves -= (2 if hand else 1) * np.minimum(in_hand(g, hand or player.front, outlook), missing)
        nearest = np.minimum.reduceat(halves, lot.starts, axis=1)
        found = self.gains(g, player, cards) * self.near[nearest]
        found[nearest > 2 * left * self.weights.pace] = 0.0
        found[nearest > 0] *= left / (left + 1)
        found.sort(axis=1)
        best = found[:, ::-1][:, : len(self.shares)]
        total: Numbers = best @ self.shares[: best.shape[1]]
        return total

    def gains(self, g: Sand, player: Player, cards: tuple[str, ...]) -> Numbers:
        special = specials(player)
        known = self.known.setdefault(g.box, {})
        for card in cards:
            if (card, special) not in known:
                known[card, special] = self.gain(g.box.cards[card], player)
        return np.array([known[card, special] for card in cards])

    def gain(self, card: Card, player: Player) -> float:
        """What completing the card brings, less while a special disc for it is not owned."""
        worth = card.stars + self.weights.level * card.level_up + sum(map(self.disc_worth, card.discs))
        for element in range(BASIC, len(ELEMENTS)):
            if card.wants[element] > owned(player, element):
                worth *= self.weights.unowned
        return worth

    # -- answers
    def shortlist(self, g: Sand, decision: Decision, most: int) -> tuple[str, ...]:
        """The legal keys that look best: all other answers, then of those that lay or move pieces the most hopeful."""
        keys = decision.legal()
        laying = [key for key in keys if key.startswith(LAYING)]
        others = [key for key in keys if not key.startswith(LAYING)]
        if len(keys) <= most or not laying:
            return keys
        player = g.players[decision.seat]
        side = g.side(player)
        left = max(0.0, turns_left(g, decision.seat) - (decision.prompt == "turn"))
        answers = chart_of(g, side).answers(laying, pieces_by_cell(player, side))
        ranked = np.argsort(-self.hopes(g, decision.seat, left, answers), kind="stable")
        return (*others, *(laying[nth] for nth in ranked[: max(1, most - len(others))]))

    def summoned(self, game: Game[Any], g: Sand) -> Sand:
        """A summon that has just begun is worth what its most hopeful steps would make of the board."""
        clone = g.clone()
        while clone.open and clone.open[0].prompt == "summon":
            take(clone, clone.open[0], self.stepped(clone, clone.open[0]))
        return clone

    def stepped(self, g: Sand, decision: Decision) -> str:
        """The step of a summon that brings cards nearest, or enough."""
        step = self.shortlist(g, decision, 1)[-1]
        if DONE not in decision.legal():
            return step
        after = g.clone()
        take(after, decision, step)
        left = turns_left(g, decision.seat)
        return step if self.hope(after, decision.seat, left) > self.hope(g, decision.seat, left) else DONE


def in_hand(g: Sand, discs: list[int], outlook: Outlook) -> Counts:
    """How many of the missing pieces one summon could put there with these discs, on the board as it lies."""
    each = [np.minimum(outlook.missing_of(element), count) for element, count in enumerate(discs) if count]
    found: Counts = np.minimum(np.add.reduce(each, axis=0, dtype=np.int8), g.box.limits.summon)
    return found


def owned(player: Player, element: int) -> int:
    return player.front[element] + player.discs[element].bit_count()


def specials(player: Player) -> tuple[int, ...]:
    """How many special discs of each element are owned."""
    return tuple([owned(player, element) for element in SPECIAL])


def pieces_by_cell(player: Player, side: Side) -> dict[str, int]:
    """The element on every occupied cell."""
    layers = [*player.squares, *player.discs]
    return {
        name: nth if nth < BASIC else nth - BASIC for nth, cells in enumerate(layers) for name in side.names_of(cells)
    }


# -- how long the game still lasts
def lead(g: Sand, seat: Seat) -> float:
    """Between -1 and 1: whether this seat would like the game to end with the round. Who is still to move will gain."""
    if len(g.players) == 1:
        return 0.0
    soon = [stars(g, other) + STARS_A_TURN * is_to_move(g, other) for other in range(len(g.players))]
    ahead = soon[seat] - max(soon[:seat] + soon[seat + 1 :])
    return max(-1.0, min(1.0, ahead / CLEAR))


def is_to_move(g: Sand, seat: Seat) -> bool:
    """Whether this seat has its turn of the current round still before it."""
    order = list(in_turn_order(g))
    return order.index(seat) > order.index(g.turn)


def turns_left(g: Sand, seat: Seat) -> float:
    """Main actions still to come; where hourglasses decide, a guess from whoever has most of them."""
    now = g.turn == seat and g.phase == BEFORE
    last = table(g).last_round(g)
    if last is not None:
        return last - g.round + now
    soon = [hourglasses(g, other) + GLASSES_A_TURN * is_to_move(g, other) for other in range(len(g.players))]
    by_glasses = max(0.0, g.options.hourglass_target - max(soon)) * TURNS_A_GLASS
    return min(by_glasses, max(0.0, PATIENCE - g.round) / 2) + now
