"""Secrets (TG-27) and Secret 42 (TG-40.7)."""

from __future__ import annotations

import pytest
from tests.games.tainted_grail.coast import coast, coast_box, do, give_item
from tests.games.tainted_grail.tables import answer, asked, keys, play

from tavola.games.tainted_grail.campaign.opening import set_up
from tavola.games.tainted_grail.character.secrets import discard_secret, gain_secret, is_personal, remove_secret
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.day.trade import why_not_trade
from tavola.games.tainted_grail.deeds.campaign import AddCharacter, ShelveCharacter
from tavola.games.tainted_grail.deeds.character import HoldToItemLimit
from tavola.games.tainted_grail.deeds.day import TradeWindow
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon, Dial, Encounter
from tavola.kernel.flow import run


def held(g: Avalon, seat: int = 0) -> list[int]:
    return sorted(int(card_of(secret.id)) for secret in g.heroes[seat].secrets)


@pytest.mark.rule("TG-27.1")
def test_secrets_are_numbered_and_never_in_the_item_deck() -> None:
    g = coast()
    assert sorted(int(card_of(copy)) for copy in g.secrets_left) == sorted(coast_box().secrets)
    assert not any(card_of(copy).isdigit() for copy in g.item_deck)


@pytest.mark.rule("TG-27.2", by="helpers")
def test_secrets_do_not_count_for_the_limit_of_the_dying_card() -> None:
    g = coast()
    for number in (9, 17, 18, 22):
        gain_secret(g, 0, number)
        run(g)
    for item in ("quill", "tallow", "reed_whistle"):
        give_item(g, 0, item)
    g.heroes[0].conditions = ["cond.dying.solo"]  # three Items at most
    play(g, HoldToItemLimit(0))
    assert not g.open
    assert len(held(g)) == 4


@pytest.mark.rule("TG-27.2", "TG-30.4")
def test_only_an_effect_that_names_it_takes_a_secret_away() -> None:
    g = coast()
    gain_secret(g, 0, 17)
    run(g)
    do(g, {"item": {"discard": "all"}})
    assert held(g) == [17]
    do(g, {"secret": {"remove": 17}})
    assert held(g) == []
    assert g.secrets_removed == ["17#1"]
    do(g, {"secret": {"gain": 17}})
    assert held(g) == []  # it has left the campaign


@pytest.mark.rule("TG-27.4")
def test_personal_secrets_are_never_traded() -> None:
    """Part H, 37."""
    g = coast("fowler", "ferrywoman")
    gain_secret(g, 0, 9)
    gain_secret(g, 0, 17)
    run(g)
    assert is_personal(g, "9#1")
    play(g, TradeWindow())
    answer(g, "trade:1", 0)
    assert "give:17#1" in keys(g, 0)
    assert "give:9#1" not in keys(g, 0)
    refusal = why_not_trade(g, 0, "9#1", 1)
    assert refusal is not None
    assert refusal.code == "TG_E_PERSONAL"


@pytest.mark.rule("TG-27.5")
def test_a_secret_may_carry_a_quest_and_stays_with_its_owner() -> None:
    g = coast("fowler", "ferrywoman")
    do(g, {"secret": {"gain": 30}}, hero=1)
    assert g.quests == ["secret:30#1"]
    assert held(g, 1) == [22, 30]  # its on_gain gives Secret 22
    do(g, {"status": {"set": ["trial#1", "trial#2", "trial#3", "trial#4", "trial#7"]}})
    from tavola.games.tainted_grail.deeds.campaign import CheckQuests

    play(g, CheckQuests())
    assert g.heroes[1].resources["exp"] == 5
    assert held(g, 1) == [22]
    assert g.quests == []


@pytest.mark.rule("TG-27.6")
def test_each_number_exists_once() -> None:
    g = coast("fowler", "ferrywoman")
    do(g, {"secret": {"gain": 18}})
    do(g, {"secret": {"gain": 18}}, hero=1)
    assert (held(g, 0), held(g, 1)) == ([18], [])


@pytest.mark.rule("TG-27.7")
def test_a_secret_gained_by_a_party_goes_to_one_member() -> None:
    g = coast("fowler", "ferrywoman", "saltwife")
    g.party = [0, 1]
    do(g, {"secret": {"gain": 18}, "who": "party"})
    assert asked(g).prompt == "choose_member"
    assert keys(g) == ["hero:0", "hero:1"]
    answer(g, "hero:1")
    assert held(g, 1) == [18]


@pytest.mark.rule("TG-30.1")
def test_a_discarded_secret_may_be_gained_again() -> None:
    g = coast()
    gain_secret(g, 0, 9)
    run(g)
    assert [dial.target for dial in g.dials] == ["secret:9#1"]
    discard_secret(g, 9)
    assert g.dials == []  # its dial goes with it
    assert "9#1" in g.secrets_left
    do(g, {"secret": {"gain": 9}})
    assert held(g) == [9]


def test_removing_a_secret_that_nobody_holds_takes_it_out_of_the_campaign() -> None:
    g = coast()
    remove_secret(g, 31)
    assert g.secrets_removed == ["31#1"]
    assert "31#1" not in g.secrets_left


def test_a_personal_secret_with_a_time_dial_runs_out() -> None:
    """S14: the fever lasts four mornings, weakens while it does, and goes with a fright."""
    from tavola.games.tainted_grail.day.day import expire

    g = coast()
    g.heroes[0].terror = 0
    do(g, {"secret": {"gain": 9}})
    assert g.dials[0].value == 4
    assert modified(g, 0, "energy_recovery", 4) == 3
    expire(g, "secret:9#1")
    run(g)
    assert held(g) == []
    assert g.heroes[0].terror == 1
    assert modified(g, 0, "energy_recovery", 4) == 4


@pytest.mark.rule("TG-40.7")
def test_secret_42_is_held_by_the_lowest_number_and_holds_for_everybody() -> None:
    g = set_up(coast_box(), 2, AvalonOptions(secret_42=True, characters="ferrywoman,fowler"), 1)
    assert held(g, 1) == [42]  # the fowler is number 1
    assert held(g, 0) == []
    g.encounter = Encounter("e.blue.bailiff", "diplomacy", [0, 1], [0, 1], active=0, phase="attack")
    assert [modified(g, seat, "affinity_loss", 1) for seat in (0, 1)] == [2, 2]
    g.encounter = Encounter("e.grey.poacher", "combat", [0, 1], [0, 1], active=0, phase="attack")
    assert modified(g, 0, "affinity_loss", 1) == 1


@pytest.mark.rule("TG-30.4", "TG-31.5")
def test_a_secret_out_of_the_campaign_does_not_come_back_with_who_took_it_along() -> None:
    g = coast("fowler", "ferrywoman")
    gain_secret(g, 1, 9)
    run(g)
    g.dials = [Dial("secret:9#1", "time", 2)]
    play(g, ShelveCharacter(1))
    before = g.clone()
    do(g, {"secret": {"remove": 9}})
    assert (g.secrets_removed, g.dials) == (["9#1"], [])
    assert [len(hero.secrets) for hero in before.shelved] == [1]  # a clone has its own
    play(g, AddCharacter("ferrywoman"))
    assert held(g, 1) == []


@pytest.mark.rule("TG-32.7", "TG-27.3")
def test_a_secret_without_a_keyword_is_no_item_and_works_at_once_inside_an_encounter() -> None:
    g = coast()
    g.encounter = Encounter("e.green.eel_run", "combat", [0], [0])
    plain, worn = (
        next(s for s in coast_box().secrets.values() if bool(s.keyword) == wanted) for wanted in (False, True)
    )
    for entry in (plain, worn):
        gain_secret(g, 0, entry.number)
    assert [(card_of(secret.id), secret.up) for secret in g.heroes[0].secrets] == [
        (str(plain.number), True),
        (str(worn.number), False),
    ]
