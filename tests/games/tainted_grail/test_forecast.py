"""What an answer would surely bring, as data: paid, gained, lost, placed, and where everything would stand."""

from __future__ import annotations

import msgspec
from tests.games.tainted_grail.coast import coast, do, give_item
from tests.games.tainted_grail.fights import card, enemy, fight, say, scene, speaker, words_of
from tests.games.tainted_grail.seats import answer, at_work, question
from tests.games.tainted_grail.tables import asked, play, set_tracks

from tavola.games.tainted_grail import GAME
from tavola.games.tainted_grail.content.vocabulary import ANY_ITEM
from tavola.games.tainted_grail.deeds.character import DiscardItems
from tavola.games.tainted_grail.deeds.day import RestAll
from tavola.games.tainted_grail.present.forecast import (
    AvalonForecast,
    CardForecast,
    MoveForecast,
    PlacedForecast,
    PriceForecast,
    ResourceForecast,
    TrackForecast,
)
from tavola.games.tainted_grail.state import Avalon

FOE = enemy(5, "free|magic|aggression 1", opportunity=[{"damage": 1}])
BLOW = card("blow", "free cubes1|magic cubes2|bonus cubes1")


def foreseen(g: Avalon, key: str) -> AvalonForecast:
    return GAME.forecast(g, asked(g), key)


def test_a_way_costs_energy_and_leads_somewhere() -> None:
    g = at_work()
    key = next(key for key in question(g).legal() if key.startswith("travel:"))
    told = GAME.forecast(g, question(g), key)
    assert told.paid == (PriceForecast(0, "energy", 1),)
    assert told.tracks == (TrackForecast(0, "energy", 6, 5),)
    assert told.moved == (MoveForecast(0, int(key.partition(":")[2])),)
    assert (told.pool, told.marker, told.outcome) == (None, None, "")


def test_an_answer_has_its_price_whoever_will_pay_it() -> None:
    g = at_work(2)
    prices = {key: GAME.forecast(g, question(g), key).price for key in question(g).legal()}
    assert [(part.kind, part.n, part.each) for part in prices["explore"]] == [("energy", 1, True)]
    assert prices["explore"] == prices["travel:104"]
    assert prices["location:mend_nets"][0].each is False
    assert prices["pass"] == ()
    assert GAME.forecast(g, question(g), "explore").paid == ()  # who joins is asked first


def test_a_choice_on_a_card_has_its_price_alone_and_in_company() -> None:
    options = {"choose": {"options": [{"key": "a", "cost": {"wealth": 1}}, {"key": "b"}]}}
    for names in (["fowler"], ["fowler", "ferrywoman"]):
        g = coast(*names)
        g.party = list(range(len(names)))
        do(g, options)
        assert [(part.kind, part.n) for part in foreseen(g, "verse:101.v1-a").price] == [("wealth", 1)]
        assert foreseen(g, "verse:101.v1-b").price == ()


def test_what_is_taken_and_given_of_one_kind_is_one_figure() -> None:
    options = [{"key": "a", "do": [{"gain": {"food": 3}}, {"lose": {"food": 1}}, {"damage": 1}, {"damage": 1}]}]
    g = do(coast(), {"choose": {"options": [*options, {"key": "b"}]}})
    before, health = g.heroes[0].resources["food"], g.heroes[0].health
    told = foreseen(g, "verse:101.v1-a")
    assert told.resources == (ResourceForecast(0, "food", 2, before + 2),)
    assert TrackForecast(0, "health", health, health - 2) in told.tracks
    assert foreseen(g, "verse:101.v1-b") == AvalonForecast()


def test_an_item_that_goes_is_named_as_it_lights_up() -> None:
    g = coast()
    for item in ("quill", "tallow"):
        give_item(g, 0, item)
    play(g, DiscardItems(0, 1, ANY_ITEM))
    assert foreseen(g, "discard:tallow#1").lost == (CardForecast(0, "item:tallow#1"),)


def test_what_is_hidden_ends_it() -> None:
    g = answer(at_work(), 0, "explore")
    told = GAME.forecast(g, question(g), "pray")
    assert told.resources == (ResourceForecast(0, "magic", -1, 0),)
    assert told.gained == ()


def test_a_meal_is_told_to_each_although_all_are_asked_at_once() -> None:
    g = at_work(2)
    g.open, g.mode = [], ""
    set_tracks(g, 0, 3, 5, 0)
    play(g, RestAll())
    told = GAME.forecast(g, question(g), "eat")
    assert {track.seat for track in told.tracks} == {0}
    assert TrackForecast(0, "health", 5, 6) in told.tracks


def test_a_card_is_placed_with_the_keys_that_connect() -> None:
    g = fight(FOE, BLOW, decks=[["blow"]])
    g.heroes[0].markers["aggression"] = 1
    with_magic = foreseen(g, "play:blow:m1")
    assert with_magic.placed == (PlacedForecast(0, "blow", ("aggression", "magic", "free")),)
    assert [foreseen(g, key).pool for key in ("play:blow", "play:blow:m1", "stop")] == [2, 4, 0]
    health, energy = g.heroes[0].health, g.heroes[0].energy
    attacked = TrackForecast(0, "health", health, health - 1)
    assert foreseen(g, "stop").tracks == (attacked,)
    assert set(foreseen(g, "flee").tracks) == {attacked, TrackForecast(0, "energy", energy, energy - 1)}
    say(g, "play:blow:m1")
    scene(g).pool = 5
    assert foreseen(g, "stop").outcome == "won"


def test_in_diplomacy_the_marker_and_the_stage_won() -> None:
    told = words_of("told", "free affinity2|none|none")
    stages = [{"key": "one", "reaction": []}, {"key": "two", "reaction": []}]
    g = fight(speaker(stages=stages), told, decks=[["told"]])
    assert foreseen(g, "play:told").marker == 5
    scene(g).marker = 7
    assert foreseen(g, "stop").stage_won


def test_who_is_hurt_too_much_is_told_what_comes_of_it() -> None:
    options = [{"key": "a", "do": [{"lose": {"health": 99}}]}, {"key": "b"}]
    told = foreseen(do(coast(), {"choose": {"options": options}}), "verse:101.v1-a")
    assert [(one.seat, one.condition) for one in told.conditions] == [(0, "cond.dying.solo")]
    assert msgspec.json.encode(told.data()["conditions"]) == b'[{"seat":0,"condition":"cond.dying.solo"}]'
