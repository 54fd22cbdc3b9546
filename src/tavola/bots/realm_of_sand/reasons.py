"""Why an answer of Realm of Sand is advised: what it completes, lets one complete, or brings nearer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tavola.games.realm_of_sand.choices import CompleteChoice, TakeChoice
from tavola.games.realm_of_sand.forecast import LAYING
from tavola.games.realm_of_sand.names import card_name, element_short, lack_name
from tavola.games.realm_of_sand.patterns import Lacks, available, nearest_lack
from tavola.games.realm_of_sand.state import Sand
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import chosen
from tavola.kernel.game import Game
from tavola.kernel.preview import foresee
from tavola.kernel.state import State
from tavola.kernel.text import Message, say

WITHIN_REACH = 3  # pieces: what a tile can still bring


def reason(game: Game[Any], g: State, decision: Decision, key: str) -> Message | None:
    assert isinstance(g, Sand)
    choice, seat = chosen(g, decision, key), decision.seat
    if isinstance(choice, CompleteChoice):
        card = g.box.cards[choice.card]
        return say("advice-scores", card=card_name(choice.card), stars=card.stars, hourglasses=card.hourglasses)
    if isinstance(choice, TakeChoice):
        return has_what_is_lacking(g, seat, choice.tile)
    if told := game.forecast(g, decision, key).words:
        return told[0]
    ahead = foresee(g, decision, key) if isinstance(choice, LAYING) else None
    return None if ahead is None else comes_nearer(g, ahead[1], seat)


def comes_nearer(g: Sand, after: Sand, seat: Seat) -> Message | None:
    """Of the cards that lack less than before, the one that lacks least; of these the one with most stars."""
    nearer = [
        (size(lack), -g.box.cards[card].stars, card, lack)
        for card in available(g, seat)
        if size(lack := nearest_lack(after, seat, card)) < size(nearest_lack(g, seat, card))
    ]
    if not nearer:
        return None
    _, _, card, lack = min(nearer)
    return say("advice-nearer", card=card_name(card), pieces=[lack_name(*each) for each in lack.items()])


def has_what_is_lacking(g: Sand, seat: Seat, tile: str) -> Message | None:
    """A card of which the tile has all that is missing, wherever it would come to lie."""
    there = Counter(letter for row in g.box.tile_rows[tile] for letter in row if letter != ".")
    fitting = [
        (-size(lack), -g.box.cards[card].stars, card, lack)
        for card in available(g, seat)
        if 0 < size(lack := nearest_lack(g, seat, card)) <= WITHIN_REACH
        and all(len(cells) <= there[letter] for letter, cells in lack.items())
    ]
    if not fitting:
        return None
    _, _, card, lack = min(fitting)
    return say("advice-tile", card=card_name(card), pieces=amounts(lack))


def size(lack: Lacks) -> int:
    return sum(map(len, lack.values()))


def amounts(lack: Lacks) -> list[Message]:
    return [say("advice-amount", n=len(cells), element=element_short(letter)) for letter, cells in lack.items()]
