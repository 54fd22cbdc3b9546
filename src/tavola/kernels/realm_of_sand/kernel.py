"""Realm of Sand laid out for its kernel."""

from __future__ import annotations

from typing import Any

from tavola.coding import realm_of_sand as coding
from tavola.coding.actions import ActionCode
from tavola.games.realm_of_sand import GAME
from tavola.games.realm_of_sand.content import SandBox
from tavola.games.realm_of_sand.state import Sand
from tavola.games.realm_of_sand.state import stars as stars_of
from tavola.kernel.state import Box
from tavola.kernels.laid import Laid, Scalars, Words
from tavola.kernels.realm_of_sand import layout
from tavola.kernels.realm_of_sand.ending import place_of, stars
from tavola.kernels.realm_of_sand.flow import act, asked, begin, legal
from tavola.kernels.realm_of_sand.laying import Tables
from tavola.kernels.realm_of_sand.looking import look
from tavola.kernels.realm_of_sand.reading import game_from
from tavola.kernels.realm_of_sand.writing import words_of


class LaidSand(Laid):
    scalars = Scalars(begin, asked, legal, act, look, points=stars, place=place_of, score=stars, word_bits=64)

    def __init__(self, box: Box, seats: int, options: Any) -> None:
        assert isinstance(box, SandBox)
        self.game, self.box, self.seats, self.options = GAME, box, seats, options
        self.code = ActionCode(coding.keys(box), coding.SHARED)
        self.eye = coding.Encoder(box, seats)
        self.names = Tables(box, seats, options, self.code)
        self.tables, self.words, self.most_legal = self.names.t, layout.STATE, self.names.most_legal

    def state_of(self, g: Sand) -> Words:
        return words_of(self.names, g)

    def game_of(self, s: Words) -> Sand:
        return game_from(self.names, s)

    def points_of(self, g: Sand, seat: int) -> int:
        return stars_of(g, seat)


lay = LaidSand
