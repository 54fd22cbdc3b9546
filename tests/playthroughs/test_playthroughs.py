"""Golden playthroughs: the same seed and answers tell the same story, word for word."""

from pathlib import Path

import pytest
from tests.playthroughs.rewrite import played
from tests.playthroughs.script import Script, all_scripts, read, written


@pytest.mark.parametrize("path", all_scripts(), ids=lambda path: path.stem)
def test_the_story_has_not_changed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    script = read(text)
    assert path.stem.startswith(f"{script.game}-")
    assert script.answers
    assert written(script) == text


def test_a_new_story_reads_back_as_it_was_played() -> None:
    script = played(Script("ambush", 2, "new", options={"am.copies": "2"}), ["random", "greedy"])
    again = read(written(script))
    assert (again.game, again.seats, again.seed, again.options) == ("ambush", 2, "new", {"am.copies": "2"})
    assert again.answers == script.answers
