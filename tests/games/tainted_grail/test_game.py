"""What the table asks of the game: how it ends, imagined worlds, counted pieces, days as rounds."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games.tainted_grail.coast import coast
from tests.games.tainted_grail.seats import BOX, answer, at_work, opened, question

from tavola.games.info import TAINTED_GRAIL
from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.campaign.quests import settle_quest
from tavola.games.tainted_grail.deeds.campaign import EndCampaign
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.flow import run, take, then


def to_the_end(g: Avalon, seed: int = 1) -> Avalon:
    chance = random.Random(seed)
    while g.open:
        decision = chance.choice([decision for decision in g.open if decision.seat not in g.held])
        take(g, decision, chance.choice(decision.legal()))
        g.events = []
    return g


def test_a_table_stops_at_its_last_day_neither_won_nor_lost() -> None:
    g = opened(2, max_days=1)
    assert GAME.outcome(g) is None
    outcome = GAME.outcome(to_the_end(g))
    assert outcome is not None
    assert (outcome.ending, outcome.undecided, outcome.places) == ("day_limit", True, (2, 2))
    assert GAME.rounds(g) == 1


@pytest.mark.rule("TG-31.1")
@pytest.mark.parametrize(("end", "place"), [("win", 1), ("fail", 2)])
def test_all_share_one_place(end: str, place: int) -> None:
    g = at_work(3)
    settle_quest(g, "event:ev.c1.p1", succeeded=True, hero=0)
    g.open, g.mode = [], ""
    then(g, EndCampaign(end))
    run(g)
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert outcome.places == (place,) * 3
    assert outcome.scores == (1, 1, 1)  # Quests fulfilled
    assert not outcome.undecided
    assert outcome.ending in ("the_tide_turns", "the_coast_drowns")


def test_the_table_lets_everybody_choose_or_names_the_characters_beforehand() -> None:
    g = GAME.open_table(BOX, 2, AvalonOptions(), "choose")
    assert (question(g).prompt, len(question(g).legal())) == ("choose_character", 4)
    assert [hero.character for hero in opened(2, characters="bellman,fowler").heroes] == ["bellman", "fowler"]


# -- imagined worlds


def in_combat() -> Avalon:
    g = coast("fowler", "ferrywoman")
    then(g, MeetEncounter(members=[0, 1], id="e.green.marsh_hound"))
    run(g)
    return g


def test_an_imagined_world_differs_in_deck_orders_and_in_nothing_that_is_open() -> None:
    g = in_combat()
    world = GAME.resample(g, 0, 99)
    for hero, other in zip(g.heroes, world.heroes, strict=True):
        assert hero.combat.hand == other.combat.hand
        assert hero.combat.deck != other.combat.deck
        assert sorted(hero.combat.deck) == sorted(other.combat.deck)
        assert sorted(hero.diplomacy.reserve) == sorted(other.diplomacy.reserve)
    assert world.item_deck != g.item_deck
    assert world.rng != g.rng
    assert GAME.view(world, 0) == GAME.view(g, 0)
    assert GAME.pieces(world) == GAME.pieces(g)


def test_the_story_s_own_events_stay_where_they_lie_in_every_world() -> None:
    g = at_work()
    assert len(g.event_deck) >= 2  # two Random Events were put there by the first Event
    story = [nth for nth, copy in enumerate(g.event_deck) if BOX.events[copy.partition("#")[0]].chapter]
    worlds = [GAME.resample(g, 0, rng) for rng in range(12)]
    assert all([world.event_deck[nth] for nth in story] == [g.event_deck[nth] for nth in story] for world in worlds)
    assert len({tuple(world.event_deck) for world in worlds}) > 1
    every = sorted([*g.event_deck, *g.random_events])
    assert all(sorted([*world.event_deck, *world.random_events]) == every for world in worlds)


def test_what_another_has_answered_in_secret_is_imagined_and_one_s_own_answer_is_known() -> None:
    g = at_work(3)
    answer(g, 0, "explore")
    answer(g, 1, "join")
    seen = {GAME.resample(g, 2, rng).held[1] for rng in range(20)}
    assert seen == {"join", "stay"}
    assert {GAME.resample(g, 1, rng).held[1] for rng in range(20)} == {"join"}


# -- pieces


def test_a_lost_or_doubled_card_is_counted_as_amiss() -> None:
    g = in_combat()
    whole = GAME.pieces(g)
    assert whole["cards amiss"] == whole["cells shared"] == whole["events doubled"] == 0
    g.heroes[0].combat.hand.pop()
    assert GAME.pieces(g)["cards amiss"] == 1
    g.heroes[1].combat.deck.append(g.heroes[1].combat.deck[0])
    assert GAME.pieces(g)["cards amiss"] == 2
    g.item_deck.pop()
    assert GAME.pieces(g) != whole


def test_the_card_being_placed_is_counted() -> None:
    g = in_combat()
    while g.open[0].prompt != "play_card":
        answer(g, g.open[0].seat, g.open[0].legal()[0])
    seat = g.open[0].seat
    whole = GAME.pieces(g)
    answer(g, seat, next(key for key in g.open[0].legal() if key.startswith("play:")))
    assert GAME.pieces(g) == whole


def test_no_word_of_the_story_is_given_away_beforehand() -> None:
    """Names of places, Secrets and pages are told by the table when their time comes."""
    for secret in ("verse-101-v1", "location-152", "secret-17", "encounter-e-green-marsh-hound", "dream-102"):
        assert secret.startswith(TAINTED_GRAIL.secret_words)
    assert not "character-fowler".startswith(TAINTED_GRAIL.secret_words)


def test_the_view_is_plain_data() -> None:
    g = at_work(2)
    assert msgspec.json.decode(msgspec.json.encode(GAME.view(g, None)))["heroes"][1]["character"] == "ferrywoman"
