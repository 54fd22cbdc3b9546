"""The notes of a guided first game name questions and events that the game really has."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("sangue_reale", "realm_of_sand", "tainted_grail")


def known(game: str) -> set[str]:
    files = (ROOT / "packs" / game / "locale" / "it").glob("*.ftl")
    text = "".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"^((?:prompt|event)-[\w-]+) =", text, re.M))


@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_its_moment(game: str) -> None:
    text = (ROOT / "web" / "src" / "lesson" / f"{game}.it.ftl").read_text("utf-8")
    notes = re.findall(rf"^lesson-{game}-(ask|event)-([\w-]+?)(?:-\d|-then)? =", text, re.M)
    assert len(notes) >= 8
    wanted = {f"{'prompt' if what == 'ask' else 'event'}-{name}" for what, name in notes}
    variants = {name for name in wanted if any(one.startswith(f"{name}-") for one in known(game))}
    assert wanted - known(game) - variants == set()
