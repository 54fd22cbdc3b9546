"""The traveller of Tainted Grail: it eats, keeps a light, follows the Quest, and does better than chance."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import asked_for, coast
from tests.games.tainted_grail.fights import enemy, fight
from tests.games.tainted_grail.seats import BOX, answer, ask_again, at_work, question
from tests.games.tainted_grail.tables import play, set_tracks

from tavola.bots.arena import play_out
from tavola.bots.bot import BotRng, find_bot, seat_access
from tavola.bots.tainted_grail.distances import distance, step_towards
from tavola.bots.tainted_grail.goals import numbers_in, quest_targets
from tavola.bots.tainted_grail.outcomes import Deed
from tavola.bots.tainted_grail.route import RoutePlanner
from tavola.bots.tainted_grail.traveller import Traveller, first_of
from tavola.bots.tainted_grail.value import harm, value
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.schema import VerseChoice
from tavola.games.tainted_grail.deeds.day import Day, RestAll
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.journal.offered_once import mark_taken, use_up
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Guardian, Held
from tavola.kernel.codec import state_hash


def choice(g: Avalon, seat: int = 0, rng: str = "test", strays: int = 0) -> str:
    """What a traveller answers, one that never follows its nose unless told; the table stays as it is."""
    before = state_hash(g)
    key = Traveller(strays).choose(seat_access(GAME, g, question(g, seat), BotRng.of(rng)))
    assert state_hash(g) == before
    assert key in question(g, seat).legal()
    return key


def test_greedy_is_the_traveller_here() -> None:
    assert isinstance(find_bot("greedy", "tainted_grail"), Traveller)


def test_it_eats() -> None:
    assert choice(play(coast("fowler"), RestAll())) == "eat"


def test_it_lights_a_menhir_that_burns_low_and_does_not_when_it_burns_well() -> None:
    g = at_work()
    g.menhirs[101] = 1
    assert choice(ask_again(g)) == "menhir"
    answer(g, 0, "menhir")
    assert choice(g) == "light:menhir"
    g = at_work()
    g.menhirs[101] = 7
    assert "menhir" not in {choice(ask_again(g), rng=str(n)) for n in range(12)}


def test_it_pays_the_part_of_a_common_cost_that_falls_on_it() -> None:
    g = at_work(2)
    for hero in g.heroes:
        hero.energy = 1
    answer(ask_again(g), 0, "location:mend_nets")
    answer(g, 1, "join")
    answer(g, 0, "accept:1")
    assert question(g, 1).legal() == ("pay:energy:1", "refuse")
    assert choice(g, 1) == "pay:energy:1"


def test_tired_it_goes_to_sleep() -> None:
    g = at_work()
    g.heroes[0].energy = 1
    assert choice(ask_again(g)) == "pass"


def test_it_walks_towards_what_the_quest_names() -> None:
    g = at_work()
    g.quests = ["event:ev.c1.p2"]  # light the Broken Lantern, 104
    assert quest_targets(g) == {104}
    assert choice(ask_again(g)) == "travel:103"  # where the rite is learnt that lights it
    g.heroes[0].secrets = [Held("17#1")]
    assert choice(ask_again(g)) == "travel:104"


def test_guardians_on_the_road_are_avoided() -> None:
    g = at_work()
    g.quests = []
    g.guardians = [Guardian("e.violet.the_reed_king", number) for number in (102, 103)]
    assert not {choice(ask_again(g), rng=str(n)) for n in range(12)} & {"travel:102", "travel:103"}


def test_distances_follow_the_keys() -> None:
    g = at_work()
    assert distance(g, 101, lambda number: number == 104) == 1
    assert distance(g, 102, lambda number: number == 104) == 2
    assert distance(g, 101, lambda number: number == 999) is None
    assert step_towards(g, 102, 101, lambda number: number == 104)
    assert not step_towards(g, 101, 102, lambda number: number == 104)
    cond = {"all": [{"at": [104, 105]}, {"menhir": {"count": ">=1"}}, {"dial": {"107": ">=2"}}]}
    assert sorted(numbers_in(asked_for(cond))) == [104, 105, 107]


def test_it_plays_cards_that_connect_and_flees_what_would_kill_it() -> None:
    g = play(coast("fowler"), MeetEncounter(members=[0], id="e.violet.eel_king"))
    answer(g, 0, "keep_hand")
    assert choice(g).startswith("play:")
    g = fight(enemy(30, table=[{"pool": [0, 29], "do": [{"damage": 5}]}], opportunity=[]))
    set_tracks(g, 0, 3, 3, 0)
    assert choice(g) == "flee"


def test_a_position_is_worth_more_with_health_light_food_and_fulfilled_quests() -> None:
    g = at_work(2)
    start = value(GAME, g, 0)
    for change in (
        lambda g: setattr(g.heroes[0], "health", 2),
        lambda g: g.heroes[0].resources.update(food=0),
        lambda g: g.menhirs.clear(),
        lambda g: setattr(g.heroes[1], "alive", False),
        lambda g: setattr(g.heroes[0], "terror", 9),
    ):
        worse = g.clone()
        change(worse)
        assert value(GAME, worse, 0) < start
    better = g.clone()
    better.quests_done = 1
    assert value(GAME, better, 0) > start


def test_harm_is_read_from_the_combat_table() -> None:
    g = fight(enemy(9, table=[{"pool": [0, 8], "do": [{"damage": 2}, {"lose": {"health": 1}}]}]))
    assert g.encounter is not None
    entry = g.box.encounters["enemy"]
    assert harm(g.encounter, entry) == pytest.approx(2.4)
    g = play(coast("saltwife"), MeetEncounter(members=[0], id="e.blue.bailiff"))
    assert g.encounter is not None
    assert harm(g.encounter, g.box.encounters["e.blue.bailiff"]) == 0
    assert value(GAME, g, 0) < value(GAME, play(coast("saltwife"), Day()), 0)


def test_habits_take_the_first_word_that_is_offered() -> None:
    assert first_of(("stay", "join"), ("join",)) == "join"
    assert first_of(("own:energy:1", "keep"), ("own", "keep")) == "own:energy:1"
    assert first_of(("a", "b"), ("c",)) is None


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_it_does_better_than_chance(seats: int) -> None:
    """Quests fulfilled in twelve days of six campaigns."""
    done = {}
    for name in ("random", "greedy"):
        bot = find_bot(name, "tainted_grail")
        done[name] = 0
        for seed in range(6):
            g = GAME.open_table(BOX, seats, AvalonOptions(max_days=12), f"better {seed}")
            play_out(GAME, g, [bot] * seats, f"better {seed}", 4000)
            assert not g.open
            done[name] += g.quests_done * 10 - 10 * g.used.get("grace", 0) + g.day
    assert done["greedy"] > done["random"]


@pytest.mark.parametrize("once", [True, "chapter", "day"])
def test_it_does_not_come_back_for_what_is_offered_once_and_was_taken(once: bool | str) -> None:
    """Who planned for it all the same stood at one place and explored it until the Chapter was over."""
    g = at_work()
    choice = VerseChoice("take_the_net", "end", once=once)
    deed = Deed(101, "explore", once=(mark_taken(choice, "101.v1.take_the_net"),))
    assert RoutePlanner(g, 0).to_deed(deed) is not None
    use_up(g, choice, "101.v1.take_the_net")
    assert RoutePlanner(g, 0).to_deed(deed) is None
