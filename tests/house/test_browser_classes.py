"""Browser tests find things by key, role and `data-part`: another class, which is for looks, breaks none of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent / "web"
TAGS = (
    "a|b|button|circle|dialog|div|figure|form|g|header|i|input|li|main|nav|ol|p|path|rect|section|span|svg|table|tr|ul"
)
CLASS = re.compile(rf"""(?:(?<![\w.)"'/*-])|(?<=[\])])|\b(?:{TAGS}))\.(-?[a-zA-Z_][\w-]*)(?![\w-]*[(/])""")
BY_CLASS = re.compile(r"""classList\.contains\(["']([\w-]+)|className [!=]=|getElementsByClassName\(["']([\w-]+)""")
SCRIPT = re.compile(r"=>|\b(?:document|window|performance|navigator|localStorage|JSON)\b")
QUOTED = re.compile(r"""'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`""")
FILES = {"css", "ftl", "jpg", "js", "json"}  # how a file's name ends
# Where the class itself is what is asked, and why.
MEANT = {
    ("test_sizes", "sr"): "words for a reader of the screen lie on others on purpose: it is the class that hides them",
    (
        "test_sizes",
        "btn",
    ): "a link that looks like a button must be as large as one: it is the class that makes it look so",
}


def selectors(source: str) -> Iterator[str]:
    """Strings of a test by which something may be found; of a script those that it holds itself."""
    tree = ast.parse(source)
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in words:
            text = node.value
            if SCRIPT.search(text):
                yield from ("".join(found) for found in QUOTED.findall(text))
                yield from (f".{''.join(found)}" for found in BY_CLASS.findall(text))
            else:
                yield text


def classes(source: str) -> list[str]:
    """Every class by which a test looks for something."""
    tree = ast.parse(source)
    named = [name for text in selectors(source) for name in CLASS.findall(text) if name not in FILES]
    called = (
        node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    )
    return named + [name for name in called if name in ("to_have_class", "to_contain_class", "not_to_have_class")]


@pytest.mark.parametrize("path", sorted(TESTS.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_looked_for_by_a_class(path: Path) -> None:
    found = classes(path.read_text(encoding="utf-8"))
    assert [name for name in found if (path.stem, name) not in MEANT] == []


def test_no_exception_is_kept_that_nobody_needs() -> None:
    met = {(path.stem, name) for path in TESTS.glob("*.py") for name in classes(path.read_text(encoding="utf-8"))}
    assert met >= set(MEANT)


@pytest.mark.parametrize(
    "line",
    [
        'page.locator(".ask")',
        'page.locator("[data-region=ask] .act.win")',
        'page.locator("svg.small polyline")',
        'LIT = {"refill": ".ring .coin"}',
        "page.locator(f\".rival[data-seat='{seat}']\")",
        "page.evaluate(\"() => document.querySelector('.ask').clientHeight\")",
        "page.evaluate(\"one => one.classList.contains('lit')\")",
        'expect(page.locator("html")).to_have_class("still")',
    ],
)
def test_a_class_is_found(line: str) -> None:
    assert classes(line) != []


@pytest.mark.parametrize(
    "line",
    [
        "page.locator('[data-part=hand-card][data-lit]')",
        'page.get_by_role("button", name=said("bot-apprentice.plays"))',
        'lay(options={"sr.character_pick": "random"})',
        'page.evaluate("() => document.documentElement.scrollWidth - innerWidth")',
        "page.evaluate(\"one => one.closest('nav').clientHeight\")",
        '"""A test of .ask"""',
    ],
)
def test_keys_roles_and_parts_are_none(line: str) -> None:
    assert classes(line) == []
