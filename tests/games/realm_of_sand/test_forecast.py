"""What an answer would bring, as data: clients draw it and hold no rules."""

import pytest
from tests.games.realm_of_sand.table import ask_again, do, keys, table

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.forecast import CardForecast, PieceForecast
from tavola.games.realm_of_sand.shapes import WAYS, drawn, read_figure, turned, ways_to_lie


def forecast(g, key):
    return GAME.forecast(g, g.open[0], key)


@pytest.mark.rule("RS-4.5", "RS-4.7")
def test_a_tile_tells_what_it_lays_and_covers():
    g = table("D . . . D\nO . . . .")
    told = forecast(g, "place:i-eco:r0:a2")
    assert [(piece.cell, piece.piece) for piece in told.placed] == [("a2", "E"), ("b2", "C"), ("c2", "O")]
    assert told.covered == (PieceForecast("a2", "O"),)


@pytest.mark.rule("RS-7.1")
def test_the_cards_that_a_tile_would_make_completable_come_with_their_cells():
    """The same cells as the rules find once the tile lies there; none for a card that could be completed before."""
    g = table("D . . . D\nE E . . .\n. . . . .")
    told = {key: forecast(g, key).completable for key in keys(g, "place")}
    assert any(told.values())
    key, cards = next((key, cards) for key, cards in told.items() if cards)
    assert not {f"complete:{card.card}" for card in cards} & set(keys(g))
    do(g, key)
    if "after" not in g.open[0].prompt:
        do(g, keys(g)[0])
    for card in cards:
        assert f"complete:{card.card}" in keys(g)
        assert set(forecast(g, f"complete:{card.card}").completed[0].cells) == set(card.cells)


@pytest.mark.rule("RS-8.1")
def test_completing_tells_where_and_what_is_gained():
    g = table("D . . . D\n. E C . .\n. C E . .", power="red")
    told = forecast(g, "complete:k4")
    card = g.card("k4")
    assert told.completed == (CardForecast("k4", ("b2", "c2", "b3", "c3")),)
    assert (told.stars, told.hourglasses) == (card.stars, card.hourglasses)
    assert len(told.discs) == len(card.discs)


def test_discs_and_squares_that_move_lie_where_they_go():
    g = table("D . . . D\n. . (S) . .", front="M")
    do(g, "summon")
    assert forecast(g, "disc:M:b3").placed == (PieceForecast("b3", "(M)"),)
    assert forecast(g, "move:c2:b2").placed == (PieceForecast("b2", "(S)"),)


def test_the_words_are_those_of_the_preview():
    g = table("D . . . D\nE E . . .\nC . . . .")
    for key in keys(g):
        assert list(forecast(g, key).words) == GAME.preview(g, g.open[0], key)


def test_a_forecast_looks_once_and_changes_nothing(monkeypatch):
    g = table("D . . . D\nE E . . .")
    clones = []
    clone = type(g).clone
    monkeypatch.setattr(type(g), "clone", lambda self: clones.append(1) or clone(self))
    forecast(g, keys(g, "place")[0])
    assert len(clones) == 1


@pytest.mark.rule("RS-4.3")
def test_the_view_tells_how_each_tile_in_hand_can_be_turned():
    """Turned four times or flipped twice it is as before, and each look has the name by which answers call it."""
    g = table()
    ask_again(g)
    view = GAME.view(g, 0)
    assert set(view.looks) == set(g.players[0].active)
    assert GAME.view(g, None).looks == {}
    for tile, looks in view.looks.items():
        figure = read_figure(view.tiles[tile])
        for way in WAYS:
            look = looks[way]
            assert look.rows == drawn(turned(figure, way))
            assert look.rows == looks[look.turned].rows
            assert look.turned in ways_to_lie(figure)
            assert looks[look.right].left == way
            assert looks[look.flipped].flipped == way
            assert looks[look.flipped].rows == tuple(row[::-1] for row in look.rows)
            around = looks[looks[looks[look.right].right].right].right
            assert around == way
