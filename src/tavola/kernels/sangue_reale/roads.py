"""The roads of a game: every sheet with its overlays that may be played, and which one follows a history."""

from __future__ import annotations

from itertools import product

from tavola.games.sangue_reale.content import DuelBox
from tavola.games.sangue_reale.options import Rulings

Road = tuple[str, tuple[str, ...]]  # a sheet and its overlays
HISTORIES = 64
LETTERS = {"a": 1, "b": 2, "d": 3}  # as campaign.py writes them


class Roads:
    """The first one is where the game begins."""

    def __init__(self, box: DuelBox, options: Rulings) -> None:
        self.by_history = [-1] * HISTORIES
        self.missing: list[str] = []  # histories that the pack has no branch for
        if options.length == "era":
            sheet = options.sheet or box.eras[options.era].default_sheet
            self.all: list[Road] = [(sheet, box.sheets[sheet].alone)]
            return
        self.all = [(box.eras[1].default_sheet, ())]
        for length in (1, 2, 3):
            for letters in product("abd" if options.draw_branch == "pack" else "ab", repeat=length):
                self._follow(box, "".join(letters))

    def _follow(self, box: DuelBox, history: str) -> None:
        drawn = [at for at, letter in enumerate(history, start=1) if letter == "d"]
        if not all(any(row.after_era == at and row.winner == "draw" for row in box.branching) for at in drawn):
            return  # a coin decides instead
        try:
            branch = box.branch(history, "draw" if history[-1] == "d" else history[-1])
        except ValueError:
            self.missing.append(history)
            return
        road = (branch.sheet, branch.overlays)
        if road not in self.all:
            self.all.append(road)
        self.by_history[history_number(history)] = self.all.index(road)


def history_number(history: str) -> int:
    found = 0
    for letter in history:
        found = found << 2 | LETTERS[letter]
    return found


def history_letters(number: int) -> str:
    found = ""
    while number:
        found = "?abd"[number & 3] + found
        number >>= 2
    return found
