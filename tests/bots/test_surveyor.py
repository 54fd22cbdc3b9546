"""The bot that plans its turns of Realm of Sand: legal and repeatable everywhere, and not blind to the end."""

import pickle

import pytest
from tests.games.realm_of_sand.table import do, keys, table, vetra

from tavola.bots.arena import play_games
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.realm_of_sand.bot import STAGES, SandBot
from tavola.bots.realm_of_sand.distances import pieces_on
from tavola.bots.realm_of_sand.evaluation import is_to_move
from tavola.bots.realm_of_sand.kernel_plans import KernelPlanner
from tavola.bots.realm_of_sand.plans import Planner
from tavola.bots.realm_of_sand.player_area import KINDS, Bench
from tavola.bots.realm_of_sand.rivals import MANY, Rivals
from tavola.bots.realm_of_sand.rollout import QUICK
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.state import Sand, in_turn_order
from tavola.kernel.flow import take

QUICKLY = 1  # visit: no turn but the present one


def answer(g: Sand, visits: int = 9, *, keen: bool = True) -> str:
    return SandBot(visits, keen=keen).choose(seat_access(GAME, g, g.open[0], BotRng.of("plan")))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), [(1, "basic"), (2, "basic"), (4, "advanced")])
def test_whole_games_are_played_legally(seats: int, mode: str) -> None:
    bots = [SandBot(QUICKLY, keen=seat % 2 == 0) for seat in range(seats)]
    tally = play_games(GAME, vetra(), SandOptions(mode=mode), bots, "whole", range(2))  # type: ignore[arg-type]
    assert tally.errors == []
    assert tally.finished == 2


def test_the_same_table_gives_the_same_answer() -> None:
    g = GAME.open_table(vetra(), 2, None, "same")
    assert len({answer(g, visits=29) for _ in range(2)}) == 1


def test_what_is_not_done_in_time_is_not_waited_for() -> None:
    g = GAME.open_table(vetra(), 2, None, "late")
    hurried = SandBot(1 + sum(STAGES[-1]), seconds=1e-9)
    learnt = hurried.consider(seat_access(GAME, g, g.open[0], BotRng.of("late")))
    assert learnt.most_visited() == answer(g, QUICKLY)


def test_more_visits_look_at_more_turns() -> None:
    g = table("D . . . D\n. . . . .\n. . . . .", active=["i-eco", "i-cce", "l-eco"], display=[["k2"], ["k4"], ["k5"]])
    shallow, deep = [SandBot(visits).consider(seat_access(GAME, g, g.open[0], BotRng.of("more"))) for visits in (1, 29)]
    assert shallow.totals != deep.totals


def test_a_card_is_completed_and_the_turn_ended() -> None:
    g = table("D . . . D\nE C . . .\nC E . . .")
    assert answer(g) == "complete:k4"
    do(g, "complete:k4")
    do(g, keys(g, "place")[0])
    while g.open[0].prompt != "after":
        do(g, g.open[0].legal()[0])
    assert answer(g) == "end"


def test_a_disc_that_is_all_that_lacks_is_summoned() -> None:
    board = "D . . . D\n. O . O .\n. C C C ."
    g = table(board, front="S", active=["t01", "t02", "t03"], display=[["f1-1"], ["f2-1"], ["k5"]])
    for expected in ("summon", "disc:S:c2", "complete:k5"):
        found = answer(g)
        assert found == expected
        do(g, found)


def test_a_plan_counts_the_stars_of_what_it_builds() -> None:
    g = table("D . . . D\nE C . . .\nC E . . .")
    planner = Planner(g, 0, Rivals(QUICK.evaluator), keen=True)
    start = planner.start()
    built = [bench for bench in planner.settle([start]) if bench.gone == {"k4"}]
    assert built
    assert all(bench.sure == start.sure + 3 for bench in built)
    assert all(bench.player.front[3] == 1 for bench in built), "the card gives a Sapphire disc"
    assert not g.players[0].completed, "nothing on the table has moved"


def ending(mine: list[str], theirs: list[str]) -> Sand:
    """The later of two may end the game by completing k2, which has an hourglass."""
    g = GAME.open_table(vetra(), 2, None, "ending")
    first, last = g.first, 1 - g.first
    while not (g.open[0].seat == last and g.open[0].prompt == "turn"):
        take(g, g.open[0], next(key for key in reversed(g.open[0].legal()) if not key.startswith("summon")))
    g.players[last].completed, g.players[first].completed = mine, theirs
    return g


def test_who_plays_to_win_ends_the_game_only_when_ahead() -> None:
    glasses = [card.id for card in vetra().cards.values() if card.hourglasses == 2][:5]
    poor = [card.id for card in vetra().cards.values() if card.level == 1][:1]
    ahead, behind = ending(glasses, poor), ending(glasses, glasses * 2)
    values = []
    for g in (ahead, behind):
        planner = Planner(g, g.turn, Rivals(QUICK.evaluator), keen=True)
        bench = planner.start()
        bench.mains = 1
        planner.settle([bench])
        assert planner.is_over(bench)
        values.append(bench.value)
    assert values[0] > 0.9
    assert values[1] < 0.1


def test_a_rival_who_can_end_it_is_feared() -> None:
    """Both have nine hourglasses and as many stars; the other, still to move, needs only to complete a card."""
    g = table("", others=["D . . . D\nE C . . .\nC E . . ."], completed=["k5", "k5", "k5"])
    g.players[1].completed = ["k5", "k5", "k5"]
    planner = Planner(g, 0, Rivals(QUICK.evaluator), keen=True)
    (rival,) = planner.rivals
    idle, denied = planner.start(), planner.start()
    denied.gone = frozenset({"k4"})
    assert rival.can_end_it(idle)
    assert not rival.can_end_it(denied)
    for bench in (idle, denied):
        bench.left = 1.0
    assert planner.judge(idle) < planner.judge(denied) / 2


def test_levels_are_named() -> None:
    companion, master = find_bot("companion", "realm_of_sand"), find_bot("master@5", "realm_of_sand")
    assert isinstance(companion, KernelPlanner)
    assert isinstance(master, KernelPlanner)
    assert (
        (companion.plain.keen, companion.plain.seconds)
        == (companion.judgement.keen, companion.seconds)
        == (False, None)
    )
    assert (master.plain.keen, master.plain.seconds) == (master.judgement.keen, master.seconds) == (True, 5)


def test_benches_judged_are_counted_more_by_who_looks_further() -> None:
    g = GAME.open_table(vetra(), 2, None, "count")
    bots = [SandBot(visits) for visits in (1, 9, 29)]
    for bot in bots:
        bot.choose(seat_access(GAME, g, g.open[0], BotRng.of("plan")))
    assert 0 < bots[0].imagined < bots[1].imagined < bots[2].imagined


def test_a_rival_is_looked_at_again_only_when_something_about_it_has_changed() -> None:
    g = GAME.open_table(vetra(), 3, None, "again")
    rivals, cards = Rivals(QUICK.evaluator), tuple(each for row in g.display for each in row if each)
    first = rivals.seen(g, 1, cards)
    assert rivals.seen(g.clone(), 1, cards) is first
    assert rivals.seen(g, 2, cards) is not first
    assert rivals.seen(g, 1, cards[1:]) is not first
    clone = g.clone()
    clone.players[1].level += 1
    assert rivals.seen(clone, 1, cards) is not first
    later = g.clone()
    order = [seat for seat in in_turn_order(g) if seat != g.turn]
    later.turn = order[-1]
    assert is_to_move(g, order[0]) is not is_to_move(later, order[0])
    assert rivals.seen(later, order[0], cards) is not rivals.seen(g, order[0], cards)
    other = GAME.open_table(vetra(), 3, SandOptions(hourglass_target=9), "again")
    assert rivals.seen(other, 1, cards) is not first


def test_only_so_many_rivals_are_remembered() -> None:
    g = GAME.open_table(vetra(), 2, None, "many")
    rivals = Rivals(QUICK.evaluator)
    for nth in range(2 * MANY):
        g.players[1].level = nth % 7
        g.players[1].charged_in_round = nth
        rivals.seen(g, 1, tuple(g.box.cards)[:3])
    assert len(rivals.known) <= MANY


def test_a_bot_goes_to_another_process_without_its_memory() -> None:
    bot = SandBot(9, seconds=2.0, keen=False)
    g = GAME.open_table(vetra(), 2, None, "packed")
    before = bot.choose(seat_access(GAME, g, g.open[0], BotRng.of("plan")))
    clone = pickle.loads(pickle.dumps(bot))
    assert (clone.visits, clone.seconds, clone.keen, clone.rivals.known) == (9, 2.0, False, {})
    assert clone.choose(seat_access(GAME, g, g.open[0], BotRng.of("plan"))) == before


def counted_plainly(planner: Planner, bench: Bench, need: int) -> tuple[int, int]:
    """Pieces missing of one need, and the distance in half pieces, one cell at a time."""
    side, lying = planner.side, set(pieces_on(bench.player, planner.side))
    wanted = [divmod(bit.bit_length() - 1, side.size)[::-1] for bit in side.bits_of(need)]
    lacking = [element for cell, element in wanted if (cell, element) not in lying]
    helped = sum(min(lacking.count(element), bench.player.front[element]) for element in range(KINDS))
    return len(lacking), 2 * len(lacking) - min(helped, planner.g.box.limits.summon)


@pytest.mark.parametrize("seed", ["empty", "some", "many"])
def test_distances_counted_for_all_boards_at_once_are_those_counted_one_by_one(seed: str) -> None:
    g = GAME.open_table(vetra(), 2, SandOptions(mode="advanced"), seed)
    player, rng = g.players[0], BotRng.of(seed)
    side = g.side(player)
    for _ in range({"empty": 0, "some": 5, "many": 12}[seed]):
        bit = rng.pick([bit for bit in side.bits_of(side.bright) if not bit & player.occupied()])
        layer = rng.pick([player.squares[:3], player.discs])
        nth = rng.below(len(layer))
        (player.discs if len(layer) == KINDS else player.squares)[nth] |= bit
        player.front[rng.below(KINDS)] = rng.below(4)
    g.turn = 0
    planner = Planner(g, 0, Rivals(QUICK.evaluator), keen=False)
    benches = [planner.start(), *planner.mains(planner.start(), 4)]
    lot = planner.chart.of(player.level, planner.cards)
    missing, halves = planner.lacking(benches, lot)
    for nth, bench in enumerate(benches):
        for card, start in zip(planner.cards, lot.starts.tolist(), strict=True):
            for column, need in enumerate(planner.chart.needs[card][:3], start):
                assert (missing[nth, column], halves[nth, column]) == counted_plainly(planner, bench, need)


def test_when_every_card_is_gone_the_turn_is_still_answered() -> None:
    g = GAME.open_table(vetra(), 2, SandOptions(card_exhaustion_end="continue"), "gone")
    g.display = [["", "", "", ""] for _ in g.display]
    g.decks = [[], [], []]
    assert answer(g) in g.open[0].legal()
