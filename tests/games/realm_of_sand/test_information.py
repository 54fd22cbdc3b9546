"""Who sees what."""

import msgspec
import pytest
from tests.games.realm_of_sand.table import do, fixture, keys, table, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.options import SandOptions
from tavola.kernel.codec import state_bytes
from tavola.kernel.flow import take
from tavola.kernel.view import seat_view


def seen(g, viewer):
    return msgspec.to_builtins(GAME.view(g, viewer))


@pytest.mark.rule("RS-14.1")
def test_what_all_see():
    g = table(
        "D . . . D\nE (S) . . .", others=["D . . . D\nO . . . ."], front="M", kept=["k7"], power="red", charged_in=4
    )
    for viewer in (0, 1, None):
        view = GAME.view(g, viewer)
        mine, theirs = view.players
        assert {cell.name: cell.piece for cell in mine.cells if cell.piece} == {"a2": "E", "b2": "(S)"}
        assert {cell.name: cell.piece for cell in theirs.cells if cell.piece} == {"a2": "O"}
        assert (mine.active, mine.front["M"], mine.charged, mine.kept) == (("i-eco", "i-cce", "l-eco"), 1, True, (2,))
        assert view.supply == {"E": 27, "C": 28, "O": 27}
        assert view.circle == tuple(g.circle)
        assert view.decks == tuple(len(deck) for deck in g.decks)
        assert view.display == tuple(tuple(row) for row in g.display)


@pytest.mark.rule("RS-14.2")
def test_nobody_sees_the_order_of_the_decks():
    g = GAME.open_table(vetra(), 2, None, "hidden")
    clone = g.clone()
    for deck in clone.decks:
        deck.reverse()
    for viewer in (0, 1, None):
        assert seen(g, viewer) == seen(clone, viewer)


@pytest.mark.rule("RS-14.3", "RS-14.2")
def test_no_card_in_a_deck_or_kept_by_another_is_named_in_a_view():
    g = table(kept=["k7"], power="red")
    hidden = {card for deck in g.decks for card in deck}
    for viewer in (0, 1, None):
        named = set(GAME.view(g, viewer).cards)
        assert not named & hidden
        assert ("k7" in named) is (viewer == 0)


@pytest.mark.rule("RS-14.3")
def test_who_put_cards_under_a_deck_remembers_them_until_they_are_drawn():
    g = table(power="red", charged_in=3)
    do(g, "power", "deck:3")
    kept, upper, lower = g.looked_at
    do(g, f"keep:{kept}:{upper}:{lower}")
    assert GAME.view(g, 0).remembered == ((), (), (lower, upper))
    assert GAME.view(g, 1).remembered == ((), (), ())
    clone = GAME.resample(g, 0, 99)
    assert clone.decks[2][:2] == [lower, upper]
    others = [GAME.resample(g, 1, number).decks[2][:2] for number in range(20)]
    assert any(known != [lower, upper] for known in others)
    g.display[2] = ["", "", "", ""]
    g.decks[2] = [lower, upper, "f3-8"]
    do(g, keys(g, "place")[0])
    do(g, keys(g, "take")[0], "end")
    assert g.sunk == [[], [], []]


@pytest.mark.rule("RS-14.3")
def test_an_imagined_world_redraws_what_another_looks_at_and_keeps():
    g = table(power="red", charged_in=3, kept=["k7"])
    do(g, "power", "deck:2")
    worlds = [GAME.resample(g, 1, number) for number in range(30)]
    assert len({tuple(world.looked_at) for world in worlds}) > 1
    assert len({world.players[0].kept[0] for world in worlds}) > 1
    for world in worlds:
        assert {key.split(":")[1] for key in world.open[0].keys} == set(world.looked_at)
        assert GAME.pieces(world) == GAME.pieces(g)
        assert seen(world, 1) == seen(g, 1)
    mine = GAME.resample(g, 0, 7)
    assert (mine.looked_at, mine.players[0].kept) == (g.looked_at, ["k7"])


@pytest.mark.rule("RS-14.3")
def test_what_another_could_complete_does_not_show():
    """A kept card that matches is among the keys of its owner only."""
    g = table("D . . . D\nC C C . .", kept=["k6"], display=[["k1"], ["k4"], ["k5"]], power="red")
    assert "complete:k6" in keys(g)
    worlds = [GAME.resample(g, 1, number) for number in range(30)]
    assert any("complete:k6" not in world.open[0].keys for world in worlds)
    assert seat_view(GAME, g, 1).decisions == ()


@pytest.mark.rule("RS-14.3", "RS-10.10")
def test_a_card_named_aloud_stays_while_its_cells_are_chosen():
    g = table("D . . . D\nC C C C .", kept=["k6"], display=[["k1"], ["k4"], ["k5"]], power="red")
    do(g, "complete:k6")
    assert {GAME.resample(g, 1, number).players[0].kept[0] for number in range(20)} == {"k6"}


@pytest.mark.rule("RS-14.4")
def test_new_cards_are_known_before_the_next_player_acts():
    g = table("D . . . D\nE E . . .\nC . . . .")
    top = g.decks[0][-1]
    do(g, "complete:k1", keys(g, "place")[0])
    do(g, keys(g, "take")[0])
    assert top not in GAME.view(g, 1).cards
    do(g, "end")
    assert g.open[0].seat == 1
    assert top in GAME.view(g, 1).cards


@pytest.mark.rule("RS-14.5")
def test_nothing_is_chosen_simultaneously_and_only_decks_and_red_are_hidden():
    """Without red, an imagined world differs from the table in the decks and in chance alone."""
    g = GAME.open_table(fixture(), 4, SandOptions(), "open")
    for nth in range(60):
        assert len(g.open) == 1
        clone = GAME.resample(g, 2, nth)
        clone.rng, clone.decks = g.rng, g.decks
        assert state_bytes(clone) == state_bytes(g)
        legal = g.open[0].legal()
        take(g, g.open[0], legal[nth * 31 % len(legal)])
