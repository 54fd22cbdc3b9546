"""Random tables: every number of seats, every table option that changes play, shipped packs and others."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from tavola import games, library
from tavola.content.words import LANGUAGES, FluentWords
from tavola.fuzz.extremes import Extreme
from tavola.kernel.choice import Choice, book_of
from tavola.kernel.decision import Refused
from tavola.kernel.game import Game
from tavola.kernel.state import Box, State

BOLDNESS = (0.0, 0.15, 0.5)  # how many options of a table are not as usual

Values = Mapping[str, Callable[[Random, Any], Any]]  # for options that are no list of words: a value, given the box


class Kit(msgspec.Struct, frozen=True):
    """What is known of one game: its module here has it as KIT."""

    values: Values
    extremes: Sequence[Extreme]
    longest_round: int  # decisions after which a round (a day) without end is one too many
    often: frozenset[str] = frozenset()  # options that are changed at every other table
    shunned: Mapping[str, tuple[str, ...]] = {}  # by question: how answers begin that lead nowhere if given too often
    other_box: Callable[[Random], Box] | None = None  # a made-up pack


@functools.cache
def kit_of(game_id: str) -> Kit:
    kit: Kit = import_module(f"tavola.fuzz.{game_id}").KIT
    return kit


def words_of(game_id: str, pack: str) -> list[FluentWords]:
    return [library.words(game_id, pack or None, language) for language in LANGUAGES]


def open_any_table(game: Game[Any], pack: str, seats: int, seed: str, random: Random) -> State:
    """A table as its seed says. What cannot be laid out together is refused, and something else is laid out."""
    kit = kit_of(game.id)
    while True:
        box = _box(game.id, pack, kit, random)
        options = any_options(game, box, kit, random)
        try:
            g: State = game.open_table(box, seats, options, seed)
            return g
        except Refused:
            continue


def _box(game_id: str, pack: str, kit: Kit, random: Random) -> Box:
    if not pack and kit.other_box is not None and random.random() < 0.5:
        return kit.other_box(random)
    return library.open_box(game_id, pack or None)


def any_options(game: Game[Any], box: Box, kit: Kit, random: Random) -> Any:
    """Some tables play as usual, some with an option or two of their own, some with half of them."""
    bold = random.choice(BOLDNESS)
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.options):
        if random.random() < (max(bold, 0.5) if field.name in kit.often else bold):
            if field.name in kit.values:
                chosen[field.name] = kit.values[field.name](random, box)
            elif words := words_to_choose(field.type):
                chosen[field.name] = random.choice(words)
    return game.options(**chosen)


def words_to_choose(kind: Any) -> tuple[Any, ...]:
    """All values of an option that is a choice between words, or yes and no; () for any other."""
    if kind is bool or bool in typing.get_args(kind):
        return (False, True)
    return typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()


@functools.cache
def vocabulary(game_id: str) -> tuple[str, ...]:
    """Keys of all kinds: the first words of all there are, and some that were legal in a few random games."""
    game, random = games.find(game_id).GAME, Random(game_id)
    found: dict[str, None] = {}
    if game.state.choice_kinds is not Choice:
        found.update(dict.fromkeys(kind.verb for kind in book_of(game.state.choice_kinds).kinds))
    for seats in game.seats:
        g = game.open_table(library.open_box(game_id), seats, None, f"vocabulary/{seats}")
        for _ in range(LISTENED):
            asked = [one for one in g.open if one.seat not in g.held]
            if not asked:
                break
            decision = random.choice(asked)
            found.update(dict.fromkeys(random.sample(decision.legal(), min(2, len(decision.legal())))))
            game.answer(g, decision.seat, random.choice(decision.legal()))
            g.events.clear()
    return tuple(found)


LISTENED = 150  # decisions of each of these games
