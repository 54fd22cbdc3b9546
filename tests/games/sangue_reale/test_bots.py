"""The evaluation of a position, and that the bot who uses it beats the one who does not."""

from tests.games.sangue_reale.duels import A, B, blacken, circle, duel, own, support

from tavola import library
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.sangue_reale.value import value
from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.state import Duel, EraResult


def worth(g: Duel, seat: int = A) -> float:
    return value(GAME, g, seat)


def test_the_evaluation_is_fair_to_both_seats() -> None:
    g = own(blacken(duel(), A, {1: 3, 5: 1}), B, "box-t1")
    assert worth(duel()) == 0
    assert worth(g, A) == -worth(g, B) != 0


def test_more_of_anything_is_better() -> None:
    empty = worth(duel())
    assert worth(blacken(duel(), A, {2: 1})) > empty
    assert worth(circle(duel(), A, "t1-1")) > empty
    assert worth(own(duel(), A, "box-t1")) > worth(circle(duel(), A, "t1-1"))
    assert worth(support(duel(), A, 4)) > empty
    g = duel()
    g.sheets[A].modifiers[2] = 1
    assert worth(g) > empty
    won = duel()
    won.results.append(EraResult(1, "i", A, "vp", (5, 3), ("ulthar", "theodric")))
    assert worth(won) > worth(own(duel(), A, "box-t1", "box-t4"))


def test_a_full_column_and_a_wall_are_understood() -> None:
    before_the_wall = worth(blacken(duel(), A, {5: 0}))
    assert worth(blacken(duel(), A, {5: 1})) > before_the_wall
    assert worth(blacken(duel(), A, {6: 4})) > worth(blacken(duel(), A, {6: 3}))


def test_greedy_beats_random() -> None:
    box = library.open_box("sangue_reale")
    bots = (find_bot("greedy", GAME.id), find_bot("random", GAME.id))
    wins = 0
    for seed in range(2):
        luck = BotRng.of(f"greedy/{seed}")
        g = GAME.open_table(box, 2, None, f"greedy/{seed}")
        while g.open:
            decision = next(one for one in g.open if one.seat not in g.held)
            GAME.answer(g, decision.seat, bots[decision.seat].choose(seat_access(GAME, g, decision, luck)))
        wins += GAME.outcome(g).winners() == [A]
    assert wins == 2
