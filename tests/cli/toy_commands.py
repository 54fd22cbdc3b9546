"""The commands on a toy: what they would find in the library is the toy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.toys.ambush_game import AMBUSH, AMBUSH_WORDS
from typer.testing import CliRunner, Result

from tavola.cli import laying
from tavola.cli.main import app
from tavola.kernel.options import read_options
from tavola.kernel.state import Box
from tavola.kernel.text import Words


class ToyLaid(laying.Laid):
    def words(self, language: str) -> Words:
        return {words.language: words for words in AMBUSH_WORDS}[laying.checked_language(language)]


def lay_toy(game_id: str, pack: str = "", given: Sequence[str] = ()) -> laying.Laid:
    return ToyLaid(AMBUSH, Box(), read_options(AMBUSH.options, "am", laying.read_pairs(given)))


def tavola(*arguments: Any, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
