"""Every game can be played from plain text alone, in both languages: one person among bots, typing numbers."""

from __future__ import annotations

import unicodedata

import pytest
from tests.contract.tables import SETTINGS, all_settings, lay

from tavola.bots.bot import BotRng, find_bot
from tavola.cli.terminal import Terminal
from tavola.kernel.match import Match

LONGEST = 120  # lines that the person types before leaving a long game
CASES = [
    pytest.param(game_id, SETTINGS[game_id].index(setting), language, id=f"{setting.name(game_id)}-{language}")
    for game_id, setting in all_settings()
    for language in ("it", "en")
]


class Person:
    """Types any of the numbers on offer and now and then asks for the table or for previews."""

    def __init__(self, seed: str) -> None:
        self.heard: list[str] = []
        self.luck = BotRng.of(seed)
        self.typed = 0

    def read(self, prompt: str) -> str:
        self.typed += 1
        if self.typed > LONGEST:
            raise EOFError
        if self.typed % 20 == 0:
            return self.luck.pick(["table", "preview 1", "?", "undo"])
        return str(1 + self.luck.below(self.offered()))

    def offered(self) -> int:
        """The number of the last answer in the list just heard."""
        numbers = [line.partition(". ")[0] for line in self.heard[-1:]]
        return int(numbers[0]) if numbers and numbers[0].isdigit() and int(numbers[0]) else 1


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "nth", "language"), CASES)
def test_a_person_can_play_from_text_alone(game_id: str, nth: int, language: str) -> None:
    table = lay(game_id, nth)
    words = next(spoken for spoken in table.words if spoken.language == language)
    person = Person(f"{table.name}/{language}")
    bots = {seat: find_bot("random", game_id) for seat in range(1, table.seats)}
    match = Match(table.game, table.box, table.seats, table.options, "text")
    Terminal(match, bots, words, None, person.read, person.heard.append).play()
    text = "\n".join(person.heard)
    assert len(match.answers) >= min(30, LONGEST // 2)
    assert "⟨" not in text, text[text.index("⟨") - 80 :][:200]
    assert not [letter for letter in text if unicodedata.category(letter) == "Cc" and letter != "\n"]
