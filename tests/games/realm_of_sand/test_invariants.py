"""What always holds, whatever is played (section 17 of the catalogue)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.realm_of_sand.table import fixture, vetra

from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.ending import ranking
from tavola.games.realm_of_sand.events import CardCompleted, CrystalUsed, SandEvent, TurnStarted
from tavola.games.realm_of_sand.options import SandOptions
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS, settled, ways_to_lie
from tavola.games.realm_of_sand.state import Player, Sand, hourglasses, stars
from tavola.kernel.codec import state_hash
from tavola.kernel.event import take_events
from tavola.kernel.flow import take
from tavola.kernel.match import Match

seeds = st.integers(0, 10**9)
modes = st.sampled_from(["basic", "advanced"])
choices = st.lists(st.integers(0, 10**6), min_size=5, max_size=90)


def bold(g: Sand, number: int) -> str:
    """A legal answer; completing, powers and summons come up more often than their share of the keys."""
    legal = g.open[0].legal()
    rare = [key for key in legal if not key.startswith("place:")]
    among = rare if rare and number % 3 else legal
    return among[number // 3 % len(among)]


def check(g: Sand, box) -> None:
    """Everything that can be seen on one table, numbered as in the catalogue."""
    assert all(supply >= 0 for supply in g.supply)
    for nth in range(BASIC):  # 1
        assert g.supply[nth] + sum(p.squares[nth].bit_count() for p in g.players) == 28
    for nth in range(len(ELEMENTS)):  # 2
        owned = sum(p.front[nth] + p.discs[nth].bit_count() for p in g.players)
        assert g.reserve[nth] >= 0
        assert g.reserve[nth] + owned == box.discs(len(g.players))[nth]
    active = [tile for player in g.players for tile in player.active]  # 3
    assert sorted([*g.circle, *g.aside, *active]) == sorted(box.tiles)
    if g.open and g.open[0].prompt not in ("refill", "extra"):
        assert all(len(player.active) == 3 for player in g.players)
    check_cards(g, box)
    for player in g.players:
        check_board(g, player)
    assert sorted(ranking(g)) == list(range(len(g.players)))  # 12


def check_cards(g: Sand, box) -> None:
    for level, whole in enumerate(box.decks()):  # 4
        held = [card for player in g.players for card in player.completed + player.kept]
        mine = [card for card in held + g.looked_at if g.card(card).level == level + 1]
        shown = [card for card in g.display[level] if card]
        assert sorted(g.decks[level] + shown + mine) == sorted(whole)
        if g.open and g.open[0].prompt == "turn" and not g.players[g.turn].completed and g.decks[level]:
            assert len(shown) == 4
    for seat, player in enumerate(g.players):  # 7
        assert stars(g, seat) == sum(g.card(card).stars for card in player.completed)
        assert hourglasses(g, seat) == sum(g.card(card).hourglasses for card in player.completed)


def check_board(g: Sand, player) -> None:
    cells = [*player.squares, *player.discs]  # 5
    assert sum(each.bit_count() for each in cells) == player.occupied().bit_count()
    assert len(player.squares) == BASIC
    side = g.side(player)
    assert player.occupied() & ~side.all == 0
    assert (player.occupied() & side.dark).bit_count() <= player.level <= side.level_max  # 6


def check_events(g: Sand, before: Sand, events: list[SandEvent]) -> None:
    for event in events:
        if isinstance(event, CrystalUsed):  # 8
            assert before.players[event.seat].charged_in_round < g.round
        if isinstance(event, CardCompleted):  # 10
            player = before.players[event.seat]
            side = g.side(player)
            spots = {name: spot for spot, name in zip(side.at, side.names, strict=True)}
            figure = settled((*spots[name], letter_at(before, event.seat, name)) for name in event.cells)
            assert figure in ways_to_lie(g.card(event.card).figure).values()
            assert not g.players[event.seat].occupied() & sum(side.bit[name] for name in event.cells)
    for seat, player in enumerate(g.players):  # 11
        assert player.level >= before.players[seat].level


def letter_at(g: Sand, seat: int, name: str) -> str:
    player = g.players[seat]
    bit = g.side(player).bit[name]
    layers = [s | d for s, d in zip([*player.squares, 0, 0], player.discs, strict=True)]
    return next(letter for letter, layer in zip(ELEMENTS, layers, strict=True) if layer & bit)


@pytest.mark.rule("RS-15.1", "RS-15.2", "RS-15.3", "RS-15.4", "RS-15.5", "RS-15.6", "RS-9.6", "RS-9.3")
@pytest.mark.parametrize("box", [vetra(), fixture()], ids=["vetra", "fixture"])
@settings(max_examples=20, deadline=None)
@given(seed=seeds, seats=st.integers(1, 4), mode=modes, answers=choices)
def test_the_table_is_in_order_after_every_answer(box, seed, seats, mode, answers):
    """S-104."""
    g = GAME.open_table(box, seats, SandOptions(mode=mode), str(seed))
    take_events(g)
    for number in answers:
        if not g.open:
            break
        before = g.clone()
        if g.open[0].prompt == "turn":
            assert any(key.startswith("place:") for key in g.open[0].legal())
        take(g, g.open[0], bold(g, number))
        check_events(g, before, take_events(g))
        check(g, box)


@pytest.mark.rule("RS-11.2", "RS-11.1")
@settings(max_examples=6, deadline=None)
@given(seed=seeds, seats=st.integers(2, 4))
def test_all_have_had_the_same_number_of_turns_when_it_ends(seed, seats):
    """Invariant 9."""
    g = GAME.open_table(vetra(), seats, SandOptions(mode="advanced", hourglass_target=4), str(seed))
    turns = [0] * seats
    number = seed
    while True:
        for event in take_events(g):
            if isinstance(event, TurnStarted):
                turns[event.seat] += 1
        if not g.open:
            break
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**63
        take(g, g.open[0], bold(g, number >> 20))
    assert turns == [g.round] * seats
    assert any(hourglasses(g, seat) >= 4 for seat in range(seats))


@settings(max_examples=6, deadline=None)
@given(seed=seeds, answers=choices)
def test_the_log_gives_the_same_table_again(seed, answers):
    """Invariant 14."""
    match = Match(GAME, vetra(), 3, SandOptions(mode="advanced"), str(seed))
    for number in answers:
        if match.g.open:
            match.answer(match.g.open[0].seat, bold(match.g, number))
    again = GAME.open_table(vetra(), 3, SandOptions(mode="advanced"), str(seed))
    for answer in match.answers:
        GAME.answer(again, answer.seat, answer.key, answer.decision)
    assert state_hash(again) == state_hash(match.g)


@pytest.mark.rule("RS-14.2", "RS-14.3")
@settings(max_examples=6, deadline=None)
@given(seed=seeds, answers=choices, viewer=st.sampled_from([0, 1, None]), number=seeds)
def test_hidden_cards_do_not_reach_a_view(seed, answers, viewer, number):
    """Invariant 13."""
    g = GAME.open_table(vetra(), 2, SandOptions(mode="advanced"), str(seed))
    for each in answers:
        if g.open:
            take(g, g.open[0], bold(g, each))
    clone = GAME.resample(g, viewer, number)
    assert GAME.view(clone, viewer) == GAME.view(g, viewer)
    assert GAME.pieces(clone) == GAME.pieces(g)


def test_a_twin_of_a_player_has_everything_and_shares_nothing() -> None:
    """Every field is filled with something of its own, so that one left out of the copy would show."""
    other: dict[str, Any] = {
        "board": "lens",
        "face": "advanced",
        "active": ["t01"],
        "completed": ["k1"],
        "kept": ["k2"],
        "charged": True,
    }
    numbers: dict[str, Any] = {"level": 3, "opened": 5, "charged_in_round": 7}
    heaps: dict[str, Any] = {"squares": [1, 2, 4], "discs": [8, 16, 32, 64, 128], "front": [1, 0, 2, 0, 3]}
    player = Player(**other, **numbers, **heaps)
    assert set(Player.__struct_fields__) == {*other, *numbers, *heaps}
    clone = player.clone()
    assert clone == player
    for name in (*heaps, "active", "completed", "kept"):
        assert getattr(clone, name) is not getattr(player, name)
