"""What the linter reads from code without running it."""

from pathlib import Path

import pytest

from tavola.library.code_words import CodeWords, words_of_code

CODE = '''
class FrogJumped: ...

def go(g, words, name, **more):
    ask(g, 0, "leap_or_stay", [])
    ask_each(g, "plan", {})
    ask_any(g, prompt, {})
    say("pond-seen", frog=1, leaf=2)
    say("pond-seen", frog=1)
    say("pond-open", **more)
    say(f"frog-{name}")
    words("pond-view", x=1)
    Message("pond-raw", {"a": 1})
    Outcome((1,), (2,), "dry")
    Outcome((1,), (2,), ending="full_moon")
    Refusal("PD_E_TOO_FAR")
    "TABLE_E_UNDO_" + name.upper()
    """A docstring is no name of anything."""
'''


@pytest.fixture
def code(tmp_path: Path) -> CodeWords:
    (tmp_path / "a.py").write_text(CODE)
    return words_of_code([tmp_path / "a.py"])


def test_messages_named_outright_are_needed_with_what_every_place_gives(code: CodeWords):
    assert code.needed == {
        "prompt-leap-or-stay": None,
        "prompt-plan": None,
        "pond-seen": {"frog"},
        "pond-open": None,
        "pond-view": {"x"},
        "pond-raw": None,
        "ending-dry": None,
        "ending-full-moon": None,
        "refusal-pd-e-too-far": None,
    }


@pytest.mark.parametrize(
    ("id", "possible"),
    [
        ("frog", True),
        ("frog-7", True),
        ("event-frog-jumped", True),
        ("refusal-table-e-undo-dry", True),
        ("option-leap-or-stay-dry", True),
        ("frog-toad", False),
        ("leap-or", False),
        ("docstring", False),
    ],
)
def test_other_names_are_made_of_pieces_that_the_code_knows(code: CodeWords, id: str, possible: bool):
    assert code.may_say(id) is possible


def test_a_game_that_words_its_questions_itself_needs_no_prompts(tmp_path: Path):
    (tmp_path / "a.py").write_text('ask(g, 0, "leap", [])')
    assert words_of_code([tmp_path / "a.py"], prompts=False).needed == {}
