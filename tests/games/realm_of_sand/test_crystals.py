"""Advanced mode: charging and using the crystal."""

import pytest
from tests.games.realm_of_sand.table import do, drawn, fixture, keys, kinds, prompt, refusal, table, the

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.events import CardCompleted

OVER_CRYSTAL = """
    D . . . D
    . E C . .
    . C E . ."""
BESIDE = """
    D . . . D
    E C . . .
    C E . . ."""


def next_round(g):
    """Both players place something; the first is to move again."""
    for _ in range(2):
        if g.phase == "before":
            do(g, keys(g, "place")[0])
            do(g, keys(g, "take")[0])
        do(g, "end")


@pytest.mark.rule("RS-10.1")
def test_basic_mode_has_no_powers():
    """S-44."""
    g = table(OVER_CRYSTAL)
    do(g, "complete:k4")
    assert not g.players[0].charged
    assert refusal(g, "power") == ("RS_E_BASE_MODE", "RS-10.1")


@pytest.mark.rule("RS-10.2")
def test_a_charged_crystal_is_turned_to_use_the_power_once():
    g = table(power="orange", charged_in=3)
    events = do(g, "power")
    assert kinds(events) == ["CrystalUsed", "LevelChanged"]
    assert not g.players[0].charged
    assert refusal(g, "power") == ("RS_E_CRYSTAL_EMPTY", "RS-10.2")


@pytest.mark.rule("RS-10.3", "RS-9.7")
def test_paying_a_piece_on_a_crystal_charges_it():
    """S-39."""
    g = table(OVER_CRYSTAL, power="red")
    events = do(g, "complete:k4")
    assert "CrystalCharged" in kinds(events)
    assert (g.players[0].charged, g.players[0].charged_in_round) == (True, 5)


@pytest.mark.rule("RS-10.3")
def test_a_card_completed_elsewhere_charges_nothing():
    g = table(BESIDE, power="red")
    assert "CrystalCharged" not in kinds(do(g, "complete:k4"))
    assert not g.players[0].charged


@pytest.mark.rule("RS-10.4")
def test_a_charged_crystal_is_not_charged_again():
    g = table("D . . . D\n. E C . .\n. C E O .\n. . . . .", power="red", charged_in=2)
    assert "CrystalCharged" not in kinds(do(g, "complete:k4"))
    assert g.players[0].charged_in_round == 2


@pytest.mark.rule("RS-10.4")
def test_two_such_cards_in_a_turn_charge_once():
    g = table("D . . . D\n. E E . .\n. . C . C", power="red")
    assert "CrystalCharged" in kinds(do(g, "complete:k1"))
    do(g, "place:i-cce:r180:b3")
    do(g, keys(g)[0])
    events = do(g, "complete:k6")
    assert the(events, CardCompleted).cells == ("c3", "d3", "e3")
    assert "CrystalCharged" not in kinds(events)
    assert g.players[0].charged


@pytest.mark.rule("RS-10.5")
def test_a_fresh_charge_waits_for_the_next_round():
    """S-40."""
    g = table(OVER_CRYSTAL, power="orange")
    do(g, "complete:k4")
    assert refusal(g, "power") == ("RS_E_CRYSTAL_FRESH", "RS-10.5")
    next_round(g)
    assert g.round == 6
    do(g, "power")
    assert g.players[0].level == 1


@pytest.mark.rule("RS-10.6")
def test_an_old_charge_stays_usable_though_a_crystal_is_covered_again():
    g = table(OVER_CRYSTAL, power="orange", charged_in=3)
    do(g, "complete:k4")
    do(g, "power")
    assert g.players[0].level == 1


@pytest.mark.rule("RS-10.7")
def test_used_and_charged_again_in_one_turn():
    """S-42: at most one use a turn."""
    g = table(OVER_CRYSTAL, power="orange", charged_in=3)
    do(g, "power", "complete:k4")
    assert refusal(g, "power") == ("RS_E_CRYSTAL_FRESH", "RS-10.5")
    next_round(g)
    assert "power" in keys(g)


@pytest.mark.rule("RS-10.8")
@pytest.mark.parametrize("power", ["red", "yellow", "green", "orange", "blue"])
def test_powers_are_additional_actions_before_and_after(power):
    g = table("D . . . D\nE . . . .", power=power, charged_in=3, front="E")
    assert "power" in keys(g)
    do(g, "place:i-eco:r0:b4")
    do(g, keys(g, "take")[0])
    assert "power" in keys(g)


@pytest.mark.rule("RS-10.8", "RS-10.13")
def test_purple_is_declared_with_a_summon():
    g = table(power="purple", charged_in=3, front="E")
    assert "power" not in keys(g)
    assert keys(g, "summon") == ("summon", "summon:all")
    assert refusal(g, "power") == ("RS_E_WITH_SUMMON", "RS-10.8")


@pytest.mark.rule("RS-10.9")
@pytest.mark.parametrize(
    ("power", "settings", "code"),
    [
        ("orange", {"level": 5}, "RS_E_LEVEL_MAX"),
        ("yellow", {}, "RS_E_NOTHING_TO_EXCHANGE"),
        ("yellow", {"front": "E", "reserve": "C0 O0 S0 M0"}, "RS_E_NOTHING_TO_EXCHANGE"),
        ("green", {}, "RS_E_NOTHING_TO_CARRY"),
    ],
)
def test_a_power_without_effect_is_refused_and_not_used_up(power, settings, code):
    g = table(power=power, charged_in=3, **settings)
    assert refusal(g, "power")[0] == code
    assert g.players[0].charged


@pytest.mark.rule("RS-10.9", "RS-10.11")
def test_red_needs_a_card_in_some_deck():
    g = table(power="red", charged_in=3)
    g.decks = [[], [], []]
    assert GAME.why_not(g, g.open[0], "power").code == "RS_E_DECK_EMPTY"


@pytest.mark.rule("RS-10.9", "RS-10.13")
def test_purple_needs_a_disc():
    g = table(power="purple", charged_in=3)
    assert not keys(g, "summon")
    assert refusal(g, "summon:all") == ("RS_E_SUMMON_EMPTY", "RS-6.2")


@pytest.mark.rule("RS-10.18")
def test_each_board_has_one_power():
    powers = [fixture().sides[board, "advanced"].power for board in fixture().boards]
    assert sorted(str(power) for power in powers) == ["blue", "green", "orange", "purple", "red", "yellow"]


@pytest.mark.rule("RS-10.19")
def test_powers_charge_nothing_and_complete_nothing():
    """S-96: a square carried onto the crystal."""
    g = table("D . . . D\nO O . . .", power="green", charged_in=3)
    do(g, "power", "carry:a2:c3")
    assert drawn(g).splitlines()[1:3] == [". O . . .", ". . O . ."]
    assert (g.players[0].charged, g.players[0].completed) == (False, [])
    for power in ("yellow", "blue"):
        g = table("D . . . D\nO . (O) . .", power=power, charged_in=3)
        do(g, "power", keys_after_power(g))
        assert not g.players[0].charged


def keys_after_power(g):
    clone = g.clone()
    do(clone, "power")
    return keys(clone)[0]


@pytest.mark.rule("RS-10.2")
def test_the_view_tells_a_fresh_charge_from_a_usable_one():
    g = table(OVER_CRYSTAL, power="orange")
    do(g, "complete:k4")
    me = GAME.view(g, 1).players[0]
    assert (me.charged, me.ready, me.power) == (True, False, "orange")
    assert prompt(g) == "turn"
