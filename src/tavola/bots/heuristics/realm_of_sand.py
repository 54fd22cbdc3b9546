"""What a position of Realm of Sand is worth: stars won, means to win more, how near the board is to cards on show."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.heuristics.realm_of_sand_chart import Chart, Numbers, Words, chart_of, overlap
from tavola.games.realm_of_sand.boards import Side
from tavola.games.realm_of_sand.content import Card
from tavola.games.realm_of_sand.discs import DONE
from tavola.games.realm_of_sand.patterns import available, land
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.solo import table
from tavola.games.realm_of_sand.state import BEFORE, Player, Sand, hourglasses, in_turn_order, stars
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.flow import take
from tavola.kernel.game import Game
from tavola.kernel.state import State

BASIC_DISC, SPECIAL_DISC, LEVEL, CRYSTAL = 0.6, 1.6, 0.5, 0.4
HURRY = 0.15  # what an hourglass is worth to whoever leads clearly
CLEAR = 4  # stars
STARS_A_TURN, GLASSES_A_TURN = 2.0, 0.7
USUAL_HOPE, MIDDLING = 4.0, 18.0
SCALE = 8.0  # a margin that makes a position look nearly won
NEARNESS = (0.95, 0.6, 0.42, 0.3, 0.2, 0.13, 0.08, 0.04, 0.0)  # of a card's gain, by pieces missing
SHARES = (1.0, 0.2, 0.05)  # the best card counts in full, the next ones compete for the same pieces
WAITING = 0.5  # how much of a missing piece a disc in front makes up for
UNOWNED = 0.35  # a card that needs a special disc is far away while one owns none
LONG = 3  # turns in which discs, levels and the crystal pay off in full
PACE = 3  # pieces that a turn brings nearer to a card
TURNS_A_GLASS = 1.3
PATIENCE = 20  # rounds after which a bot takes what it can get
POWERS = ("deck", "keep", "exchange", "carry", "swap")  # questions that a special power asks
UNDER_WAY = 0.7  # a power whose effect is still being chosen
LAYING = ("place", "disc", "move", "carry")  # words of keys that lay or move pieces


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """By how much the seat stands better than the best of the others; alone, than a middling score."""
    assert isinstance(g, Sand)
    if not g.players[seat].face:
        return 0.0
    if g.summoning is not None and g.turn == seat and not g.summoning.steps:
        g = summoned(game, g)
    player = g.players[seat]
    left = turns_left(g, seat)
    worth = stars(g, seat) + means(player) * min(1.0, left / LONG) + hope(g, seat, left)
    if g.open and g.open[0].seat == seat and g.open[0].prompt in POWERS:
        worth += UNDER_WAY
    return worth + HURRY * hourglasses(g, seat) * lead(g, seat) - to_beat(g, seat)


def to_beat(g: Sand, seat: Seat) -> float:
    """What the strongest rival has in hand and may be supposed to hope for."""
    rivals = [stars(g, other) + means(player) for other, player in enumerate(g.players) if other != seat]
    return max(rivals) + USUAL_HOPE if rivals else MIDDLING


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


def summoned(game: Game[Any], g: Sand) -> Sand:
    """A summon that has just begun is worth what its most hopeful steps would make of the board."""
    twin = g.clone()
    while twin.open and twin.open[0].prompt == "summon":
        decision = twin.open[0]
        step = shortlist(game, twin, decision, 1)[-1]
        after = twin.clone()
        take(after, decision, step)
        left = turns_left(twin, decision.seat)
        better = hope(after, decision.seat, left) > hope(twin, decision.seat, left)
        if better or DONE not in decision.legal():
            twin = after
        else:
            take(twin, decision, DONE)
    return twin


def shortlist(game: Game[Any], g: State, decision: Decision, most: int) -> tuple[str, ...]:
    """The legal keys that look best: of those that lay or move pieces the most hopeful, and all other answers."""
    assert isinstance(g, Sand)
    keys = decision.legal()
    laying = [key for key in keys if key.partition(":")[0] in LAYING]
    others = [key for key in keys if key.partition(":")[0] not in LAYING]
    if len(keys) <= most or not laying:
        return keys
    player = g.players[decision.seat]
    side = g.side(player)
    chart = chart_of(g, side)
    boards = chart.after(side.whole_land ^ land(player, side), laying, pieces_by_cell(player, side))
    left = max(0.0, turns_left(g, decision.seat) - (decision.prompt == "turn"))
    ranked = np.argsort(-hopes(g, decision.seat, chart, boards, left), kind="stable")
    return (*others, *(laying[nth] for nth in ranked[: max(1, most - len(others))]))


def pieces_by_cell(player: Player, side: Side) -> dict[str, int]:
    """The element on every occupied cell."""
    layers = [*player.squares, *player.discs]
    return {
        name: nth if nth < BASIC else nth - BASIC for nth, cells in enumerate(layers) for name in side.names_of(cells)
    }


def turns_left(g: Sand, seat: Seat) -> float:
    """Main actions still to come; where hourglasses decide, a guess from whoever has most of them."""
    now = g.turn == seat and g.phase == BEFORE
    last = table(g).last_round(g)
    if last is not None:
        return last - g.round + now
    soon = [hourglasses(g, other) + GLASSES_A_TURN * is_to_move(g, other) for other in range(len(g.players))]
    by_glasses = max(0.0, g.options.hourglass_target - max(soon)) * TURNS_A_GLASS
    return min(by_glasses, max(0.0, PATIENCE - g.round) / 2) + now


def means(player: Player) -> float:
    """Discs, levels and the crystal: what helps with cards to come."""
    worth = LEVEL * player.level + CRYSTAL * player.charged
    for element in range(len(ELEMENTS)):
        worth += owned(player, element) * disc_worth(element)
    return worth


def owned(player: Player, element: int) -> int:
    return player.front[element] + player.discs[element].bit_count()


def disc_worth(element: int) -> float:
    return BASIC_DISC if element < BASIC else SPECIAL_DISC


def hope(g: Sand, seat: Seat, left: float) -> float:
    """How near the board is to the cards that one may still complete."""
    player = g.players[seat]
    side = g.side(player)
    chart = chart_of(g, side)
    return float(hopes(g, seat, chart, chart.rows([side.whole_land ^ land(player, side)]), left)[0])


def hopes(g: Sand, seat: Seat, chart: Chart, boards: Words, left: float) -> Numbers:
    """For each of these boards what its nearest and dearest cards promise."""
    player = g.players[seat]
    cards = tuple(available(g, seat))
    if not cards:
        return np.zeros(len(boards), dtype=np.float32)
    needs, starts = chart.of(player.level, cards)
    steps = overlap(boards, needs)
    if any(player.front):
        steps -= WAITING * in_hand(g, player, chart, boards, needs)
    nearest = np.minimum.reduceat(steps, starts, axis=1)
    gains = np.array([gain(g.box.cards[card], player) for card in cards])
    found = gains * np.interp(nearest, np.arange(len(NEARNESS)), NEARNESS)
    found[nearest > left * PACE] = 0.0
    found[nearest > 0] *= left / (left + 1)
    shares = np.array(SHARES[: len(cards)])
    best = -np.sort(-found, axis=1)[:, : len(shares)]
    total: Numbers = (best @ shares).astype(np.float32)
    return total


def in_hand(g: Sand, player: Player, chart: Chart, boards: Words, needs: Words) -> Numbers:
    """How many of the missing pieces one summon could put there from the front."""
    found = np.zeros((len(boards), len(needs)), dtype=np.float32)
    for element, count in enumerate(player.front):
        if count:
            found += np.minimum(overlap(boards & chart.layers[element], needs), count)
    return np.minimum(found, g.box.limits.summon)


def gain(card: Card, player: Player) -> float:
    """What completing the card brings, less while a special disc for it is not owned."""
    worth = card.stars + LEVEL * card.level_up + sum(disc_worth(element) for element in card.discs)
    for element in range(BASIC, len(ELEMENTS)):
        if card.wants[element] > owned(player, element):
            worth *= UNOWNED
    return worth
